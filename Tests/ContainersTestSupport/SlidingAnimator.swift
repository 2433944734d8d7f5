import Containers

/// An animator that slides the new view in from the right, with a block or a property animator.
@MainActor
final class SlidingAnimator: ViewControllerAnimatedTransitioning {
  enum Means: String, CaseIterable, Sendable {
    case block, keyframes, propertyAnimator, interruptible
  }

  let means: Means
  var duration = Duration.seconds(1)
  var curve = AnimationCurve.easeInOut
  /// Called when the animation begins.
  var whenAnimated: ((any ViewControllerContextTransitioning) -> Void)?
  /// Called with the name of each method that is called on the animator.
  var whenAsked: ((String) -> Void)?
  var addsNewView = true
  var completes = true
  private(set) var context: (any ViewControllerContextTransitioning)?
  private var running: ViewPropertyAnimator?

  init(_ means: Means = .block) { self.means = means }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration {
    whenAsked?("duration")
    return duration
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    whenAsked?("animate")
    whenAnimated?(context)
    if means == .interruptible {
      interruptibleAnimator(using: context)?.startAnimation()
      return
    }
    guard let (view, end) = putIn(context) else { return }
    switch means {
    case .block:
      View.animate(
        withDuration: duration, options: AnimationOptions(rawValue: UInt(curve.rawValue) << 16),
        animations: { view.frame = end },
        completion: { [completes] _ in
          if completes { context.completeTransition(!context.transitionWasCancelled) }
        })
    case .keyframes:
      View.animateKeyframes(withDuration: duration) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.frame = end }
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    case .propertyAnimator, .interruptible:
      let animator = ViewPropertyAnimator(duration: duration, curve: curve) { view.frame = end }
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      animator.startAnimation()
    }
  }

  func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    guard means == .interruptible else { return nil }
    if let running { return running }
    guard let (view, end) = putIn(context) else { return nil }
    let animator = ViewPropertyAnimator(duration: duration, curve: curve) { view.frame = end }
    animator.addCompletion { [weak self] in
      self?.running = nil
      context.completeTransition($0 == .end)
    }
    running = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { whenAsked?("ended(\(transitionCompleted))") }

  private func putIn(
    _ context: any ViewControllerContextTransitioning
  ) -> (view: View, end: Rect)? {
    guard let new = context.viewController(forKey: .to), let view = new.view else { return nil }
    let end = context.finalFrame(for: new)
    view.frame = end.offsetBy(dx: 100, dy: 0)
    if addsNewView { context.containerView.addSubview(view) }
    return (view, end)
  }
}
