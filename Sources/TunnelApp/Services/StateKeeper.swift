import Containers
import Dispatch
internal import Support
internal import Synchronization

/// A keeper that saves a state soon after it changes, so that it survives a crash.
final class StateKeeper<State: Sendable> {
  /// How long a save is delayed to combine changes that follow at once, as in a drag.
  static var delay: Duration { .milliseconds(250) }

  /// A function that calls back after a time.
  typealias Waiting = @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

  /// Called when a state could not be saved, for the first time.
  var onFailure: ((SystemError) -> Void)?

  private let read: () -> State
  private nonisolated let save: @Sendable (State) throws(SystemError) -> Void
  private let wait: Waiting
  // A serial queue, so that the last state saved is the last one shown.
  private let queue = DispatchQueue(label: "state", qos: .utility)
  // Whether the last save succeeded.
  private nonisolated let isSaved = Mutex(true)
  private var isWaiting = false
  private var hasFailed = false

  /// Creates a keeper.
  ///
  /// - Parameters:
  ///   - read: Returns the state as it is.
  ///   - save: Saves a state, on any thread.
  ///   - wait: Calls back after a time.
  init(
    of read: @escaping () -> State, save: @escaping @Sendable (State) throws(SystemError) -> Void,
    wait: @escaping Waiting = StateKeeper.wait
  ) {
    self.read = read
    self.save = save
    self.wait = wait
  }

  /// Schedules a save of the state as it will be then, after ``delay``.
  func stateDidChange() {
    guard !isWaiting else { return }
    isWaiting = true
    wait(Self.delay) { [weak self] in self?.saveChanged() }
  }

  /// Saves the state if it changed since it was last saved, and returns when it is saved.
  ///
  /// - Parameter always: Whether to save even if nobody reported a change.
  /// - Returns: Whether it is saved. At the end, nobody is left who could be told that it is not.
  @discardableResult
  func finish(always: Bool = false) -> Bool {
    let (state, isDue) = (read(), isWaiting || always)
    isWaiting = false
    return queue.sync { !isDue && isSaved.withLock { $0 } || attempt(state) == nil }
  }

  private func saveChanged() {
    guard isWaiting else { return }
    isWaiting = false
    let state = read()
    queue.async { [self] in
      guard let error = attempt(state) else { return }
      Task { @MainActor [weak self] in self?.fail(error) }
    }
  }

  /// Saves a state, on the queue, and returns why it cannot be saved.
  private nonisolated func attempt(_ state: State) -> SystemError? {
    do throws(SystemError) { try save(state) } catch {
      isSaved.withLock { $0 = false }
      return error
    }
    isSaved.withLock { $0 = true }
    return nil
  }

  private func fail(_ error: SystemError) {
    guard !hasFailed else { return }
    hasFailed = true
    onFailure?(error)
  }

  /// Waits by the system clock.
  private static func wait(_ time: Duration, _ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(time / .nanoseconds(1)))) {
      MainActor.assumeIsolated(body)
    }
  }
}
