internal import CSupport

/// The Foundation run loop of the main actor's thread, if the program links Foundation.
///
/// On the main thread this is `RunLoop.main`. In a program with an asynchronous `main`, the main
/// actor has left that thread, and the run loop is `RunLoop.current`, where `Timer.scheduledTimer`
/// adds its timers.
///
/// This type does not load Foundation. Without it there is no run loop, and asking costs one memory
/// load.
@MainActor
package enum MainRunLoop {
  /// The time until the next timer is due, or `nil` if there is none.
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
