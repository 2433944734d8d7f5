/// The velocity of a movement over the last tenth of a second.
struct VelocityTracker {
  /// The age beyond which samples are dropped.
  static let window = Duration.milliseconds(100)

  private var samples: [(timestamp: Duration, value: Point)] = []

  /// Adds a position at a time on the frame clock.
  mutating func add(_ value: Point, at timestamp: Duration) {
    samples.removeAll { timestamp - $0.timestamp > VelocityTracker.window }
    if let last = samples.last, last.timestamp == timestamp { samples.removeLast() }
    samples.append((timestamp, value))
  }

  /// The mean velocity between the oldest and the newest sample, in units per second.
  var velocity: Point {
    guard let first = samples.first, let last = samples.last, last.timestamp > first.timestamp
    else {
      return .zero
    }
    return (last.value - first.value) * (1 / (last.timestamp - first.timestamp).seconds)
  }

  /// Removes all samples.
  mutating func reset() { samples.removeAll(keepingCapacity: true) }
}
