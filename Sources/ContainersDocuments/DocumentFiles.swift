internal import Containers
internal import Glibc
internal import Support
internal import Synchronization

/// The system calls that documents make, in one place, so that tests can let each of them fail.
final class DocumentFiles: Sendable {
  /// A kind of system call.
  enum Call: Hashable, Sendable, CaseIterable {
    case status, access, list, open, read, write, truncate, changeMode, synchronize, close, rename
    case unlink, makeFolder, removeFolder
  }

  /// What tests change.
  struct Conditions: Sendable {
    /// Called before each call, which fails with the error that is thrown.
    var willCall: (@Sendable (Call, String) throws(SystemError) -> Void)?
    /// The largest number of bytes that one call writes.
    var longestWrite = Int.max
    /// The time, in seconds since 1970, or `nil` for that of the system.
    var now: Int?
    /// The folder for copies of files that are written in place, or `nil` for that of the program.
    var stateFolder: String?
  }

  private let state = Mutex(Conditions())

  /// The current conditions.
  var conditions: Conditions {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// Asks the conditions whether a call may be made.
  func check(_ call: Call, _ path: String) throws(SystemError) {
    try conditions.willCall?(call, path)
  }

  /// The time, in seconds since 1970.
  var now: Int { conditions.now ?? time(nil) }

  /// The folder for copies of files that are written in place.
  var stateFolder: String {
    if let folder = conditions.stateFolder { return folder }
    let home = environmentVariable("HOME") ?? "/"
    let states = environmentVariable("XDG_STATE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let program = ProgramFile.path.split(separator: "/").last ?? "program"
    return "\(states ?? home + "/.local/state")/\(program)/documents"
  }
}

// MARK: - Files

extension DocumentFiles {
  /// Opens a file, runs some work with its descriptor, and closes it.
  func withFile<Result>(
    _ path: String, _ flags: Int32, mode: mode_t = 0o600,
    _ work: (Int32) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    try check(.open, path)
    let descriptor = path.withSystemPath { Glibc.open($0, flags | O_CLOEXEC, mode) }
    guard descriptor >= 0 else { throw .current }
    let result: Result
    do throws(SystemError) { result = try work(descriptor) } catch {
      Glibc.close(descriptor)
      throw error
    }
    do throws(SystemError) { try check(.close, path) } catch {
      Glibc.close(descriptor)
      throw error
    }
    // Closing may report an error of an earlier write.
    if Glibc.close(descriptor) != 0, errno != EINTR { throw .current }
    return result
  }

  /// Returns the bytes of a file.
  func bytes(of path: String) throws(SystemError) -> [UInt8] {
    try withFile(path, O_RDONLY) { descriptor throws(SystemError) in
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        try self.check(.read, path)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count == 0 { return bytes }
        if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { throw .current }
      }
    }
  }

  /// Makes a file with some bytes that are on disk when the method returns.
  func make(
    _ path: String, with bytes: some Collection<UInt8>, mode: mode_t
  ) throws(SystemError) {
    try withFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode) { file throws(SystemError) in
      try self.write(bytes, to: file, path)
      try self.synchronize(file, path)
    }
  }

  /// Writes all bytes.
  func write(
    _ bytes: some Collection<UInt8>, to descriptor: Int32, _ path: String
  ) throws(SystemError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      try check(.write, path)
      let share = rest.prefix(conditions.longestWrite)
      let count = share.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        throw SystemError(EIO)
      } else if errno != EINTR {
        throw .current
      }
    }
  }

  /// Waits until a file or folder is on disk, where the file system can do that.
  func synchronize(_ descriptor: Int32, _ path: String) throws(SystemError) {
    try check(.synchronize, path)
    while fsync(descriptor) != 0 {
      switch errno {
      case EINTR: continue
      case EINVAL, ENOSYS, EROFS: return
      default: throw .current
      }
    }
  }

  /// Waits until the entries of a folder are on disk.
  func synchronizeFolder(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try withFile(path, O_RDONLY | O_DIRECTORY) { folder throws(SystemError) in
        try self.synchronize(folder, path)
      }
    } catch {
      // A folder that cannot be read cannot be synchronized.
      if error.code != EACCES { throw error }
    }
  }

  /// Runs work while no other program does so with the same file.
  ///
  /// Between a look at the file and its replacement, another save would go unnoticed. A lock that a
  /// program of another kind keeps, and a file system without locks, keep no one from saving.
  func alone(with path: String, _ work: () throws -> Void) rethrows {
    let descriptor = path.withSystemPath { Glibc.open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    defer { if descriptor >= 0 { Glibc.close(descriptor) } }
    for _ in 0..<DocumentFiles.patience {
      guard flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { break }
      usleep(1000)
    }
    try work()
  }

  /// The number of milliseconds to wait for the lock of a file.
  private static let patience = 200

  /// Returns whether something may be written.
  func isWritable(_ path: String) -> Bool {
    guard (try? check(.access, path)) != nil else { return false }
    return path.withSystemPath { access($0, W_OK) } == 0
  }
}
