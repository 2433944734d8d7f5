/// The transition of a popover: it fades while it grows from the tip of its arrow, or shrinks toward
/// it.
@MainActor
final class PopoverAnimator: ViewControllerAnimatedTransitioning {
  private let popover: PopoverPresentationController
  private var animator: ViewPropertyAnimator?

  private let isReturning: Bool

  init(_ popover: PopoverPresentationController, isReturning: Bool) {
    self.popover = popover
    self.isReturning = isReturning
  }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration {
    if let context, isReduced(context) { return .milliseconds(150) }
    return .milliseconds(isReturning ? 200 : 250)
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    animation(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    animation(using: context)
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  private func animation(
    using context: any ViewControllerContextTransitioning
  ) -> ViewPropertyAnimator {
    if let animator { return animator }
    let made = isReturning ? dismissal(context) : presentation(context)
    made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    animator = made
    return made
  }

  private func presentation(
    _ context: any ViewControllerContextTransitioning
  ) -> ViewPropertyAnimator {
    let view = context.view(forKey: .to)
    View.performWithoutAnimation {
      if let view {
        if let controller = context.viewController(forKey: .to) {
          view.frame = context.finalFrame(for: controller)
        }
        context.containerView.addSubview(view)
        context.containerView.layoutIfNeeded()
      }
      hide(view, context)
    }
    return ViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeOut) {
      view?.alpha = 1
      view?.transform = .identity
    }
  }

  private func dismissal(
    _ context: any ViewControllerContextTransitioning
  ) -> ViewPropertyAnimator {
    let view = context.view(forKey: .from)
    let animator = ViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: .easeIn
    ) {
      self.hide(view, context)
    }
    animator.addCompletion { _ in
      view?.alpha = 1
      view?.transform = .identity
    }
    return animator
  }

  /// Makes the popover transparent, and a little smaller without moving the tip of its arrow.
  private func hide(_ view: View?, _ context: any ViewControllerContextTransitioning) {
    guard let view else { return }
    view.alpha = 0
    guard !isReduced(context) else { return }
    let scale = 0.9
    let distance = (popover.tip ?? view.center) - view.center
    view.transform = Transform(scaleX: scale, y: scale)
      .concatenating(
        Transform(translationX: distance.x * (1 - scale), y: distance.y * (1 - scale)))
  }

  private func isReduced(_ context: any ViewControllerContextTransitioning) -> Bool {
    context.containerView.traitCollection.accessibilityMotion == .reduced
  }
}
