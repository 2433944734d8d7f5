import Containers

/// A watch that waits until nothing has changed for a while.
///
/// It uses one alarm for many changes.
final class Stillness {
  private let patience: Duration
  private let onRest: () -> Void
  private var lastChange: Duration?
  private var alarm: Alarm?

  /// Creates a watch that calls a body after a time without changes.
  init(after patience: Duration, onRest: @escaping () -> Void) {
    self.patience = patience
    self.onRest = onRest
  }

  /// Notes a change in a window's host, whose clock determines the wait.
  func note(in host: any WindowHost) {
    lastChange = host.now
    if alarm?.isSet != true { wait(until: host.now + patience, in: host) }
  }

  private func wait(until moment: Duration, in host: any WindowHost) {
    alarm = host.animator.alarm(at: moment) { [weak self, weak host] in
      if let self, let host { ring(in: host) }
    }
  }

  private func ring(in host: any WindowHost) {
    guard let lastChange, host.now < lastChange + patience else { return onRest() }
    wait(until: lastChange + patience, in: host)
  }
}
