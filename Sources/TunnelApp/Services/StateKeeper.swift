import Containers
import Dispatch
internal import Support

/// A keeper that saves a state soon after it changes, so that it survives a crash.
final class StateKeeper<State: Sendable> {
  /// How long a save is delayed to combine changes that follow at once, as in a drag.
  static var delay: Duration { .milliseconds(250) }

  /// A function that calls back after a time.
  typealias Waiting = @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

  /// Called when a state could not be saved, for the first time.
  var onFailure: ((SystemError) -> Void)?
  /// Called when the state is saved as it was when the last save began.
  var onSave: (() -> Void)?

  private let read: () -> State
  private let save: @Sendable (State, SaveQueue.Save) throws(SystemError) -> Void
  private let saves: SaveQueue
  private let wait: Waiting
  private var isWaiting = false
  /// Whether the last save has begun; a later one would leave the last one out.
  private var isFinished = false
  private var hasFailed = false

  /// Creates a keeper.
  ///
  /// - Parameters:
  ///   - read: Returns the state as it is.
  ///   - save: Saves a state, on any thread.
  ///   - saves: The queue of the saves, none of which has been made.
  ///   - wait: Calls back after a time.
  init(
    of read: @escaping () -> State,
    save: @escaping @Sendable (State, SaveQueue.Save) throws(SystemError) -> Void,
    on saves: SaveQueue = SaveQueue(), wait: @escaping Waiting = StateKeeper.wait
  ) {
    (self.read, self.save, self.saves, self.wait) = (read, save, saves, wait)
  }

  /// Whether the state is saved as it was when the last save began.
  var isSaved: Bool { saves.isSaved }

  /// Schedules a save of the state as it will be then, after ``delay``.
  func stateDidChange() {
    guard !isWaiting, !isFinished else { return }
    isWaiting = true
    wait(Self.delay) { [weak self] in
      guard let self, isWaiting else { return }
      saveNow()
    }
  }

  /// Begins to save the state, and reports if that fails.
  func saveNow() {
    guard !isFinished else { return }
    isWaiting = false
    let state = read()
    Task.immediate {
      do throws(SystemError) { try await attempt(state, .inTurn) } catch { fail(error) }
    }
  }

  /// Saves the state for the last time if it changed since it was last saved, or if it is not saved
  /// yet.
  ///
  /// What changes afterward is not saved. At the end, nobody is left who could be told that the state
  /// is not saved.
  ///
  /// - Parameter always: Whether to save even if no change was reported.
  func finish(always: Bool = false) async {
    isFinished = true
    guard isWaiting || always || !isSaved else { return }
    isWaiting = false
    try? await attempt(read(), .last)
  }

  private func attempt(_ state: State, _ order: SaveQueue.Order) async throws(SystemError) {
    try await saves.save(order) { [save] turn throws(SystemError) in try save(state, turn) }
    if isSaved { onSave?() }
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
