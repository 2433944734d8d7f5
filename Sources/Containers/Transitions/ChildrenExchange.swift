/// An exchange of several children of a container, any number of which come and go.
@MainActor
protocol ChildrenExchange: TransitionExchange {
  /// The container.
  var parent: ViewController? { get }
  /// The view that holds the children, or the views that they are in.
  var childrenView: View? { get }
  /// The controllers that leave and those that come.
  var leaving: [ViewController] { get }
  var coming: [ViewController] { get }
  /// Those, and others that are seen during the transition only.
  var all: [ViewController] { get }
  /// The order of the callbacks.
  var order: ExchangeOrder { get }
  /// The view that holds the children, once the exchange has its place.
  var container: View? { get set }
  var appearances: AppearanceExchange { get }
  var keyboard: KeyboardMemory? { get set }
  var moving: MovingViews { get }

  /// Returns the frame of a child, which leaves it or comes to it, or `nil` for none.
  func place(of child: ViewController) -> Rect?
}

extension ChildrenExchange {
  // A side without a controller is the container itself, which stays.
  var old: ViewController { leaving.first ?? parent ?? ViewController() }
  var new: ViewController { coming.first ?? parent ?? ViewController() }

  var window: Window? { parent?.viewIfLoaded?.attachedWindow }

  var substituteContainer: View? { parent?.viewIfLoaded }

  func hasParty(of other: any TransitionExchange) -> Bool {
    all.contains { $0 === other.old || $0 === other.new }
  }

  func obstacle(to session: TransitionSession) -> TransitionSession? {
    all.lazy.compactMap { $0.obstacle(to: session, in: self.childrenView) }.first
  }

  // Such a container begins no other transition before this one has ended.
  func noteChild() {}
  func follow(_ predecessor: any TransitionExchange) {}

  // MARK: Beginning

  func enterPlace(for session: TransitionSession) -> View? {
    container = childrenView
    for child in all { child.containedTransition = session }
    return container
  }

  func loadNewView() { for child in coming { child.loadViewIfNeeded() } }

  func takeKeyboard() {
    guard isSeen, let window = container?.window else { return }
    for child in leaving where keyboard == nil {
      guard let view = child.viewIfLoaded else { continue }
      keyboard = KeyboardMemory(of: child, view, in: window)
    }
  }

  func sendWillCallbacks(isAnimated: Bool) { beginAppearances(isAnimated: isAnimated) }

  /// Begins the appearance transitions of those that leave and those that come.
  func beginAppearances(isAnimated: Bool) {
    for side in order.begin {
      switch side {
      case .old:
        for child in leaving where isSeen {
          appearances.beginDisappearance(of: child, isAnimated: isAnimated)
        }
      case .new:
        for child in coming where isSeen && takesNew {
          appearances.beginAppearance(of: child, isAnimated: isAnimated)
        }
      }
    }
  }

  /// Whether those that come are still children.
  var takesNew: Bool {
    guard let parent, let container, container.superview != nil else { return false }
    return coming.allSatisfy { child in
      child.parent === parent && child.viewIfLoaded.map { !container.isDescendant(of: $0) } ?? false
    }
  }

  var holdsNew: Bool {
    guard let container else { return false }
    return coming.allSatisfy { $0.viewIfLoaded?.isDescendant(of: container) == true }
  }

  func view(_ key: TransitionContextViewKey) -> View? {
    switch key {
    case .from: leaving.first?.viewIfLoaded
    case .to: coming.first?.viewIfLoaded
    }
  }

  func initialFrame(of controller: ViewController) -> Rect {
    leaving.contains { $0 === controller } ? place(of: controller) ?? .zero : .zero
  }

  func finalFrame(of controller: ViewController) -> Rect {
    coming.contains { $0 === controller } ? place(of: controller) ?? .zero : .zero
  }

  // MARK: Input

  func blockInput() { moving.blockInput(of: all.map(\.viewIfLoaded)) }

  func keepMoving() { moving.keepMoving(all.map(\.viewIfLoaded)) }

  func releaseViews() { moving.release() }

  // MARK: Ending

  func endInnerSessions(_ outcome: TransitionOutcome) {
    for child in gone(outcome) {
      for controller in child.children { controller.endInnerSessions() }
    }
  }

  func turnBack(_ outcome: TransitionOutcome, isAnimated: Bool) {
    turnAppearancesBack(outcome, isAnimated: isAnimated)
  }

  /// Begins the opposite appearance transitions if the exchange was canceled.
  func turnAppearancesBack(_ outcome: TransitionOutcome, isAnimated: Bool) {
    guard outcome == .cancelled else { return }
    appearances.turnBack(isAnimated: isAnimated) { _ in isSeen }
  }

  /// Returns those that the exchange has removed.
  func gone(_ outcome: TransitionOutcome) -> [ViewController] {
    outcome == .cancelled ? coming : leaving
  }

  /// Gives the keyboard back, or leaves it to those who came.
  func returnKeyboard(_ outcome: TransitionOutcome) {
    keyboard?.end(isBack: outcome == .cancelled)
    keyboard = nil
  }

  func leavePlace(of session: TransitionSession) {
    for child in all where child.containedTransition === session { child.containedTransition = nil }
  }
}
