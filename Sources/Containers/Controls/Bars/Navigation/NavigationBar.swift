/// A bar with the title of the visible controller, a back button, and other buttons.
///
/// A ``NavigationController`` has a navigation bar and manages its items. In your own view, push
/// and pop items yourself.
///
/// ```swift
/// let bar = NavigationBar(frame: Rect(x: 0, y: 0, width: 320, height: 44))
/// let colors = NavigationItem(title: "Colors")
/// colors.rightBarButtonItem = BarButtonItem(systemItem: .add)
/// bar.pushItem(colors, animated: false)
/// ```
@MainActor
open class NavigationBar: View {
  /// The items, the lowest first, or `nil` for none.
  ///
  /// The bar shows the last one.
  open var items: [NavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that the bar shows, or `nil` for none.
  open var topItem: NavigationItem? { stack.last }

  /// The item to which the back button leads, or `nil` for none.
  open var backItem: NavigationItem? { topItem.flatMap(item(below:)) }

  /// Whether items may have a large title; `false` by default.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { lookDidChange() } }
  }

  /// The appearance of the background and the titles.
  open var standardAppearance = NavigationBarAppearance() {
    didSet { if standardAppearance != oldValue { lookDidChange() } }
  }
  /// The appearance while the content is scrolled to its top, or `nil` for the standard appearance
  /// without a background.
  open var scrollEdgeAppearance: NavigationBarAppearance? {
    didSet { if scrollEdgeAppearance != oldValue { lookDidChange() } }
  }
  /// The appearance in compact height, or `nil` for the standard appearance.
  open var compactAppearance: NavigationBarAppearance? {
    didSet { if compactAppearance != oldValue { lookDidChange() } }
  }

  private var stack: [NavigationItem] = []
  private(set) var content: NavigationBarContent?
  let background = BarBackgroundView(isLineOnTop: false)
  /// Whether the content beneath is scrolled to its top.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { edgeDidChange() } } }
  /// The height by which the background extends above the bar.
  var extensionAbove = 0.0 { didSet { if extensionAbove != oldValue { setNeedsLayout() } } }
  /// Goes back one level; `nil` to pop the top item of the bar.
  var onBack: (() -> Void)?
  /// Returns the menu of the stack for the back button of an item, or `nil` to list the items.
  var backMenu: ((NavigationItem) -> Menu?)?
  /// Called when the height or the content of the bar changes by itself.
  var onChange: ((_ isAnimated: Bool) -> Void)?

  /// Creates a bar without items.
  public required override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without items from a nib, as `NavigationBar()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    focusGroupIdentifier = "navigationBar \(identity)"
    accessibility.label = Messages.Bars.navigationBar
    addSubview(background)
    updateBackground()
  }

  /// Pushes an item and shows it.
  open func pushItem(_ item: NavigationItem, animated: Bool) {
    setItems(stack + [item], animated: animated)
  }

  /// Pops the top item and shows the one below.
  ///
  /// - Returns: The popped item, or `nil` if there is none.
  @discardableResult
  open func popItem(animated: Bool) -> NavigationItem? {
    guard let top = stack.last else { return nil }
    setItems(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Replaces all items and shows the last one.
  open func setItems(_ items: [NavigationItem]?, animated: Bool) {
    let items = items ?? []
    guard !shows(items) else { return }
    let isBack = items.last.map { new in stack.dropLast().contains { $0 === new } } ?? true
    let isAnimated = animated && window != nil
    let change = change(to: items, isBack: isBack, isAnimated: isAnimated)
    guard isAnimated else { return change.finish(isCompleted: true) }
    change.prepare()
    View.animate(withDuration: .milliseconds(350)) {
      change.show()
    } completion: { _ in
      change.finish(isCompleted: true)
    }
  }

  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = Rect(
      x: 0, y: -extensionAbove, width: bounds.width, height: bounds.height + extensionAbove)
    layOutContent()
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    lookDidChange()
  }

  // MARK: Items

  /// The sum of the items' versions, which grow with each change.
  var version: Int {
    var sum = 0
    for item in stack { sum += item.version }
    return sum
  }

  /// Returns the item below another one, or `nil` if it is the lowest.
  func item(below item: NavigationItem) -> NavigationItem? {
    var below: NavigationItem?
    for known in stack {
      if known === item { return below }
      below = known
    }
    return nil
  }

  /// Whether the bar shows the items as they are now.
  func shows(_ items: [NavigationItem]) -> Bool {
    content?.item === items.last && stack.elementsEqual(items, by: ===)
      && content?.version ?? version == version
  }

  /// Replaces the items and prepares the change of the visible item, or makes it immediately.
  func change(to items: [NavigationItem], isBack: Bool, isAnimated: Bool) -> NavigationBarChange {
    let (former, formerStack, isShown) = (content, stack, shows(items))
    stack = items
    for item in items { item.bar = self }
    if !isAnimated, let former, let top = items.last, former.item !== top {
      if !former.show(top) { updateBackground() }
      setNeedsLayout()
      return NavigationBarChange(in: self, from: nil, to: nil, isBack: isBack) {}
    }
    let keeps = former != nil && former?.item === items.last
    let next = keeps ? former : items.last.map { NavigationBarContent($0, in: self) }
    if keeps, !isShown {
      former?.rebuild()
      updateBackground()
    }
    if let next, next !== former {
      next.frame = bounds
      addSubview(next)
    }
    content = next
    return NavigationBarChange(
      in: self, from: keeps ? nil : former, to: keeps ? nil : next, isBack: isBack
    ) { [weak self] in
      guard let self else { return }
      stack = formerStack
      content = former
      former?.rebuild()
    }
  }

  /// Shows the changes of an item.
  func itemDidChange(_ item: NavigationItem, reachesAbove: Bool) {
    for case let content as NavigationBarContent in subviews {
      if content.item === item {
        content.didChange(item)
      } else if reachesAbove, stack.contains(where: { $0 === item }) {
        content.lowerDidChange()
      }
    }
  }

  func goBack() {
    if let onBack { onBack() } else { popItem(animated: true) }
  }

  func makeBackMenu(for item: NavigationItem) -> Menu? {
    if let backMenu { return backMenu(item) }
    guard let index = stack.firstIndex(where: { $0 === item }) else { return nil }
    return Menu(
      children: stack[..<index].reversed().map { below in
        Action(title: below.title ?? Messages.Bars.back) { [weak self, weak below] _ in
          guard let self, let below, let index = stack.firstIndex(where: { $0 === below }) else {
            return
          }
          setItems(Array(stack[...index]), animated: true)
        }
      })
  }

  private func edgeDidChange() {
    if (topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance) != nil { content?.updateTitles() }
    updateBackground()
  }

  private func lookDidChange() {
    content?.rebuild()
    updateBackground()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    onChange?(false)
  }
}
