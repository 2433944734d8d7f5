/// Recognizes two fingers that move apart or together.
///
/// Continuous: `.began` once the distance has changed enough, `.changed` with each move, `.ended`
/// when the last finger is lifted; with one finger left the scale rests.
open class PinchGestureRecognizer: GestureRecognizer {
  /// How much the distance must change before the gesture begins, in points.
  private static let hysteresis = 8.0

  /// The distance of the fingers in proportion to that at the beginning; settable, to make changes
  /// relative.
  public var scale: Double {
    get { startDistance > 0 && touches.count >= 2 ? base * distance / startDistance : base }
    set {
      base = newValue
      startDistance = distance
    }
  }

  /// How fast the scale changes, per second.
  public var velocity: Double { tracker.velocity.x }

  private var base = 1.0
  private var startDistance = 0.0
  private var tracker = VelocityTracker()

  open override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {
    if self.touches.count > 2 {
      if state == .possible { advance(to: .failed) }
      return
    }
    if self.touches.count == 2 {
      startDistance = distance
      tracker.reset()
    }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent) {
    guard self.touches.count >= 2 else { return }
    if state.isActive {
      tracker.add(Point(x: scale, y: 0), at: event.timestamp)
      return advance(to: .changed)
    }
    guard abs(distance - startDistance) >= PinchGestureRecognizer.hysteresis else { return }
    // From here on, so that the scale begins at 1 and nothing jumps.
    startDistance = distance
    tracker.add(Point(x: scale, y: 0), at: event.timestamp)
    advance(to: .began)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent) {
    base = scale
    startDistance = 0
    if self.touches.allSatisfy(touches.contains) {
      advance(to: state.isActive ? .ended : .failed)
    }
  }

  open override func reset() {
    base = 1
    startDistance = 0
    tracker.reset()
  }

  private var distance: Double {
    guard touches.count >= 2 else { return 0 }
    return touches[0].windowLocation.distance(to: touches[1].windowLocation)
  }
}
