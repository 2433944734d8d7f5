import Atlas
internal import Glibc
internal import Support

/// The state kept for the next launch, in a file of the user's state folder.
///
/// Its line has the entrance of the tunnel.
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
    return SessionState(dig: Dig(entrance: entrance))
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
    let line = CoordinateFormat.exact.string(for: state.dig.entrance) + "\n"
    try FileReplacement.write(Array(line.utf8), to: path)
  }

  /// A size in bytes that a line never reaches.
  private static let largest = 4096
}
