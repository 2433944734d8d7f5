internal import Glibc
internal import Support

/// The history of digs, in a file of the user's state folder.
nonisolated struct SavedHistory: Sendable {
  private let file: PersonalFile

  /// Creates the history in the file at a path.
  init(path: String) { file = PersonalFile(path: path, limit: 1 << 20) }

  /// Returns the file in `$XDG_STATE_HOME/tunnel`, or in `~/.local/state/tunnel`; nil if neither is
  /// known.
  ///
  /// - Parameter number: The number of the window; the first has the plain name.
  static func standard(
    _ number: Int = 1, from variable: (String) -> String?
  ) -> SavedHistory? {
    let name = number == 1 ? "history" : "history-\(number)"
    return PersonalFolder.state.path(from: variable).map {
      SavedHistory(path: $0 + "/tunnel/" + name)
    }
  }

  /// Returns the saved history; nil if there is none.
  ///
  /// - Parameter warn: Called with a message if the file or some of its lines cannot be read.
  func load(warn: (String) -> Void) -> DigHistory? {
    guard let text = file.read(warn: warn) else { return nil }
    guard let (history, damaged) = DigHistory.read(text) else {
      warn(Messages.Notes.damagedFile(file.path))
      return nil
    }
    if !damaged.isEmpty { warn(Messages.Notes.damagedLines(damaged, in: file.path)) }
    return history
  }

  /// Removes the file.
  func remove() { unlink(file.path) }

  /// Saves a history atomically.
  func save(_ history: DigHistory) throws(SystemError) { try file.write(history.text) }
}
