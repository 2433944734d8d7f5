internal import Glibc

/// Recognizes two fingers that turn around each other.
///
/// Continuous: `.began` once they have turned far enough, `.changed` with each move, `.ended` when the
/// last finger is lifted; with one finger left the rotation rests.
open class RotationGestureRecognizer: GestureRecognizer {
  /// How far a finger must move around the other before the gesture begins, in points.
  private static let hysteresis = 8.0

  /// The angle that the fingers have turned by, in radians, clockwise; settable, to make changes
  /// relative.
  ///
  /// It counts on beyond a whole turn.
  public var rotation: Double {
    get { base }
    set { base = newValue }
  }

  /// How fast the angle changes, in radians a second.
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
    // From here on, so that the rotation begins at 0 and nothing jumps.
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

  /// The direction from the first finger to the second; nil where they are at the same place.
  private var angle: Double? {
    guard touches.count >= 2, distance > 0 else { return nil }
    let way = touches[1].windowLocation - touches[0].windowLocation
    return atan2(way.y, way.x)
  }

  private var distance: Double {
    guard touches.count >= 2 else { return 0 }
    return touches[0].windowLocation.distance(to: touches[1].windowLocation)
  }

  /// Returns the same turn the short way round.
  private static func shortest(_ angle: Double) -> Double { remainder(angle, 2 * .pi) }
}
