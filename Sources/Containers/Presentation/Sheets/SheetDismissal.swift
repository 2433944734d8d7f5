/// The interactive dismissal of a sheet, which slides out at the bottom edge.
@MainActor
final class SheetDismissal: ViewControllerAnimatedTransitioning {
  private static let duration = Duration.milliseconds(400)

  /// The height in points from which the sheet leaves.
  let origin: Double
  /// What drives the dismissal.
  let interaction = PercentDrivenInteractiveTransition()
  /// Called at the end with whether the sheet is dismissed.
  var whenEnded: ((Bool) -> Void)?
  private weak var context: (any ViewControllerContextTransitioning)?
  private var isReduced = false
  private var isCanceledAtOnce = false

  init(from origin: Double) { self.origin = max(1, origin) }

  // MARK: Driving

  /// The height of the sheet on the screen, in points.
  var height: Double { origin * (1 - interaction.percentComplete) }

  /// Shows the sheet at a height in points.
  func show(_ height: Double) { interaction.update((origin - height) / origin) }

  /// Takes over a dismissal that is finishing or going back.
  ///
  /// - Returns: Whether that was possible.
  func pause() -> Bool {
    interaction.pause()
    return context?.isInteractive == true
  }

  /// Lets the sheet slide out, at a velocity in points per second.
  func finish(_ velocity: Double) {
    prepareRest(-velocity / max(1, height))
    interaction.finish()
  }

  /// Lets the sheet slide back, at a velocity in points per second.
  func cancel(_ velocity: Double) {
    prepareRest(velocity / max(1, origin - height))
    interaction.cancel()
  }

  /// Cancels the dismissal in this turn, because the sheet is back at its origin.
  func cancelAtOnce() {
    interaction.update(0)
    let context = context
    isCanceledAtOnce = true
    context?.cancelInteractiveTransition()
    context?.completeTransition(false)
  }

  /// Prepares the rest of the motion, with a velocity in whole distances per second.
  private func prepareRest(_ velocity: Double) {
    if isReduced {
      interaction.completionSpeed = SheetDismissal.duration / Duration.reducedDissolve
    } else {
      let limited = min(max(velocity, 0), 30)
      interaction.timingCurve = SpringTimingParameters(
        duration: .milliseconds(300), bounce: 0, initialVelocity: Vector(dx: limited, dy: limited))
    }
  }

  // MARK: Animated transitioning

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration {
    SheetDismissal.duration
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    self.context = context
    guard let card = context.view(forKey: .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let container = context.containerView
    isReduced = container.traitCollection.accessibilityMotion == .reduced
    let distance = container.bounds.maxY - card.frame.minY
    View.animate(
      withDuration: SheetDismissal.duration, options: [.curveLinear, .allowUserInteraction],
      animations: {
        card.center.y += distance
        if isReduced { card.alpha = 0 }
      },
      completion: { _ in
        guard !self.isCanceledAtOnce else { return }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    let whenEnded = whenEnded
    self.whenEnded = nil
    whenEnded?(transitionCompleted)
  }
}
