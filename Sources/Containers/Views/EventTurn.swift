/// The time in which one event is handled, or one frame runs: what is registered in one turn is undone
/// in one step.
@MainActor
final class EventTurn {
  /// The turn that is running; nil outside of all.
  @TaskLocal static var current: EventTurn?

  private var endings: [() -> Void]? = []

  /// Runs some work as a turn, or as part of the one that is running.
  static func run(_ work: () -> Void) {
    guard current?.endings == nil else { return work() }
    let turn = EventTurn()
    $current.withValue(turn, operation: work)
    turn.end()
  }

  /// Runs some work at the end of the present turn; outside of all, when the main actor is free.
  static func atEnd(_ work: @escaping @MainActor () -> Void) {
    // A task that was started in a turn still sees it after its end.
    if let turn = current, turn.endings != nil {
      turn.endings?.append(work)
    } else {
      Task { @MainActor in work() }
    }
  }

  private func end() {
    let due = endings ?? []
    endings = nil
    for work in due { work() }
  }
}
