import Atlas
internal import Glibc
internal import Support

/// The state kept for the next launch, in a file of the user's state folder.
///
/// One line has the entrance of the tunnel, another the notation for coordinates.
nonisolated struct SavedState: Sendable {
  /// The path of the file.
  let path: String

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
    let text: String
    do throws(MappedFile.Failure) {
      text = try MappedFile.text(ofFile: path, ofAtMost: Self.largest)
    } catch {
      if error == .tooLarge || error == .irregular {
        warn(Messages.Notes.foreignState(path))
      }
      return nil
    }
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

  /// Saves a state atomically.
  ///
  /// - Throws: The error of the file system, or one saying that the path holds something that the
  ///   app did not write.
  func save(_ state: SessionState) throws(SystemError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(EEXIST) }
      guard status.st_size <= Self.largest else { throw SystemError(EFBIG) }
    }
    FileReplacement.makeFolders(above: path)
    let lines = [CoordinateFormat.exact.string(for: state.dig.entrance), state.format.rawValue]
    try FileReplacement.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: path)
  }

  /// A size in bytes that two lines never reach.
  private static let largest = 4096
}
