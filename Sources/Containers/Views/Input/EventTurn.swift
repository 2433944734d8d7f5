/// The time in which one event is handled, or one frame runs: what is registered in one turn is undone
/// in one step.
@MainActor
final class EventTurn {
  /// The main actor does one thing after the other, and keeps the one turn that there can be.
  private static let main = EventTurn()

  private var isRunning = false
  private var endings: [() -> Void] = []

  /// Runs some work as a turn, or as part of the one that is running.
  static func run(_ work: () -> Void) {
    guard !main.isRunning else { return work() }
    main.isRunning = true
    work()
    main.end()
  }

  /// Runs some work at the end of the present turn; outside of all, when the main actor is free.
  static func atEnd(_ work: @escaping @MainActor () -> Void) {
    if main.isRunning {
      main.endings.append(work)
    } else {
      Task { @MainActor in work() }
    }
  }

  private func end() {
    isRunning = false
    guard !endings.isEmpty else { return }
    let due = endings
    endings = []
    for work in due { work() }
  }
}
