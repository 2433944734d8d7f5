/// The taps in a row that a recognizer has seen, and the touches of the one that is going on.
@MainActor
struct TapSeries {
  /// How many taps are over.
  private(set) var taps = 0
  /// How many touches belong to the tap that is going on, or was last.
  private(set) var fingers = 0

  private var starts: [Touch: Point] = [:]
  private var firstStart: (location: Point, timestamp: Duration)?

  /// Notes a touch: the first of a tap where no other is down.
  mutating func begin(_ touch: Touch) {
    if starts.isEmpty {
      firstStart = (touch.windowLocation, touch.timestamp)
      fingers = 0
    }
    starts[touch] = touch.windowLocation
    fingers += 1
  }

  /// Whether one of some touches is farther from where it began than it may be, in points.
  func strays(_ touches: Set<Touch>, beyond allowance: Double) -> Bool {
    touches.contains { touch in
      starts[touch].map { touch.windowLocation.distance(to: $0) > allowance } ?? false
    }
  }

  /// Forgets touches that were lifted.
  ///
  /// - Returns: Whether no other is down.
  mutating func lift(_ touches: Set<Touch>) -> Bool {
    for touch in touches { starts[touch] = nil }
    return starts.isEmpty
  }

  /// Counts a tap that is over.
  mutating func countTap() { taps += 1 }

  /// When the next tap must have begun; nil before the first.
  var deadline: Duration? { firstStart.map { $0.timestamp + TapCounter.interval } }

  /// Whether a touch is near enough to the last tap to be the next.
  func continues(with touch: Touch) -> Bool {
    guard let firstStart else { return false }
    return touch.windowLocation.distance(to: firstStart.location)
      <= max(TapCounter.distance, touch.type == .direct ? 40 : 0)
  }
}
