/// The bars of a navigation controller, and how they follow the content.
@MainActor
final class NavigationBars {
  private let navigationBarClass: NavigationBar.Type
  private let toolbarClass: Toolbar.Type
  /// The bar at the top, or `nil` until it is first shown or asked for.
  private(set) var madeNavigationBar: NavigationBar?
  private(set) lazy var toolbar = toolbarClass.init(frame: .zero)
  var isNavigationBarHidden = false
  var isToolbarHidden = true
  var hidesWhenCompact = false
  /// Whether what is shown, or comes, hides the bar of an enclosing tab bar controller.
  var hidesTabBar = false
  /// Called when the bar at the top is made.
  var navigationBarDidLoad: ((NavigationBar) -> Void)?
  /// Called when the content has moved so that the height of a bar changes.
  var contentDidScroll: (() -> Void)?
  private weak var scrollView: ScrollView?
  /// The controller that leaves, whose safe area does not follow the bars for what comes.
  private weak var leaving: ViewController?

  init(_ navigationBarClass: NavigationBar.Type?, _ toolbarClass: Toolbar.Type?) {
    self.navigationBarClass = navigationBarClass ?? NavigationBar.self
    self.toolbarClass = toolbarClass ?? Toolbar.self
  }

  /// The bar at the top.
  var navigationBar: NavigationBar {
    if let madeNavigationBar { return madeNavigationBar }
    let bar = navigationBarClass.init(frame: .zero)
    madeNavigationBar = bar
    navigationBarDidLoad?(bar)
    return bar
  }

  /// Keeps the safe area of a controller that leaves, instead of that of the last one.
  func hold(_ controller: ViewController?) {
    leaving?.holdSafeArea(false)
    leaving = controller
    controller?.holdSafeArea(true)
  }

  /// Follows another scroll view, or none.
  func follow(_ scrollView: ScrollView?) {
    guard scrollView !== self.scrollView else { return }
    if let former = self.scrollView {
      (former.barFollower, former.barRest) = (nil, nil)
      former.uncoveredTop = 0
    }
    self.scrollView = scrollView
    scrollView?.barFollower = { [weak self] _ in self?.scrolled() }
    scrollView?.barRest = { [weak self] in self?.rest(at: $0) ?? $0 }
  }

  private func rest(at offset: Double) -> Double {
    guard let navigationBar = madeNavigationBar else { return offset }
    let top = -(scrollView?.adjustedContentInset.top ?? 0)
    return top + navigationBar.fullExtension.rest(at: offset - top)
  }

  private func scrolled() {
    let height = madeNavigationBar?.height
    updateExtension()
    if madeNavigationBar?.height != height { contentDidScroll?() }
  }

  /// Shows as much of the large title and the search as the content leaves.
  func updateExtension() {
    guard let navigationBar = madeNavigationBar else { return }
    let parts = navigationBar.fullExtension
    guard let scrollView, scrollView.window != nil else {
      navigationBar.isAtScrollEdge = false
      navigationBar.show(parts)
      return
    }
    let way = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    let shown = parts.shown(at: way)
    navigationBar.show(shown)
    navigationBar.isAtScrollEdge = way < max(parts.shrinking, 0.5)
    scrollView.uncoveredTop = max(0, parts.full - shown.full)
  }
}
