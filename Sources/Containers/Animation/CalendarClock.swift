internal import Glibc

/// The calendar clock of the system.
enum CalendarClock {
  /// The time since the beginning of 1970 in UTC.
  static var system: Duration {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
