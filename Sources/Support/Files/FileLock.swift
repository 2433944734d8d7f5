internal import Glibc

/// Locks on the bytes of a file that running programs share.
///
/// A lock belongs to this object. The system frees it when the program ends, however it ends.
package final class FileLock: Sendable {
  // Requests for locks of an open file, which Swift does not import: `F_OFD_GETLK` and `F_OFD_SETLK`.
  private enum Request {
    static let ask: Int32 = 36
    static let set: Int32 = 37
  }

  private let files = FileSystem.current
  private let path: String
  private let descriptor: Int32

  /// Opens the file, which is created empty if there is none.
  package init(path: String) throws(SystemError) {
    self.path = path
    descriptor = try files.open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK)
  }

  deinit { close(descriptor) }

  /// Locks a byte without waiting.
  ///
  /// - Returns: Whether it is locked by this object now, rather than by another one.
  /// - Throws: An error if the file system has no locks.
  package func take(_ byte: Int) throws(SystemError) -> Bool {
    var range = Self.range(F_WRLCK, from: byte, count: 1)
    do throws(SystemError) {
      try files.perform(.lock, path) { Int(fcntl(descriptor, Request.set, &range)) }
      return true
    } catch {
      guard error.code == EAGAIN || error.code == EACCES else { throw error }
      return false
    }
  }

  /// Whether another object has locked a byte, of those from a first one on.
  package func isTaken(from first: Int) -> Bool {
    var range = Self.range(F_WRLCK, from: first, count: 0)
    return fcntl(descriptor, Request.ask, &range) == 0 && range.l_type != F_UNLCK
  }

  /// Frees all bytes.
  package func release() {
    var range = Self.range(F_UNLCK, from: 0, count: 0)
    _ = fcntl(descriptor, Request.set, &range)
  }

  /// - Parameter count: The number of bytes, or 0 for all that follow.
  private static func range(_ type: Int32, from first: Int, count: Int) -> flock {
    flock(l_type: Int16(type), l_whence: Int16(SEEK_SET), l_start: first, l_len: count, l_pid: 0)
  }
}

extension FileSystem {
  /// The number of milliseconds to wait for the lock of a file.
  private static let patience = 200

  /// Runs work while no other program does so with the same file.
  ///
  /// Between a look at a file and its replacement, another save would go unnoticed. A lock that a
  /// program of another kind keeps, and a file system without locks, keep no one from saving.
  func alone<Result>(
    with path: String, _ work: () throws -> Result
  ) rethrows -> Result {
    // Not a lock of bytes, for which the file would have to be opened for writing.
    let descriptor = (try? open(path, O_RDONLY | O_NONBLOCK)) ?? -1
    defer { if descriptor >= 0 { Glibc.close(descriptor) } }
    for _ in 0..<FileSystem.patience {
      do throws(SystemError) {
        try perform(.lock, path) { Int(flock(descriptor, LOCK_EX | LOCK_NB)) }
        break
      } catch {
        guard error.code == EWOULDBLOCK else { break }
        usleep(1000)
      }
    }
    return try work()
  }
}
