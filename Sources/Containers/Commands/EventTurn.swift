/// The time in which an application handles one event, or runs one frame: what is registered in one turn
/// is undone in one step.
///
/// The application has one for all its turns, and puts it in force while one runs. That is how an
/// ``UndoManager``, which may belong to a document and to no window, finds it.
@MainActor
final class EventTurn {
  private static let running = ThreadLocal<EventTurn>()

  private var endings: [() -> Void] = []

  /// Runs some work as a turn, or as part of the one that is running.
  func run(_ work: () -> Void) {
    guard Self.running.value == nil else { return work() }
    Self.running.withValue(self, work)
    guard !endings.isEmpty else { return }
    let due = endings
    endings = []
    for work in due { work() }
  }

  /// Runs some work at the end of the present turn; outside of all, when the main actor is free.
  static func atEnd(_ work: @escaping @MainActor () -> Void) {
    if let turn = running.value {
      turn.endings.append(work)
    } else {
      Task { @MainActor in work() }
    }
  }
}
