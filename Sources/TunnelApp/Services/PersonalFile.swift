internal import Glibc
internal import Support

/// A small text file that the app keeps for the user.
nonisolated struct PersonalFile: Hashable, Sendable {
  /// The path of the file.
  let path: String
  /// A size in bytes that the app never writes.
  let limit: Int

  /// Returns the text, or nil if there is no file.
  ///
  /// - Throws: Why the file cannot be read.
  func text() throws(ReadError) -> String? {
    do throws(ReadError) {
      return try FileSystem.current.text(of: path, atMost: limit)
    } catch {
      if error == .missing { return nil }
      throw error
    }
  }

  /// Returns the text; nil if there is none, or if it is no text.
  ///
  /// - Parameter warn: Called with a message if the path holds something that the app did not
  ///   write.
  func read(warn: (String) -> Void) -> String? {
    do throws(ReadError) {
      return try text()
    } catch {
      if error == .tooLarge || error == .irregular { warn(Messages.Notes.foreignState(path)) }
      return nil
    }
  }

  /// Replaces the text in one step, so that not even a crash leaves a part of it.
  ///
  /// - Throws: The error of the file system, or one saying that the path holds something that the
  ///   app did not write.
  func write(_ text: String) throws(SystemError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(EEXIST) }
      guard status.st_size <= limit else { throw SystemError(EFBIG) }
    }
    let files = FileSystem.current
    try files.makeFolders(FilePath.folder(of: path))
    try files.write(Array(text.utf8), to: path)
  }
}
