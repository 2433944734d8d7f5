internal import Glibc
internal import Support
internal import Synchronization

/// A lock on the state of the app, which its running instances share.
///
/// Each window has a number, which no other instance takes while it is taken, so that its files
/// belong to one instance. The system frees what an instance has taken when it ends, however it
/// ends. Where the file system has no locks, everything is free.
nonisolated final class StateLock: Sendable {
  // Requests for locks of an open file, which Swift does not import: `F_OFD_GETLK` and so on.
  private enum Request {
    static let ask: Int32 = 36
    static let set: Int32 = 37
    static let wait: Int32 = 38
  }

  // The byte that stands for the files all instances write. Those after it are windows.
  private static let shared = 0

  private let descriptor: Int32
  // The system lets every thread of the instance that has the lock go on.
  private let threads = Mutex(())

  /// Opens the lock at a path; nil for one that only this instance has.
  init(path: String?) {
    guard let path else {
      descriptor = -1
      return
    }
    try? FileSystem.current.makeFolders(FilePath.folder(of: path))
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Returns the lock in `$XDG_STATE_HOME/tunnel`, or in `~/.local/state/tunnel`.
  static func standard(from variable: (String) -> String?) -> StateLock {
    StateLock(path: UserFolder.state.path(from: variable).map { $0 + "/tunnel/lock" })
  }

  /// Takes the number of a window, and returns whether this instance has it now.
  func take(_ number: Int) -> Bool {
    var bytes = Self.bytes(F_WRLCK, from: number, count: 1)
    guard fcntl(descriptor, Request.set, &bytes) != 0 else { return true }
    return errno != EAGAIN && errno != EACCES
  }

  /// Whether another instance has a window.
  var isShared: Bool {
    var bytes = Self.bytes(F_WRLCK, from: Self.shared + 1, count: 0)
    return fcntl(descriptor, Request.ask, &bytes) == 0 && bytes.l_type != F_UNLCK
  }

  /// Frees everything that this instance has taken.
  func release() {
    var bytes = Self.bytes(F_UNLCK, from: 0, count: 0)
    _ = fcntl(descriptor, Request.set, &bytes)
  }

  /// Runs a body while no other thread of any instance does so.
  func alone(_ body: () throws(SystemError) -> Void) throws(SystemError) {
    try threads.withLock { _ throws(SystemError) in
      var bytes = Self.bytes(F_WRLCK, from: Self.shared, count: 1)
      while fcntl(descriptor, Request.wait, &bytes) != 0, errno == EINTR {}
      defer {
        bytes.l_type = Int16(F_UNLCK)
        _ = fcntl(descriptor, Request.set, &bytes)
      }
      try body()
    }
  }

  /// - Parameter count: The number of bytes, or 0 for all that follow.
  private static func bytes(_ type: Int32, from first: Int, count: Int) -> flock {
    flock(l_type: Int16(type), l_whence: Int16(SEEK_SET), l_start: first, l_len: count, l_pid: 0)
  }
}
