/// A counter of successive presses at one place.
struct TapCounter {
  /// The maximum distance from one press to the next, in points.
  static let distance = 8.0

  private var last: (button: PointerButton, location: Point, timestamp: Duration, count: Int)?

  /// Returns the number of the press in its series, starting with 1.
  ///
  /// - Parameter interval: The maximum time from one press to the next, on the frame clock.
  mutating func count(
    _ button: PointerButton, at location: Point, _ timestamp: Duration, within interval: Duration
  ) -> Int {
    var count = 1
    if let last, last.button == button, timestamp - last.timestamp <= interval,
      location.distance(to: last.location) <= TapCounter.distance
    {
      count = last.count + 1
    }
    last = (button, location, timestamp, count)
    return count
  }

  /// Starts a new series with the next press.
  mutating func reset() { last = nil }
}
