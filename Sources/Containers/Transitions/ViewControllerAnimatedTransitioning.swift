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
  /// Returns how long the transition takes; asked once for each.
  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration
  /// Adds the new view to the container and animates the change.
  ///
  /// Called once, and not for a transition that is not animated. When the animation is over,
  /// ``ViewControllerContextTransitioning/completeTransition(_:)`` has to be called.
  func animateTransition(using context: any ViewControllerContextTransitioning)
  /// Returns an animation that can be paused, moved by hand and reversed; nil unless implemented.
  ///
  /// One that is returned has to be the same object each time that it is asked for in one transition. It
  /// adds the new view to the container, and completes the transition; ``animateTransition(using:)`` starts
  /// it. A transition that begins with an interaction pauses it instead.
  func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)?
  /// Called right before the controllers are told that they have appeared and disappeared; does nothing
  /// unless implemented.
  ///
  /// - Parameter transitionCompleted: Whether the new view is in its place; false where the transition was
  ///   cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// None: the animation runs to its end, or is moved as ``animateTransition(using:)`` has begun it.
  public func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    nil
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
