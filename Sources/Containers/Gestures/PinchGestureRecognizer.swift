/// A continuous recognizer of two fingers that move apart or together.
///
/// It enters `.began` when the distance has changed enough, `.changed` with each movement, and
/// `.ended` when the last finger is lifted. While only one finger is down, the scale stays
/// constant.
open class PinchGestureRecognizer: GestureRecognizer {
  /// The change of the distance that starts the gesture, in points.
  private static let hysteresis = 8.0

  /// The distance between the fingers, relative to that at the start.
  ///
  /// Set it to make further changes relative to another value.
  public var scale: Double {
    get { startDistance > 0 && touches.count >= 2 ? base * distance / startDistance : base }
    set {
      base = newValue
      startDistance = distance
    }
  }

  /// The rate of change of the scale, per second.
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

  override func takes(_ touch: Touch) -> Bool { !state.isActive || touches.count < 2 }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent) {
    guard self.touches.count >= 2 else { return }
    if state.isActive {
      tracker.add(Point(x: scale, y: 0), at: event.timestamp)
      return advance(to: .changed)
    }
    guard abs(distance - startDistance) >= PinchGestureRecognizer.hysteresis else { return }
    // The scale starts here at 1, so that nothing jumps.
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
