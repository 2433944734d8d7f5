internal import Support
internal import Synchronization

/// The history of digs, in a file of the user's state folder.
nonisolated final class SavedHistory: Sendable {
  private let file: KeptFile<DigHistory>
  /// The digs of earlier starts that were read after others had been made.
  private let missed = Mutex<DigHistory?>(nil)

  /// Creates the history in the file at a path.
  ///
  /// - Parameter notify: Called with a sentence if some of the file cannot be read.
  init(path: String, notify: @escaping @Sendable (String) -> Void = StandardError.say) {
    file = KeptFile(path: path, limit: 1 << 20, notify: notify) {
      DigHistory.read($0.withoutCutLine)
    }
  }

  /// Returns the file in `$XDG_STATE_HOME/tunnel`, or in `~/.local/state/tunnel`; nil if neither is
  /// known.
  ///
  /// - Parameter number: The number of the window; the first has the plain name.
  static func standard(
    _ number: Int = 1, from variable: (String) -> String?
  ) -> SavedHistory? {
    folder(from: variable).map { SavedHistory(path: $0 + "/" + name(number)) }
  }

  /// Returns the numbers of the windows that have a file, in their order.
  static func numbers(from variable: (String) -> String?) -> [Int] {
    guard let folder = folder(from: variable) else { return [] }
    return ((try? FileSystem.current.names(in: folder)) ?? []).compactMap(number).sorted()
  }

  private static func folder(from variable: (String) -> String?) -> String? {
    UserFolder.state.path(from: variable).map { $0 + "/tunnel" }
  }

  private static func name(_ number: Int) -> String {
    number == 1 ? "history" : "history-\(number)"
  }

  /// Returns the number of the window whose file has a name; nil if it is another file.
  private static func number(_ name: String) -> Int? {
    guard name.hasPrefix("history") else { return nil }
    let number = Int(name.dropFirst("history-".count)) ?? 1
    return number > 0 && Self.name(number) == name ? number : nil
  }

  /// Returns the saved history; nil if there is none, or none that can be read now.
  func load() -> DigHistory? { file.load() }

  /// Whether the file could not be read when it was loaded, and has not been read since.
  var isUnread: Bool { file.isUnread }

  /// Whether the user knows that nothing is saved.
  var isBlocked: Bool { file.isBlocked }

  /// Removes the file, if all of its digs were loaded; lines that cannot be read are kept aside.
  func remove() {
    if missed.withLock({ $0 == nil }) { file.remove() }
  }

  /// Saves a history, after the digs that came into the file otherwise, such as with a disk that was
  /// away at the start.
  ///
  /// - Throws: Why nothing is saved.
  func save(_ history: DigHistory, as turn: SaveQueue.Save = .only) throws(SystemError) {
    try file.change(as: turn) { earlier, isKnown in
      missed.withLock { missed in
        if !isKnown, let earlier { missed = missed?.followed(by: earlier) ?? earlier }
        return (missed?.followed(by: history) ?? history).text
      }
    }
  }
}
