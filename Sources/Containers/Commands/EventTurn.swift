/// A turn in which the app handles one event or runs one frame; its changes are undone in one step.
///
/// The app has one instance and makes it current while a turn runs. This lets an ``UndoManager``
/// find the turn, even one that belongs to a document rather than a window.
@MainActor
final class EventTurn {
  private static let running = ThreadLocal<EventTurn>()

  private var endings: [() -> Void] = []

  /// Runs work as a turn, or as part of the current turn.
  func run(_ work: () -> Void) {
    guard Self.running.value == nil else { return work() }
    Self.running.withValue(self, work)
    guard !endings.isEmpty else { return }
    let due = endings
    endings = []
    for work in due { work() }
  }

  /// Runs work at the end of the current turn or, outside any turn, when the main actor is free.
  static func atEnd(_ work: @escaping @MainActor () -> Void) {
    if let turn = running.value {
      turn.endings.append(work)
    } else {
      Task { @MainActor in work() }
    }
  }
}
