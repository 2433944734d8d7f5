import Containers

/// A controller is told when its view comes and goes.
///
/// The calls are always balanced: what begins in `viewWillAppear(_:)` ends in
/// `viewWillDisappear(_:)` or `viewDidDisappear(_:)`.
///
/// Push a page, and drag it back from its leading edge. Let go too early, and the opposite calls
/// follow: the page that was about to appear disappears, and the other one appears again.
final class AppearanceLesson: Lesson {
  private let log = LogView(capacity: 14)
  private var pages = 1
  private lazy var stack = NavigationController(rootViewController: makePage("Page 1"))

  override func viewDidLoad() {
    super.viewDidLoad()
    let steps = [
      Button.tinted("Push") { [weak self] in self?.push(animated: true) },
      Button.tinted("Push without animation") { [weak self] in self?.push(animated: false) },
      Button.tinted("Pop") { [weak self] in _ = self?.stack.popViewController(animated: true) },
    ]
    add("A stack", stack, height: 220)
    add("", ButtonFlow(steps))
    add("What is called", log)
  }

  private func push(animated: Bool) {
    pages = stack.viewControllers.count + 1
    stack.pushViewController(makePage("Page \(pages)"), animated: animated)
  }

  private func makePage(_ title: String) -> ViewController {
    let page = RecordingPage { [weak self] in self?.log.add($0) }
    page.title = title
    return page
  }
}

/// A page that tells of each call.
private final class RecordingPage: ViewController {
  private let tell: (String) -> Void

  init(tell: @escaping (String) -> Void) {
    self.tell = tell
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    record("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("viewWillAppear", animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("viewIsAppearing", animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("viewDidAppear", animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("viewWillDisappear", animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("viewDidDisappear", animated)
  }

  private func record(_ callback: String, _ animated: Bool? = nil) {
    tell("\(title ?? ""): \(callback)(\(animated.map { "\($0)" } ?? ""))")
  }
}
