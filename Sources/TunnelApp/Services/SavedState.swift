import Atlas
internal import FoundationEssentials

/// What is kept when the window is closed, in a file of the user's state folder: a line for where the
/// hole was, and one for how coordinates were shown.
nonisolated struct SavedState: Sendable {
  /// The path of the file.
  let path: String

  /// The file in `$XDG_STATE_HOME/tunnel`, or in `~/.local/state/tunnel`; nil where neither is known.
  static func standard(from variable: (String) -> String?) -> SavedState? {
    PersonalFolder.state.path(from: variable).map { SavedState(path: $0 + "/tunnel/dig") }
  }

  /// Returns what was saved; nil where nothing was, or it cannot be read.
  func load() -> SessionState? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    guard let first = lines.first,
      let entrance = try? CoordinateFormat.coordinate(from: first)
    else { return nil }
    var state = SessionState(dig: Dig(entrance: entrance))
    if lines.count > 1, let format = CoordinateFormat(rawValue: lines[1]),
      CoordinateFormat.offered.contains(format)
    {
      state.format = format
    }
    return state
  }

  /// Saves a state, whole or not at all.
  ///
  /// - Throws: What the file system says.
  func save(_ state: SessionState) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let lines = [CoordinateFormat.exact.string(for: state.dig.entrance), state.format.rawValue]
    try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
