/// Fades a popover in while it grows from the tip of its arrow, or on the way back out while it
/// shrinks toward the tip.
final class PopoverAnimator: SystemAnimator {
  private static let smallScale = 0.9

  private let popover: PopoverPresentationController

  init(_ popover: PopoverPresentationController, isReturning: Bool) {
    self.popover = popover
    super.init(isReturning: isReturning)
  }

  override var duration: Duration { .milliseconds(isReturning ? 200 : 250) }

  override var timing: any TimingCurveProvider {
    CubicTimingParameters(animationCurve: isReturning ? .easeIn : .easeOut)
  }

  override func prepare(
    _ sides: TransitionSides, _ context: any ViewControllerContextTransitioning
  ) -> Motion {
    guard let view = isReturning ? sides.old : sides.new else { return Motion() }
    let dissolve = dissolve(sides)
    let (small, full) = (smallTransform(of: view), view.transform)
    if !isReturning { View.performWithoutAnimation { view.transform = small } }
    let end = isReturning ? small : full
    return Motion {
      dissolve.changes()
      view.transform = end
    } restore: {
      dissolve.restore()
      view.transform = full
    }
  }

  /// Returns a transform that makes the popover smaller without moving the tip of its arrow.
  private func smallTransform(of view: View) -> Transform {
    let scale = PopoverAnimator.smallScale
    let distance = (popover.tip ?? view.center) - view.center
    return Transform(scaleX: scale, y: scale)
      .concatenating(
        Transform(translationX: distance.x * (1 - scale), y: distance.y * (1 - scale)))
  }
}
