import Atlas
internal import Support

/// The state kept for the next launch, in a file of the user's state folder.
///
/// Its line has the entrance of the tunnel.
nonisolated struct SavedState: Sendable {
  private let file: PersonalFile

  /// Creates the state in the file at a path.
  init(path: String) { file = PersonalFile(path: path, limit: 4096) }

  /// The path of the file.
  var path: String { file.path }

  /// Returns the file in `$XDG_STATE_HOME/tunnel`, or in `~/.local/state/tunnel`; nil if neither is
  /// known.
  static func standard(from variable: (String) -> String?) -> SavedState? {
    PersonalFolder.state.path(from: variable).map { SavedState(path: $0 + "/tunnel/dig") }
  }

  /// Returns the saved state; nil if there is none, or if it is malformed.
  ///
  /// - Parameter warn: Called with a message if the path holds something that the app did not
  ///   write.
  func load(warn: (String) -> Void) -> SessionState? {
    guard let line = file.read(warn: warn)?.split(whereSeparator: \.isNewline).first,
      let entrance = try? CoordinateFormat.coordinate(from: String(line))
    else { return nil }
    return SessionState(dig: Dig(entrance: entrance))
  }

  /// Saves a state atomically.
  ///
  /// - Throws: The error of the file system, or one saying that the path holds something that the
  ///   app did not write.
  func save(_ state: SessionState) throws(SystemError) {
    try file.write(CoordinateFormat.exact.string(for: state.dig.entrance) + "\n")
  }
}
