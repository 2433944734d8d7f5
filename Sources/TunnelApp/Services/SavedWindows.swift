internal import Support

/// What the windows show, kept for the next launch in a file of the user's state folder.
nonisolated struct SavedWindows: Sendable {
  private let file: PersonalFile

  /// Creates the file at a path.
  init(path: String) { file = PersonalFile(path: path, limit: 1 << 18) }

  /// The path of the file.
  var path: String { file.path }

  /// Returns the file in `$XDG_STATE_HOME/tunnel`, or in `~/.local/state/tunnel`; nil if neither is
  /// known.
  static func standard(from variable: (String) -> String?) -> SavedWindows? {
    PersonalFolder.state.path(from: variable).map { SavedWindows(path: $0 + "/tunnel/windows") }
  }

  /// Returns what the windows showed, by their numbers; nothing if there is no file, or none that
  /// this version can read.
  ///
  /// - Parameter warn: Called with a message if the path holds something that the app did not
  ///   write.
  func load(warn: (String) -> Void) -> [Int: SessionState] {
    file.read(warn: warn).flatMap { SessionState.read(KeyedText($0)) } ?? [:]
  }

  /// Saves what the windows show atomically.
  ///
  /// - Throws: The error of the file system, or one saying that the path holds something that the
  ///   app did not write.
  func save(_ states: [Int: SessionState]) throws(SystemError) {
    try file.write(SessionState.text(states).text)
  }
}
