internal import Glibc

/// The system's clock that only moves forward, counted from when this was made.
struct MonotonicClock: Sendable {
  private let start: Duration

  init() { start = MonotonicClock.reading }

  /// The time since the start.
  var now: Duration { MonotonicClock.reading - start }

  private static var reading: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
