internal import Glibc

/// Writes files anew: what was there before stays until all new bytes are written.
enum FileReplacement {
  /// Writes the bytes as the file at a path, whole or not at all.
  ///
  /// - Returns: Whether it succeeded; `errno` says why not.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    // To rename a file over a device or a pipe would put an end to it.
    guard isFileOrNothing(path) else {
      return write(bytes, into: open(path, O_WRONLY | O_CLOEXEC | O_TRUNC))
    }
    let exists = access(path, F_OK) == 0
    guard !exists || access(path, W_OK) == 0 else { return false }
    // What a link leads to is replaced, not the link.
    let target = exists ? resolved(path) : path
    let draft = "\(target).\(getpid()).partial"
    let file = open(draft, O_WRONLY | O_CLOEXEC | O_CREAT | O_EXCL, 0o666)
    // A draft of that name that is there already is another's, and stays.
    guard file >= 0 else { return false }
    if write(bytes, into: file), rename(draft, target) == 0 { return true }
    let reason = errno
    unlink(draft)
    errno = reason
    return false
  }

  /// Whether there is a file at a path, or nothing, so that one is put there whole.
  static func isFileOrNothing(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Makes the folders that a file is to lie in, for the person alone; `errno` says why one is not there then.
  static func makeFolders(above path: String) {
    for slash in path.indices.dropFirst() where path[slash] == "/" {
      mkdir(String(path[..<slash]), 0o700)
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Writes the bytes and closes the file, if it could be opened.
  private static func write(_ bytes: [UInt8], into file: Int32) -> Bool {
    guard file >= 0 else { return false }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = errno
        close(file)
        errno = reason
        return false
      }
      rest = rest.dropFirst(count)
    }
    return close(file) == 0
  }
}
