import Containers
import Dispatch

/// A keeper that saves a value soon after it changes, so that it survives a crash.
final class StateKeeper<State: Sendable> {
  /// How long a save is delayed to combine changes that follow at once, as in a drag.
  static var delay: Duration { .milliseconds(500) }

  /// A function that calls back after a time.
  typealias Waiting = @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

  private let save: @Sendable (State) -> Void
  private let wait: Waiting
  // A serial queue, so that the last state saved is the last one shown.
  private let queue = DispatchQueue(label: "state", qos: .utility)
  private var waiting: State?

  /// Creates a keeper.
  ///
  /// - Parameters:
  ///   - save: Saves a state, on any thread.
  ///   - wait: Calls back after a time.
  init(
    save: @escaping @Sendable (State) -> Void,
    wait: @escaping Waiting = StateKeeper.wait
  ) {
    self.save = save
    self.wait = wait
  }

  /// Schedules a save of the new state, within ``delay``.
  func stateDidChange(to state: State) {
    let isFirst = waiting == nil
    waiting = state
    if isFirst { wait(Self.delay) { [weak self] in self?.saveWaiting() } }
  }

  /// Saves a state, or with nil the one that is pending, and returns when it is saved.
  func finish(with state: State?) {
    let last = state ?? waiting
    waiting = nil
    queue.sync { [save] in if let last { save(last) } }
  }

  private func saveWaiting() {
    guard let state = waiting else { return }
    waiting = nil
    queue.async { [save] in save(state) }
  }

  /// Waits by the system clock.
  private static func wait(_ time: Duration, _ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(time / .nanoseconds(1)))) {
      MainActor.assumeIsolated(body)
    }
  }
}
