import Containers
import Dispatch

/// Saves what a window shows soon after it has changed, so that nothing is lost however the window ends.
final class StateKeeper {
  /// How long a change waits for others that come at once, as in a drag.
  static let delay = Duration.milliseconds(500)

  /// Calls back after a time.
  typealias Waiting = @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

  private let save: @Sendable (SessionState) -> Void
  private let wait: Waiting
  // One after the other: what is saved last is what was shown last.
  private let queue = DispatchQueue(label: "state", qos: .utility)
  private var waiting: SessionState?

  /// Makes a keeper.
  ///
  /// - Parameters:
  ///   - save: Saves a state, on any thread.
  ///   - wait: Calls back after a time.
  init(
    save: @escaping @Sendable (SessionState) -> Void,
    wait: @escaping Waiting = StateKeeper.wait
  ) {
    self.save = save
    self.wait = wait
  }

  /// Takes what the window shows now; it is saved after ``delay`` at the latest.
  func stateDidChange(to state: SessionState) {
    let isFirst = waiting == nil
    waiting = state
    if isFirst { wait(Self.delay) { [weak self] in self?.saveWaiting() } }
  }

  /// Saves a state now, or with nil the one that waits to be saved, and waits until it is.
  func finish(with state: SessionState?) {
    let last = state ?? waiting
    waiting = nil
    queue.sync { [save] in if let last { save(last) } }
  }

  private func saveWaiting() {
    guard let state = waiting else { return }
    waiting = nil
    queue.async { [save] in save(state) }
  }

  /// Waits by the system's clock.
  private static func wait(_ time: Duration, _ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(time / .nanoseconds(1)))) {
      MainActor.assumeIsolated(body)
    }
  }
}
