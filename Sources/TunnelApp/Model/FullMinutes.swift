import Containers

/// A watch that rings at the next full minute of the calendar, each time it is wound.
final class FullMinutes {
  /// The number of seconds of a minute.
  static let minute = 60.0

  private let calendar: () -> Moment
  private let onMinute: () -> Void
  private var alarm: Alarm?

  /// Creates a watch that is not wound yet.
  ///
  /// - Parameter calendar: Returns the current time on Earth.
  init(calendar: @escaping () -> Moment, onMinute: @escaping () -> Void) {
    (self.calendar, self.onMinute) = (calendar, onMinute)
  }

  /// The last full minute, in seconds since 1970.
  var last: Double { (calendar().secondsSince1970 / Self.minute).rounded(.down) * Self.minute }

  /// Waits for the next full minute by the clock of a window's host, or for nothing without one.
  func wind(in host: (any WindowHost)?) {
    alarm?.cancel()
    alarm = nil
    guard let host else { return }
    let rest = Duration.seconds(last + Self.minute - calendar().secondsSince1970)
    alarm = host.animator.alarm(at: host.now + rest) { [weak self] in self?.onMinute() }
  }
}
