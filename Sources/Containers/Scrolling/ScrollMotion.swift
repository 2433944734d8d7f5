/// How the content goes on by itself along both axes.
struct ScrollMotion: Hashable, Sendable {
  var horizontal: AxisMotion
  var vertical: AxisMotion
  /// When it began, on the frame clock.
  let start: Duration

  /// Where it comes to rest.
  var destination: Point { Point(x: horizontal.destination, y: vertical.destination) }

  /// Whether it is at rest at a moment of the frame clock.
  func isOver(at now: Duration) -> Bool {
    (now - start).seconds >= max(horizontal.duration, vertical.duration)
  }

  /// Returns the position at a moment of the frame clock.
  func position(at now: Duration) -> Point {
    let seconds = max(0, (now - start).seconds)
    return Point(x: horizontal.position(at: seconds), y: vertical.position(at: seconds))
  }

  /// Returns the speed at a moment of the frame clock, in points a second.
  func velocity(at now: Duration) -> Point {
    let seconds = max(0, (now - start).seconds)
    return Point(x: horizontal.velocity(at: seconds), y: vertical.velocity(at: seconds))
  }

  /// Moves all of it.
  mutating func shift(by distance: Point) {
    horizontal.shift(by: distance.x)
    vertical.shift(by: distance.y)
  }
}
