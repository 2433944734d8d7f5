/// The controllers that a session exchanges, and their views.
@MainActor
protocol TransitionExchange: AnyObject {
  /// The style of the presentation, or ``ModalPresentationStyle/none`` for an exchange of children.
  var presentationStyle: ModalPresentationStyle { get }
  /// The window of the exchange, or `nil` if it is in none.
  var window: Window? { get }
  /// A view that replaces the container if there is none.
  var substituteContainer: View? { get }

  /// Returns the controller that is visible at the beginning or at the end.
  func controller(_ key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view that the transition removes or adds, or `nil` for a side that stays.
  func view(_ key: TransitionContextViewKey) -> View?
  /// Returns the initial frame of a controller's view, or zero for one that is not there yet.
  func initialFrame(of controller: ViewController) -> Rect
  /// Returns the final frame of a controller's view, or zero for one that leaves.
  func finalFrame(of controller: ViewController) -> Rect
  /// The controllers that no other exchange may involve at the same time.
  var parties: [ViewController] { get }
  /// The views of both sides, which receive no input while the transition moves them.
  var views: [View?] { get }
  var appearances: AppearanceExchange { get }

  // MARK: One after the other

  /// Returns the session that must end before another one begins, or `nil` if there is none.
  func obstacle(to session: TransitionSession) -> TransitionSession?
  /// Records whether the new controller still has its parent, before a completion runs.
  func noteParent()
  /// Adapts to what the preceding exchange has changed.
  func follow(_ predecessor: any TransitionExchange)

  // MARK: Beginning

  /// The outcome if the exchange is cut before it has begun.
  var outcomeBeforeBeginning: TransitionOutcome { get }
  /// Claims the place of the exchange for a session.
  ///
  /// - Returns: The view in which the exchange happens.
  func enterPlace(for session: TransitionSession) -> View?
  func loadNewView()
  /// Takes focus and first responder away from the old side, and sends the `will` callbacks to the
  /// controllers whose appearance changes.
  func begin(isAnimated: Bool)

  // MARK: Views

  /// Whether the place of the exchange is visible or about to be.
  var isSeen: Bool { get }
  /// Whether the new view can be added to the container, or is in its place.
  var takesNew: Bool { get }
  /// Whether the new view is in the container, or in its place.
  var holdsNew: Bool { get }
  /// Adds the new view to the container, at its final frame, and lays it out.
  ///
  /// - Returns: Whether the new view is in the container.
  func putNewViewIn() -> Bool

  // MARK: Ending

  /// Returns the controllers that the exchange has removed.
  func gone(_ outcome: TransitionOutcome) -> [ViewController]
  /// Sends the `did` callbacks and removes the view that leaves.
  func end(_ outcome: TransitionOutcome)
  /// Gives up the place after the completion.
  func leavePlace(of session: TransitionSession)
}

extension TransitionExchange {
  var presentationStyle: ModalPresentationStyle { .none }
  var outcomeBeforeBeginning: TransitionOutcome { .cancelled }
  var parties: [ViewController] { [controller(.from), controller(.to)].compactMap { $0 } }
  var views: [View?] { [view(.from), view(.to)] }

  /// Whether the exchange shares a controller with another exchange.
  func hasParty(of other: any TransitionExchange) -> Bool {
    parties.contains { $0 === other.controller(.from) || $0 === other.controller(.to) }
  }

  // Defaults for exchanges that no other one waits for.
  func obstacle(to session: TransitionSession) -> TransitionSession? { nil }
  func noteParent() {}
  func follow(_ predecessor: any TransitionExchange) {}

  func gone(_ outcome: TransitionOutcome) -> [ViewController] {
    [controller(outcome == .cancelled ? .to : .from)].compactMap { $0 }
  }

  func leavePlace(of session: TransitionSession) {
    for party in parties where party.containedTransition === session {
      party.containedTransition = nil
    }
  }
}
