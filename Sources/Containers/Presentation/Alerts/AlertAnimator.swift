/// The animation of an alert: it fades in while it shrinks to its size, and fades out.
@MainActor
final class AlertAnimator: SystemAnimator {
  /// The scale at which an alert begins.
  private static let scale = 1.06

  override var duration: Duration { .milliseconds(200) }

  override var timing: any TimingCurveProvider { CubicTimingParameters(animationCurve: .easeOut) }

  override func prepare(
    _ sides: TransitionSides, _ context: any ViewControllerContextTransitioning
  ) -> Motion {
    let fade = dissolve(sides)
    guard !isReturning, let view = sides.new else { return fade }
    View.performWithoutAnimation {
      view.transform = Transform(scaleX: Self.scale, y: Self.scale)
    }
    return Motion {
      fade.changes()
      view.transform = .identity
    } restore: {
      fade.restore()
      view.transform = .identity
    }
  }
}
