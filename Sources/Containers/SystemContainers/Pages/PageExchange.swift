/// The replacement of the pages that a page view controller shows by others.
@MainActor
final class PageExchange: ChildrenExchange {
  private weak var pager: PageViewController?
  let leaving: [ViewController]
  let coming: [ViewController]
  weak var container: View?
  let appearances: AppearanceExchange
  var keyboard: KeyboardMemory?
  let moving = MovingViews()
  let order: ExchangeOrder

  /// Creates an exchange.
  ///
  /// - Parameter passing: A page that is seen during the turn only.
  init(
    in pager: PageViewController, from old: [ViewController], to new: [ViewController],
    passing: ViewController?, order: ExchangeOrder
  ) {
    self.pager = pager
    leaving = old.filter { page in !new.contains { $0 === page } }
    coming = new.filter { page in !old.contains { $0 === page } }
    self.passing = passing
    self.order = order
    appearances = AppearanceExchange(order: order) { controller, direction, isAnimated in
      controller.beginTransition(direction, isAnimated: isAnimated)
    }
  }

  /// The page on the back of the sheet that turns, which is not seen before or after.
  let passing: ViewController?

  var parent: ViewController? { pager }

  var childrenView: View? { pager?.pagesView }

  var all: [ViewController] { leaving + coming + (passing.map { [$0] } ?? []) }

  // MARK: Beginning

  func loadNewView() {
    for page in coming { page.loadViewIfNeeded() }
    passing?.loadViewIfNeeded()
  }

  func sendWillCallbacks(isAnimated: Bool) {
    beginAppearances(isAnimated: isAnimated)
    if isAnimated, isSeen, let passing { begin(passing, isAnimated: isAnimated) }
  }

  private func begin(_ passing: ViewController, isAnimated: Bool) {
    passingTransition = passing.beginTransition(.appear, isAnimated: isAnimated)
  }

  private var passingTransition: AppearanceTransition?

  var isSeen: Bool {
    guard let pager, pager.isVisibleToChildren, let container, let view = pager.viewIfLoaded
    else { return false }
    return container.isDescendant(of: view)
  }

  @discardableResult
  func putNewViewIn() -> Bool {
    guard takesNew, let container else { return false }
    View.performWithoutAnimation {
      if let view = passing?.viewIfLoaded, passingTransition != nil { container.addSubview(view) }
      for page in coming { container.addSubview(page.view) }
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
    return holdsNew
  }

  func place(of child: ViewController) -> Rect? { pager?.place(of: child) }

  // MARK: Ending

  func turnBack(_ outcome: TransitionOutcome, isAnimated: Bool) {
    if let passing, passingTransition != nil {
      passingTransition = passing.beginTransition(.disappear, isAnimated: isAnimated)
    }
    turnAppearancesBack(outcome, isAnimated: isAnimated)
  }

  func end(_ outcome: TransitionOutcome) {
    appearances.end(outcome)
    if let passing, let passingTransition { passing.endTransition(passingTransition) }
    passingTransition = nil
    takeOut(gone(outcome))
    if let passing { takeOut([passing]) }
    returnKeyboard(outcome)
  }

  private func takeOut(_ pages: [ViewController]) {
    guard let container else { return }
    View.performWithoutAnimation {
      for page in pages {
        guard let view = page.viewIfLoaded, view.superview === container else { continue }
        view.removeFromSuperview()
      }
    }
  }
}
