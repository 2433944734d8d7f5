/// Turns the container over like a card that has the two views on its sides.
///
/// If one of the views stays in place, the other one dissolves instead. A flip cannot be
/// interrupted, except by an interaction controller.
final class FlipAnimator: SystemAnimator {
  override var duration: Duration { .milliseconds(500) }
  private weak var container: View?

  override func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    flips(context) ? nil : super.interruptibleAnimator(using: context)
  }

  override func animateTransition(using context: any ViewControllerContextTransitioning) {
    let sides = TransitionSides(context)
    guard flips(context), let old = sides.old, let new = sides.new else {
      return super.animateTransition(using: context)
    }
    container = sides.container
    sides.putNewViewIn(below: isReturning)
    View.transition(
      from: old, to: new, duration: duration,
      options: isReturning ? .transitionFlipFromLeft : .transitionFlipFromRight
    ) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  override func animationEnded(_ transitionCompleted: Bool) {
    super.animationEnded(transitionCompleted)
    // The effect is still running if another transition has cut this one.
    container?.interruptEffect()
  }

  private func flips(_ context: any ViewControllerContextTransitioning) -> Bool {
    !isReduced(context) && TransitionSides(context).areInContainer
  }
}
