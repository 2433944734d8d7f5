/// The interface through which animators and interaction controllers observe and control a
/// transition.
///
/// Adopt it to drive an animator yourself, for example in a test.
@MainActor
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place, the superview of the old view.
  ///
  /// The animator adds the new view to it.
  var containerView: View { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the user is moving the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation, or ``ModalPresentationStyle/none``, the default, for other
  /// transitions.
  var presentationStyle: ModalPresentationStyle { get }
  /// The transform applied to the contents; the identity by default, since windows do not rotate.
  var targetTransform: Transform { get }
  /// Returns the controller on one side of the transition.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view that the transition removes or adds, or `nil` for a side that stays in place.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Returns the initial frame of a controller's view in the container, or zero for one that is not
  /// in it yet.
  func initialFrame(for controller: ViewController) -> Rect
  /// Returns the final frame of a controller's view in the container, or zero for one that leaves.
  func finalFrame(for controller: ViewController) -> Rect
  /// Shows a fraction of an interactive transition, 0…1.
  func updateInteractiveTransition(_ percentComplete: Double)
  /// Lets the user take over a running transition.
  func pauseInteractiveTransition()
  /// Ends the interaction and runs the transition to its end.
  func finishInteractiveTransition()
  /// Ends the interaction and runs the transition back to its start.
  func cancelInteractiveTransition()
  /// Ends the transition. Call it once, when the animation is over.
  ///
  /// - Parameter didComplete: Whether the new view stays. If `false`, it is removed and the old one
  ///   reappears.
  func completeTransition(_ didComplete: Bool)
}

extension ViewControllerContextTransitioning {
  /// No style.
  public var presentationStyle: ModalPresentationStyle { .none }

  /// The identity.
  public var targetTransform: Transform { .identity }
}
