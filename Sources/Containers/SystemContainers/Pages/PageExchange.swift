/// The replacement of the pages that a page view controller shows by others.
@MainActor
final class PageExchange: TransitionExchange {
  private weak var parent: PageViewController?
  /// The controllers that leave and those that come.
  let leaving: [ViewController]
  let coming: [ViewController]
  private weak var container: View?
  private let order: ExchangeOrder
  private var appearances: AppearanceExchange
  private var keyboard: KeyboardMemory?
  private var moving = MovingViews()

  /// Creates an exchange.
  ///
  /// - Parameter passing: A page that is seen during the turn only.
  init(
    in parent: PageViewController, from old: [ViewController], to new: [ViewController],
    passing: ViewController?, order: ExchangeOrder
  ) {
    self.parent = parent
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

  // A side without a controller is the container itself, which stays.
  var old: ViewController { leaving.first ?? parent ?? ViewController() }
  var new: ViewController { coming.first ?? parent ?? ViewController() }

  private var all: [ViewController] { leaving + coming + (passing.map { [$0] } ?? []) }

  var window: Window? { parent?.viewIfLoaded?.attachedWindow }

  var substituteContainer: View? { parent?.viewIfLoaded }

  func hasParty(of other: any TransitionExchange) -> Bool {
    all.contains { $0 === other.old || $0 === other.new }
  }

  func obstacle(to session: TransitionSession) -> TransitionSession? {
    all.lazy.compactMap { $0.containedTransition as? TransitionSession }
      .first { $0.isInTheWay(of: session, in: self.parent?.pagesView) }
  }

  // The page view controller keeps at most one request waiting, so sessions never queue here.
  func noteChild() {}
  func follow(_ predecessor: any TransitionExchange) {}

  // MARK: Beginning

  func enterPlace(for session: TransitionSession) -> View? {
    container = parent?.pagesView
    for page in all { page.containedTransition = session }
    return container
  }

  func loadNewView() {
    for page in coming { page.loadViewIfNeeded() }
    passing?.loadViewIfNeeded()
  }

  func takeKeyboard() {
    guard isSeen, let window = container?.window else { return }
    for page in leaving where keyboard == nil {
      guard let view = page.viewIfLoaded else { continue }
      keyboard = KeyboardMemory(of: page, view, in: window)
    }
  }

  func sendWillCallbacks(isAnimated: Bool) {
    for side in order.begin {
      switch side {
      case .old:
        for page in leaving where isSeen {
          appearances.beginDisappearance(of: page, isAnimated: isAnimated)
        }
      case .new:
        for page in coming where isSeen && takesNew {
          appearances.beginAppearance(of: page, isAnimated: isAnimated)
        }
      }
    }
    if isAnimated, isSeen, let passing { begin(passing, isAnimated: isAnimated) }
  }

  private func begin(_ passing: ViewController, isAnimated: Bool) {
    passingTransition = passing.beginTransition(.appear, isAnimated: isAnimated)
  }

  private var passingTransition: AppearanceTransition?

  var isSeen: Bool {
    guard let parent, parent.isVisibleToChildren, let container, let view = parent.viewIfLoaded
    else { return false }
    return container.isDescendant(of: view)
  }

  var takesNew: Bool {
    guard let parent, let container, container.superview != nil else { return false }
    return coming.allSatisfy { page in
      page.parent === parent && page.viewIfLoaded.map { !container.isDescendant(of: $0) } ?? false
    }
  }

  var holdsNew: Bool {
    guard let container else { return false }
    return coming.allSatisfy { $0.viewIfLoaded?.isDescendant(of: container) == true }
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

  func view(_ key: TransitionContextViewKey) -> View? {
    switch key {
    case .from: leaving.first?.viewIfLoaded
    case .to: coming.first?.viewIfLoaded
    }
  }

  func initialFrame(of controller: ViewController) -> Rect {
    leaving.contains { $0 === controller } ? parent?.place(of: controller) ?? .zero : .zero
  }

  func finalFrame(of controller: ViewController) -> Rect {
    coming.contains { $0 === controller } ? parent?.place(of: controller) ?? .zero : .zero
  }

  // MARK: Input

  func blockInput() { moving.blockInput(of: all.map(\.viewIfLoaded)) }

  func keepMoving() { moving.keepMoving(all.map(\.viewIfLoaded)) }

  func releaseViews() { moving.release() }

  // MARK: Ending

  func endInnerSessions(_ outcome: TransitionOutcome) {
    for page in outcome == .cancelled ? coming : leaving {
      for controller in page.children { controller.endInnerSessions() }
    }
  }

  func turnBack(_ outcome: TransitionOutcome, isAnimated: Bool) {
    if let passing, passingTransition != nil {
      passingTransition = passing.beginTransition(.disappear, isAnimated: isAnimated)
    }
    guard outcome == .cancelled else { return }
    appearances.turnBack(isAnimated: isAnimated) { _ in isSeen }
  }

  func end(_ outcome: TransitionOutcome) {
    appearances.end(outcome)
    if let passing, let passingTransition { passing.endTransition(passingTransition) }
    passingTransition = nil
    takeOut(outcome == .cancelled ? coming : leaving)
    if let passing { takeOut([passing]) }
    keyboard?.end(isBack: outcome == .cancelled)
    keyboard = nil
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

  func leavePlace(of session: TransitionSession) {
    for page in all where page.containedTransition === session { page.containedTransition = nil }
  }
}
