internal import CSupport

/// Foundation's run loop of the thread that the main actor runs on, where the program links Foundation.
///
/// That is `RunLoop.main` on the main thread. In a program whose `main` is asynchronous the main actor has left that
/// thread, and the run loop is `RunLoop.current`, where `Timer.scheduledTimer` puts its timers.
///
/// Nothing here loads Foundation: a program without it has no run loop, and asking costs a load.
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
