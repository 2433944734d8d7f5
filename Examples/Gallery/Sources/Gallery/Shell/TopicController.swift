import Containers

/// A lesson, with its source beside it in a wide window.
final class TopicController: ViewController {
  private(set) var topic: Topic?
  private(set) var lesson: Lesson = WelcomeLesson()
  private var source: SourceController?
  private let divider = View()
  /// Whether the user wants the source where there is room for it.
  private var wantsSource = true

  /// The width from which the source has a column.
  private static let wide = 1_100.0

  override init() {
    super.init()
    restorationIdentifier = "topic"
    definesPresentationContext = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    divider.backgroundColor = DynamicColor.separator
    embed(lesson)
  }

  /// Replaces the lesson.
  func show(_ topic: Topic) { show(topic, topic.makeLesson()) }

  private func show(_ topic: Topic, _ new: Lesson) {
    loadViewIfNeeded()
    // What covers only this page belongs to the lesson that goes.
    if presentedViewController != nil, transitionCoordinator == nil {
      dismiss(animated: false, completion: nil)
    }
    removePages()
    removeSource()
    unembed(lesson)
    self.topic = topic
    title = topic.title
    new.topic = topic
    lesson = new
    embed(new)
    navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Source", image: Image(systemName: "doc"),
      primaryAction: Action(title: "Source") { [weak self] _ in self?.toggleSource() })
    view.setNeedsLayout()
  }

  /// Removes what is above this page, such as the source, unless the page itself is on its way out.
  private func removePages() {
    guard let stack = navigationController, stack.viewControllers.contains(where: { $0 === self })
    else { return }
    stack.popToViewController(self, animated: false)
  }

  private func embed(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    if let lesson = child as? Lesson { setContentScrollView(lesson.scrollView) }
  }

  private func unembed(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  // MARK: The source

  private func toggleSource() {
    // What covers the page covers its source, too.
    guard let topic, presentedViewController == nil else { return }
    if view.bounds.width >= Self.wide {
      wantsSource.toggle()
      view.setNeedsLayout()
    } else if traitCollection.horizontalSizeClass == .compact {
      navigationController?.pushViewController(SourceController(topic), animated: true)
    } else {
      let sheet = NavigationController(rootViewController: SourceController(topic))
      sheet.modalPresentationStyle = .pageSheet
      present(sheet, animated: true)
    }
  }

  private func removeSource() {
    guard let source else { return }
    unembed(source)
    divider.removeFromSuperview()
    self.source = nil
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isWide = view.bounds.width >= Self.wide
    if isWide, wantsSource, source == nil, let topic {
      let column = SourceController(topic)
      source = column
      embed(column)
      view.addSubview(divider)
    } else if !(isWide && wantsSource) {
      removeSource()
    }
    place()
  }

  private func place() {
    let bounds = view.bounds
    guard let source else {
      lesson.view.frame = bounds
      return
    }
    let width = min(700, bounds.width * 0.45).rounded()
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? width : bounds.width - width
    let (first, second) = (
      Rect(x: 0, y: 0, width: left, height: bounds.height),
      Rect(x: left, y: 0, width: bounds.width - left, height: bounds.height)
    )
    lesson.view.frame = isMirrored ? second : first
    source.view.frame = isMirrored ? first : second
    divider.frame = Rect(x: left, y: 0, width: 1, height: bounds.height)
  }

  // MARK: Restoration

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(topic?.title ?? "", forKey: "topic")
    // Only what has an identifier has a place in the state.
    if lesson.restorationIdentifier != nil { coder.encodeObject(lesson, forKey: "lesson") }
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    guard let topic = coder.decode(String.self, forKey: "topic").flatMap(Topic.named) else {
      return
    }
    let kept = coder.decodeObject(forKey: "lesson") as? Lesson
    show(topic, kept ?? topic.makeLesson())
    (splitViewController as? GalleryController)?.sidebar.select(topic)
  }
}
