internal import Glibc

/// A continuous recognizer of two fingers that rotate around each other.
///
/// It enters `.began` when they have rotated far enough, `.changed` with each movement, and
/// `.ended` when the last finger is lifted. While only one finger is down, the rotation stays
/// constant.
open class RotationGestureRecognizer: GestureRecognizer {
  /// The distance a finger must move around the other to start the gesture, in points.
  private static let hysteresis = 8.0

  /// The rotation of the fingers, in radians, clockwise.
  ///
  /// It is not limited to a full turn. Set it to make further changes relative to another value.
  public var rotation: Double {
    get { base }
    set { base = newValue }
  }

  /// The rate of change of the rotation, in radians per second.
  public var velocity: Double { tracker.velocity.x }

  private var base = 0.0
  private var lastAngle: Double?
  private var tracker = VelocityTracker()

  open override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {
    if self.touches.count > 2 {
      if state == .possible { advance(to: .failed) }
    } else if self.touches.count == 2 {
      lastAngle = angle
      tracker.reset()
    }
  }

  override func takes(_ touch: Touch) -> Bool { !state.isActive || touches.count < 2 }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent) {
    guard self.touches.count >= 2, let lastAngle, let angle else { return }
    let turn = RotationGestureRecognizer.shortest(angle - lastAngle)
    if state.isActive {
      base += turn
      self.lastAngle = angle
      tracker.add(Point(x: base, y: 0), at: event.timestamp)
      return advance(to: .changed)
    }
    guard abs(turn) * distance >= RotationGestureRecognizer.hysteresis else { return }
    // The rotation starts here at 0, so that nothing jumps.
    self.lastAngle = angle
    tracker.add(Point(x: base, y: 0), at: event.timestamp)
    advance(to: .began)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent) {
    lastAngle = nil
    if self.touches.allSatisfy(touches.contains) {
      advance(to: state.isActive ? .ended : .failed)
    }
  }

  open override func reset() {
    base = 0
    lastAngle = nil
    tracker.reset()
  }

  /// The direction from the first finger to the second, in radians; nil if they are at the same
  /// location.
  private var angle: Double? {
    guard touches.count >= 2, distance > 0 else { return nil }
    let way = touches[1].windowLocation - touches[0].windowLocation
    return atan2(way.y, way.x)
  }

  private var distance: Double {
    guard touches.count >= 2 else { return 0 }
    return touches[0].windowLocation.distance(to: touches[1].windowLocation)
  }

  /// Returns the equivalent rotation of at most half a turn.
  private static func shortest(_ angle: Double) -> Double { remainder(angle, 2 * .pi) }
}
