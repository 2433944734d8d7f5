/// Information about a view controller transition.
@MainActor
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition was canceled or cut short.
  var isCancelled: Bool { get }
  /// Whether the user is currently moving the transition.
  var isInteractive: Bool { get }
  /// Whether the transition began with a user's gesture.
  var initiallyInteractive: Bool { get }
  /// Whether the user can take over the transition, because it has an interaction controller or an
  /// interruptible animator.
  var isInterruptible: Bool { get }
  /// The duration of the transition, or zero if it is not animated.
  var transitionDuration: Duration { get }
  /// The fraction to which the user has moved the transition, 0…1; 1 if the transition is not
  /// interactive.
  ///
  /// While the remaining animation runs, the fraction stays where the user let go. After the end it
  /// is 1, or 0 if the transition was canceled.
  var percentComplete: Double { get }
  /// The timing curve with which the transition completes.
  var completionCurve: TimingCurve { get }
  /// The speed of the remaining animation after the user lets go, as a multiple of its normal
  /// speed; otherwise 1.
  var completionVelocity: Double { get }
  /// The view in which the transition takes place.
  var containerView: View { get }
  /// The transform applied to the contents. Always the identity, because windows do not rotate.
  var targetTransform: Transform { get }
  /// Returns the controller the transition leads from or to, or `nil` for a change of size or
  /// traits.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view of the controller the transition leads from or to, or `nil` for a change of
  /// size or traits.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// An object that runs other changes alongside a view controller transition.
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
  /// Runs changes alongside the transition and a completion after it ends.
  ///
  /// - Parameters:
  ///   - animation: Called after the final layout. Changes to views are animated if the transition
  ///     is.
  ///   - completion: Called once, after the transition has ended or was canceled.
  /// - Returns: Whether the changes will run. `false` if the transition is already under way.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs changes to a view outside the container view alongside the transition, and a completion
  /// after it ends.
  @discardableResult
  func animateAlongsideTransition(
    in view: View?,
    animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Adds a handler that is called each time the user lets go of the transition or takes it over.
  ///
  /// When the user lets go, the handler is called after the transition is finished or canceled, and
  /// before the remaining animation runs.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Runs changes alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Runs changes to a view outside the container view alongside the transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
