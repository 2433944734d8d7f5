import Atlas
internal import FoundationEssentials

/// Where the hole was when the window was closed last, in a file of the user's state folder.
nonisolated struct SavedDig: Sendable {
  /// The path of the file.
  let path: String

  /// The file in `$XDG_STATE_HOME/tunnel`, or in `~/.local/state/tunnel`; nil where neither is known.
  static func standard(environment: [String: String]) -> SavedDig? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return SavedDig(path: state + "/tunnel/dig")
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return SavedDig(path: home + "/.local/state/tunnel/dig")
  }

  /// Returns what was saved; nil where nothing was, or it cannot be read.
  func load() -> Dig? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let line = text.split(whereSeparator: \.isNewline).first,
      let entrance = try? CoordinateFormat.coordinate(from: String(line))
    else { return nil }
    return Dig(entrance: entrance)
  }

  /// Saves a hole, whole or not at all.
  ///
  /// - Throws: What the file system says.
  func save(_ dig: Dig) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = CoordinateFormat.exact.string(for: dig.entrance) + "\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
