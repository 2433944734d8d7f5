/// The life cycle of an application: its state, and the end with the work that it waits for.
@MainActor
final class ApplicationLifeCycle {
  /// The time limit of the pending work when the application ends: three seconds in total with the
  /// steps before and after it.
  static let patience = Duration.seconds(2.5)

  /// The current state.
  private(set) var state = Application.State.inactive
  /// Whether a window has been shown.
  ///
  /// Before that, the application cannot enter the background.
  var hasBegun = false
  /// Whether the application is ending or has ended.
  private(set) var isEnding = false
  /// The moment at which the application stops waiting for the work at the end.
  private(set) var deadline: Duration?

  /// Whether callbacks about a change of the state are running.
  private var isMoving = false
  /// The end that a callback about a change of the state asked for.
  private var postponedEnd: (() -> Void)?

  /// Moves to a state, one step after the other.
  ///
  /// - Parameter step: Makes one step: announces the change to a state, and calls the closure that
  ///   applies it at the right moment between the announcements.
  func move(
    to goal: Application.State, _ step: (Application.State, _ apply: () -> Void) -> Void
  ) {
    guard !isMoving, state != goal else { return }
    isMoving = true
    while state != goal {
      let next = state.next(toward: goal)
      step(next) { state = next }
    }
    isMoving = false
    let end = postponedEnd
    postponedEnd = nil
    end?()
  }

  /// Begins the end, now or after the running callbacks about a change of the state.
  func beginEnd(_ end: @escaping () -> Void) {
    guard !isEnding, postponedEnd == nil else { return }
    guard !isMoving else { return postponedEnd = end }
    isEnding = true
    end()
  }

  /// Sets the moment at which the application ends in any case.
  func awaitWork(from now: Duration) { deadline = now + ApplicationLifeCycle.patience }

  /// Records that the application waits for nothing anymore.
  func stopWaiting() { deadline = nil }
}
