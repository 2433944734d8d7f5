/// The speed of something that moved in the last tenth of a second.
struct VelocityTracker {
  /// What lies further back does not count.
  static let window = Duration.milliseconds(100)

  private var samples: [(timestamp: Duration, value: Point)] = []

  /// Notes a position at a moment of the frame clock.
  mutating func add(_ value: Point, at timestamp: Duration) {
    samples.removeAll { timestamp - $0.timestamp > VelocityTracker.window }
    if let last = samples.last, last.timestamp == timestamp { samples.removeLast() }
    samples.append((timestamp, value))
  }

  /// The mean speed between the oldest sample that counts and the newest, in units a second.
  var velocity: Point {
    guard let first = samples.first, let last = samples.last, last.timestamp > first.timestamp
    else {
      return .zero
    }
    return (last.value - first.value) * (1 / (last.timestamp - first.timestamp).seconds)
  }

  /// Forgets all positions.
  mutating func reset() { samples.removeAll(keepingCapacity: true) }
}
