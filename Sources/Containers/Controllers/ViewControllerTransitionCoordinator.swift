/// What a transition of a controller is like.
@MainActor
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is seen over some time.
  var isAnimated: Bool { get }
  /// Whether the transition was called off, or cut short.
  var isCancelled: Bool { get }
  /// Whether a person moves the transition along with a gesture; never, so far.
  var isInteractive: Bool { get }
  /// Whether the transition began with a person's gesture; never, so far.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be taken over by a gesture; never, so far.
  var isInterruptible: Bool { get }
  /// How long the transition takes; zero where it is not animated.
  var transitionDuration: Duration { get }
  /// How far an interactive transition is, 0…1; 1 for one that is not.
  var percentComplete: Double { get }
  /// The curve by which the transition runs to its end.
  var completionCurve: TimingCurve { get }
  /// How fast an interactive transition was let go, in whole transitions a second; else 1.
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
  /// Calls something when a person lets go of the transition, or takes it up; never, so far.
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
