/// A series of taps, and the touches of the current one.
@MainActor
struct TapSeries {
  /// The number of completed taps.
  private(set) var taps = 0
  /// The number of touches in the current or last tap.
  private(set) var fingers = 0

  private var starts: [Touch: Point] = [:]
  private var firstStart: (location: Point, timestamp: Duration)?
  /// The maximum time from one tap to the next.
  private var interval = DoubleClickIntervalTrait.defaultValue

  /// Adds a touch, which starts a new tap if no other touch is down.
  mutating func begin(_ touch: Touch) {
    if starts.isEmpty {
      firstStart = (touch.windowLocation, touch.timestamp)
      if let view = touch.view { interval = view.traitCollection[DoubleClickIntervalTrait.self] }
      fingers = 0
    }
    starts[touch] = touch.windowLocation
    fingers += 1
  }

  /// Returns whether any of the touches has moved farther from its start than allowed, in points.
  func strays(_ touches: Set<Touch>, beyond allowance: Double) -> Bool {
    touches.contains { touch in
      starts[touch].map { touch.windowLocation.distance(to: $0) > allowance } ?? false
    }
  }

  /// Removes touches that were lifted.
  ///
  /// - Returns: Whether no touches remain.
  mutating func lift(_ touches: Set<Touch>) -> Bool {
    for touch in touches { starts[touch] = nil }
    return starts.isEmpty
  }

  /// Counts a completed tap.
  mutating func countTap() { taps += 1 }

  /// The time by which the next tap must begin; nil before the first one.
  var deadline: Duration? { firstStart.map { $0.timestamp + interval } }

  /// Returns whether a touch is close enough to the last tap to continue the series.
  func continues(with touch: Touch) -> Bool {
    guard let firstStart else { return false }
    return touch.windowLocation.distance(to: firstStart.location)
      <= max(TapCounter.distance, touch.type == .direct ? 40 : 0)
  }
}
