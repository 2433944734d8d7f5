/// Slides the new view up from the bottom edge of the container, or on the way back the old one
/// down.
final class CoverVerticalAnimator: SystemAnimator {
  override var duration: Duration { .milliseconds(400) }

  override var timing: any TimingCurveProvider { SystemAnimator.settling }

  override func prepare(
    _ sides: TransitionSides, _ context: any ViewControllerContextTransitioning
  ) -> Motion {
    guard let view = isReturning ? sides.old : sides.new else { return Motion() }
    let distance = sides.container.bounds.maxY - view.frame.minY
    guard !isReturning else { return Motion { view.center.y += distance } }
    let end = view.center
    View.performWithoutAnimation { view.center.y += distance }
    return Motion { view.center = end }
  }
}
