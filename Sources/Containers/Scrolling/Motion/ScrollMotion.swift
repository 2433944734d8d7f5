/// The motion of the content along both axes.
struct ScrollMotion: Hashable, Sendable {
  var horizontal: AxisMotion
  var vertical: AxisMotion
  /// The start of the motion, on the frame clock.
  let start: Duration

  /// The offset at which the motion ends.
  var destination: Point { Point(x: horizontal.destination, y: vertical.destination) }

  /// Returns whether the motion has ended at a time on the frame clock.
  func isOver(at now: Duration) -> Bool {
    (now - start).seconds >= max(horizontal.duration, vertical.duration)
  }

  /// Returns the position at a time on the frame clock.
  func position(at now: Duration) -> Point {
    let seconds = max(0, (now - start).seconds)
    return Point(x: horizontal.position(at: seconds), y: vertical.position(at: seconds))
  }

  /// Returns the velocity at a time on the frame clock, in points per second.
  func velocity(at now: Duration) -> Point {
    let seconds = max(0, (now - start).seconds)
    return Point(x: horizontal.velocity(at: seconds), y: vertical.velocity(at: seconds))
  }

  /// Shifts the whole motion by a distance.
  mutating func shift(by distance: Point) {
    horizontal.shift(by: distance.x)
    vertical.shift(by: distance.y)
  }
}
