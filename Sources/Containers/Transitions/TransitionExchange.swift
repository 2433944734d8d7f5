/// What a session exchanges: the controllers that come and go, and their views.
@MainActor
protocol TransitionExchange: AnyObject {
  /// The controller that is visible at the beginning.
  var old: ViewController { get }
  /// The controller that is visible at the end.
  var new: ViewController { get }
  /// The window of the exchange, or `nil` if it is in none.
  var window: Window? { get }
  /// A view that stands for the container when there is none.
  var substituteContainer: View? { get }

  /// The style of the presentation, or ``ModalPresentationStyle/none`` for an exchange of children.
  var presentationStyle: ModalPresentationStyle { get }

  /// Whether the exchange involves a controller of another one.
  func hasParty(of other: any TransitionExchange) -> Bool
  /// Returns the session that must end before another one begins, or `nil` if there is none.
  func obstacle(to session: TransitionSession) -> TransitionSession?
  /// Records whether the new controller is still where it was, before a completion runs.
  func noteChild()
  /// Adapts to what the preceding exchange has changed.
  func follow(_ predecessor: any TransitionExchange)

  /// The outcome if the exchange is cut before it has begun.
  var outcomeBeforeBeginning: TransitionOutcome { get }

  /// Claims the place of the exchange for a session.
  ///
  /// - Returns: The view in which the exchange happens.
  func enterPlace(for session: TransitionSession) -> View?
  func loadNewView()
  /// Takes focus and first responder status away from the old side.
  func takeKeyboard()
  /// Sends the `will` callbacks to the controllers whose appearance changes.
  func sendWillCallbacks(isAnimated: Bool)

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
  /// Returns the view that the transition removes or adds, or `nil` for a side that stays.
  func view(_ key: TransitionContextViewKey) -> View?
  /// Returns the initial frame of a controller's view, or zero for one that is not there yet.
  func initialFrame(of controller: ViewController) -> Rect
  /// Returns the final frame of a controller's view, or zero for one that leaves.
  func finalFrame(of controller: ViewController) -> Rect

  /// Blocks pointer and key input on both sides.
  func blockInput()
  /// Keeps animations of both sides running when the size changes.
  func keepMoving()
  /// Undoes ``blockInput()`` and ``keepMoving()``.
  func releaseViews()

  /// Ends the sessions inside the side that is removed.
  func endInnerSessions(_ outcome: TransitionOutcome)
  /// Begins the opposite appearance transitions if the exchange was canceled.
  func turnBack(_ outcome: TransitionOutcome, isAnimated: Bool)
  /// Sends the `did` callbacks and removes the view that leaves.
  func end(_ outcome: TransitionOutcome)
  /// Gives up the place after the completion.
  func leavePlace(of session: TransitionSession)
}

extension TransitionExchange {
  var outcomeBeforeBeginning: TransitionOutcome { .cancelled }

  var presentationStyle: ModalPresentationStyle { .none }

  func hasParty(of other: any TransitionExchange) -> Bool {
    [old, new].contains { $0 === other.old || $0 === other.new }
  }

  func endInnerSessions(_ outcome: TransitionOutcome) {
    let gone = outcome == .cancelled ? new : old
    for controller in gone.children { controller.endInnerSessions() }
  }

  func viewController(_ key: TransitionContextViewControllerKey) -> ViewController {
    switch key {
    case .from: old
    case .to: new
    }
  }
}

extension ViewController {
  /// Ends the sessions of the controller and its descendants.
  func endInnerSessions() {
    (containedTransition as? TransitionSession)?.cut()
    for child in children { child.endInnerSessions() }
  }
}
