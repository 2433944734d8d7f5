internal import Glibc

/// A monotonic clock that starts at zero when it is created.
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
