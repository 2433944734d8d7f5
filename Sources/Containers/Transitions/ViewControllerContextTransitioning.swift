/// What an animator and an interaction controller see of a transition, and by which they move it.
///
/// An app adopts it to drive its animators by itself, for example in a test.
@MainActor
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place; it holds the old view.
  ///
  /// An animator adds the new one to it.
  var containerView: View { get }
  /// Whether the transition is seen over some time.
  var isAnimated: Bool { get }
  /// Whether a person moves the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to its beginning.
  var transitionWasCancelled: Bool { get }
  /// What is applied to the contents; the identity unless implemented, since windows do not turn.
  var targetTransform: Transform { get }
  /// Returns the controller that the transition leads from or to.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view that the transition takes out or puts in; nil for a side that stays where it is.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Returns where a controller's view is at the beginning, in the container; zero for one that is not
  /// there yet.
  func initialFrame(for controller: ViewController) -> Rect
  /// Returns where a controller's view is at the end, in the container; zero for one that goes.
  func finalFrame(for controller: ViewController) -> Rect
  /// Moves an interactive transition to a part of its way, 0…1.
  func updateInteractiveTransition(_ percentComplete: Double)
  /// Lets a person take over a transition that runs.
  func pauseInteractiveTransition()
  /// Runs the rest of the way.
  func finishInteractiveTransition()
  /// Runs the way back.
  func cancelInteractiveTransition()
  /// Ends the transition; called once, when the animation is over.
  ///
  /// - Parameter didComplete: Whether the new view stays; false takes it out and lets the old one come back.
  func completeTransition(_ didComplete: Bool)
}

extension ViewControllerContextTransitioning {
  /// The identity.
  public var targetTransform: Transform { .identity }
}
