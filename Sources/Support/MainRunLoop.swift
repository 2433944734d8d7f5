internal import CSupport

/// The main run loop of Foundation, on which its timers fire, where the program links Foundation.
///
/// Nothing here loads Foundation: a program without it has no such run loop, and asking costs a load.
@MainActor
package enum MainRunLoop {
  /// How long it is until a timer is due; nil where there is none.
  package static var timeToTimer: Duration? {
    guard support_run_loop_exists() else { return nil }
    let seconds = support_run_loop_seconds_to_timer()
    return seconds < 0 ? nil : .seconds(min(seconds, 3600))
  }

  /// Fires the timers that are due.
  package static func fireTimers() {
    guard timeToTimer == .zero else { return }
    support_run_loop_serve()
  }
}
