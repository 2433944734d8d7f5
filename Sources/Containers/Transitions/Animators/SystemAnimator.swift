/// An animator of the system, which the user can interrupt and reverse.
///
/// Subclasses set up the views and return what is animated. With reduced motion, every one of them
/// is a short dissolve.
@MainActor
class SystemAnimator: ViewControllerAnimatedTransitioning {
  /// Fast at first, and slow when the views come to rest.
  static let settling = CubicTimingParameters(
    controlPoint1: Point(x: 0.32, y: 0.72), controlPoint2: Point(x: 0, y: 1))

  /// The changes of a transition.
  struct Motion {
    /// The animated changes.
    var changes: () -> Void = {}
    /// Restores what must not outlast the transition, however it ended.
    var restore: () -> Void = {}
  }

  /// Whether the transition undoes an earlier one, so that the new view comes below the old one.
  let isReturning: Bool
  private var running: ViewPropertyAnimator?
  /// Restores what must not outlast the transition.
  final var restore: (() -> Void)?

  init(isReturning: Bool) { self.isReturning = isReturning }

  /// The duration without reduced motion.
  var duration: Duration { .milliseconds(250) }

  /// The timing of the animation.
  var timing: any TimingCurveProvider { CubicTimingParameters(animationCurve: .easeInOut) }

  /// Sets up the views, which are in the container, and returns what is animated.
  func prepare(
    _ sides: TransitionSides, _ context: any ViewControllerContextTransitioning
  ) -> Motion {
    dissolve(sides)
  }

  /// Sets up a dissolve.
  ///
  /// Only the upper view fades, so that nothing behind the two shows through.
  final func dissolve(_ sides: TransitionSides) -> Motion {
    guard let view = isReturning ? sides.old : sides.new else { return Motion() }
    let alpha = view.alpha
    if !isReturning { View.performWithoutAnimation { view.alpha = 0 } }
    let end = isReturning ? 0 : alpha
    return Motion(changes: { view.alpha = end }, restore: { view.alpha = alpha })
  }

  /// Whether the user prefers reduced motion where the transition takes place.
  final func isReduced(_ context: (any ViewControllerContextTransitioning)?) -> Bool {
    context?.containerView.traitCollection.accessibilityMotion == .reduced
  }

  // MARK: Animated transitioning

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration {
    isReduced(context) ? min(duration, .reducedDissolve) : duration
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    interruptibleAnimator(using: context)?.startAnimation()
  }

  func interruptibleAnimator(
    using context: any ViewControllerContextTransitioning
  ) -> (any ViewImplicitlyAnimating)? {
    if let running { return running }
    let sides = TransitionSides(context)
    sides.putNewViewIn(below: isReturning)
    let motion = isReduced(context) ? dissolve(sides) : prepare(sides, context)
    restore = motion.restore
    let animator = ViewPropertyAnimator(
      duration: transitionDuration(using: context), timingParameters: timing)
    animator.addAnimations(motion.changes)
    animator.addCompletion { context.completeTransition($0 == .end) }
    running = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    running = nil
    let due = restore
    restore = nil
    View.performWithoutAnimation { due?() }
  }
}
