internal import FoundationEssentials
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
    folder(from: variable).map { SavedHistory(path: $0 + "/" + name(number)) }
  }

  /// Returns the files of all windows that have one, by their numbers.
  static func all(from variable: (String) -> String?) -> [Int: SavedHistory] {
    guard let folder = folder(from: variable),
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return [:] }
    let numbers = names.compactMap { $0.hasPrefix("history") ? Int($0.dropFirst(8)) ?? 1 : nil }
    return numbers.filter { names.contains(name($0)) }.reduce(into: [:]) { files, number in
      files[number] = SavedHistory(path: folder + "/" + name(number))
    }
  }

  private static func folder(from variable: (String) -> String?) -> String? {
    UserFolder.state.path(from: variable).map { $0 + "/tunnel" }
  }

  private static func name(_ number: Int) -> String {
    number == 1 ? "history" : "history-\(number)"
  }

  /// Returns the saved history; nil if there is none.
  ///
  /// A file that cannot be read is kept under another name, so that no save replaces it: it may be
  /// that of a later version.
  ///
  /// - Parameter warn: Called with a message if the file or some of its lines cannot be read.
  func load(warn: (String) -> Void) -> DigHistory? {
    let text: String
    do throws(ReadError) {
      guard let found = try file.text() else { return nil }
      text = found
    } catch {
      switch error {
      // Nothing replaces these.
      case .irregular, .tooLarge: warn(Messages.Notes.foreignState(file.path))
      case .missing, .noText, .refused: keepAside(warn)
      }
      return nil
    }
    guard let (history, damaged) = DigHistory.read(text) else {
      keepAside(warn)
      return nil
    }
    if !damaged.isEmpty { warn(Messages.Notes.damagedLines(damaged, in: file.path)) }
    return history
  }

  /// Gives the file another name, and says so.
  private func keepAside(_ warn: (String) -> Void) {
    for number in 1...99 {
      let path = file.path + (number == 1 ? ".unreadable" : ".unreadable-\(number)")
      if access(path, F_OK) == 0 { continue }
      guard rename(file.path, path) == 0 else { break }
      return warn(Messages.Notes.keptAside(file.path, as: path))
    }
    warn(Messages.Notes.damagedFile(file.path))
  }

  /// Removes the file.
  func remove() { unlink(file.path) }

  /// Saves a history atomically.
  func save(_ history: DigHistory) throws(SystemError) { try file.write(history.text) }
}
