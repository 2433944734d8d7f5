/// What a transition of a controller is like.
@MainActor
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is seen over some time.
  var isAnimated: Bool { get }
  /// Whether the transition was called off, or cut short.
  var isCancelled: Bool { get }
  /// Whether a person moves the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition began with a person's gesture.
  var initiallyInteractive: Bool { get }
  /// Whether a person can take the transition over: it has an interaction controller or an interruptible
  /// animator.
  var isInterruptible: Bool { get }
  /// How long the transition takes; zero where it is not animated.
  var transitionDuration: Duration { get }
  /// How far a person has moved the transition, 0…1; 1 where nobody has.
  ///
  /// While the rest runs it stays where the person let go, and at the end it is 1, or 0 for one that was cancelled.
  var percentComplete: Double { get }
  /// The curve by which the transition runs to its end.
  var completionCurve: TimingCurve { get }
  /// How fast the rest of a transition runs that a person let go of, as a multiple of its own speed; else 1.
  var completionVelocity: Double { get }
  /// The view in which the transition takes place.
  var containerView: View { get }
  /// What is applied to the contents; always none here, since windows do not turn.
  var targetTransform: Transform { get }
  /// Returns the controller that the transition leads from or to; nil for a change of size or traits.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view of the controller that the transition leads from or to; nil for a change of
  /// size or traits.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// What takes other changes along with a transition of a controller.
///
/// ```swift
/// override func viewWillTransition(
///   to size: Size, with coordinator: any ViewControllerTransitionCoordinator
/// ) {
///   super.viewWillTransition(to: size, with: coordinator)
///   coordinator.animate { _ in self.bar.alpha = size.width < 300 ? 0 : 1 }
/// }
/// ```
@MainActor
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Runs changes in the animation of the transition, and something when it has ended.
  ///
  /// - Parameters:
  ///   - animation: Runs when everything is laid out as it will be; changes of views are animated
  ///     where the transition is.
  ///   - completion: Called once, after the transition has ended or was called off.
  /// - Returns: Whether the changes will run: not if the transition is under way already.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs changes of a view that lies outside the container view, and something when the transition
  /// has ended.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls something each time that a person lets go of the transition or takes it over, when it is decided
  /// whether it is cancelled and before the rest runs.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Runs changes in the animation of the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs changes of a view that lies outside the container view.
  @discardableResult
  public func animateAlongsideTransition(
    in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
