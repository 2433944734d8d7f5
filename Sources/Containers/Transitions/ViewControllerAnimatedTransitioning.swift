/// An animator of transitions between two controllers.
///
/// ```swift
/// final class SlideAnimator: ViewControllerAnimatedTransitioning {
///   func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration {
///     .milliseconds(300)
///   }
///
///   func animateTransition(using context: any ViewControllerContextTransitioning) {
///     guard let new = context.viewController(forKey: .to), let view = new.view else { return }
///     let end = context.finalFrame(for: new)
///     view.frame = end.offsetBy(dx: end.width, dy: 0)
///     context.containerView.addSubview(view)
///     View.animate(withDuration: transitionDuration(using: context)) {
///       view.frame = end
///     } completion: { _ in
///       context.completeTransition(!context.transitionWasCancelled)
///     }
///   }
/// }
/// ```
@MainActor
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the transition. Called once for each.
  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration
  /// Adds the new view to the container and animates the change.
  ///
  /// Called once, and only for animated transitions. When the animation is over, call
  /// ``ViewControllerContextTransitioning/completeTransition(_:)``.
  func animateTransition(using context: any ViewControllerContextTransitioning)
  /// Returns an animation that can be paused, scrubbed, and reversed, or `nil`, the default.
  ///
  /// It must be the same object each time within one transition. It adds the new view to the
  /// container and completes the transition. ``animateTransition(using:)`` starts it; a transition
  /// that begins interactively pauses it instead.
  func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)?
  /// Called right before the controllers receive their `did` callbacks. The default does nothing.
  ///
  /// - Parameter transitionCompleted: Whether the new view is in place; `false` if the transition
  ///   was canceled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Returns `nil`.
  public func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    nil
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
