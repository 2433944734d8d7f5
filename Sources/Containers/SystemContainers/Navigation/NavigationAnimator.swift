/// Slides the new view in from the trailing edge over the old one, which moves a little to the
/// leading edge and is dimmed; and on the way back the other way round.
final class NavigationAnimator: SystemAnimator {
  /// The opacity of the shade over the covered view.
  private static let shade = 0.12

  override var duration: Duration { .milliseconds(350) }

  override var timing: any TimingCurveProvider { SystemAnimator.settling }

  override func prepare(
    _ sides: TransitionSides, _ context: any ViewControllerContextTransitioning
  ) -> Motion {
    // A callback may have removed either view.
    guard sides.areInContainer, sides.new?.superview === sides.container,
      let upper = isReturning ? sides.old : sides.new,
      let lower = isReturning ? sides.new : sides.old
    else { return Motion() }
    let width = sides.container.bounds.width
    let isMirrored = sides.container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let away = isMirrored ? -width : width
    let places = (upper: upper.center, lower: lower.center)
    let shade = View(frame: sides.container.bounds)
    let edge = View(
      frame: Rect(
        x: isMirrored ? width : -1, y: 0, width: 1, height: sides.container.bounds.height))
    let edgeX = edge.center.x
    func set(_ isCovered: Bool) {
      upper.center.x = places.upper.x + (isCovered ? 0 : away)
      lower.center.x = places.lower.x - (isCovered ? away * NavigationBarSlide.parallax : 0)
      shade.alpha = isCovered ? 1 : 0
      edge.center.x = edgeX + (isCovered ? 0 : away)
    }
    View.performWithoutAnimation {
      shade.backgroundColor = Color(white: 0, alpha: Self.shade)
      edge.backgroundColor = sides.container.color(.separator)
      for view in [shade, edge] { view.isUserInteractionEnabled = false }
      sides.container.insertSubview(shade, aboveSubview: lower)
      sides.container.insertSubview(edge, belowSubview: upper)
      set(isReturning)
    }
    // The edge moves by whole pixels, like the view that it belongs to.
    edge.setInTransition(true)
    let container = sides.container
    return Motion(
      changes: { [isReturning] in set(!isReturning) },
      restore: {
        // The size of the container may have changed.
        for view in [upper, lower] where view.superview === container {
          view.frame = container.bounds
        }
        shade.removeFromSuperview()
        edge.removeFromSuperview()
      })
  }
}
