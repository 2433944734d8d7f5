internal import Glibc

extension FileSystem {
  /// Opens a file, runs some work with its descriptor, and closes it.
  func withFile<Result>(
    _ path: String, _ flags: Int32, mode: UInt32 = 0o600,
    _ work: (Int32) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let descriptor = try open(path, flags, mode: mode)
    let result: Result
    do throws(SystemError) { result = try work(descriptor) } catch {
      Glibc.close(descriptor)
      throw error
    }
    try close(descriptor, path)
    return result
  }

  func open(_ path: String, _ flags: Int32, mode: UInt32 = 0o600) throws(SystemError) -> Int32 {
    Int32(try perform(.open, path) { Glibc.open($0, flags | O_CLOEXEC, mode) })
  }

  /// Closes a file, which may report an error of an earlier write.
  func close(_ descriptor: Int32, _ path: String) throws(SystemError) {
    var isClosed = false
    defer { if !isClosed { Glibc.close(descriptor) } }
    try perform(.close, path) {
      // Closed even if a signal interrupts it.
      guard !isClosed else { return 0 }
      isClosed = true
      return Int(Glibc.close(descriptor))
    }
  }

  /// Writes all bytes, waiting while the descriptor is not ready.
  func write(
    _ bytes: [UInt8], to descriptor: Int32, _ path: String
  ) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let share = rest.prefix(longestWrite)
      let count: Int
      do throws(SystemError) {
        count = try perform(.write, path) {
          share.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        }
      } catch {
        guard error.code == EAGAIN else { throw error }
        // Another process that shares the pipe made it non-blocking.
        var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&wish, 1, -1) < 0, errno != EINTR { throw .current }
        continue
      }
      // Nothing was written and no error was set: another attempt could do the same forever.
      guard count > 0 else { throw SystemError(EIO) }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until a file or folder is on disk, where the file system can do that.
  func synchronize(_ descriptor: Int32, _ path: String) throws(SystemError) {
    do throws(SystemError) { try perform(.synchronize, path) { Int(fsync(descriptor)) } } catch {
      if ![EINVAL, ENOSYS, EROFS].contains(error.code) { throw error }
    }
  }

  /// Waits until the entries of a folder are on disk.
  package func synchronizeFolder(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try withFile(path, O_RDONLY | O_DIRECTORY) { folder throws(SystemError) in
        try synchronize(folder, path)
      }
    } catch {
      // A folder that cannot be read cannot be synchronized.
      if error.code != EACCES { throw error }
    }
  }

  /// Creates a file whose bytes are on disk when the method returns.
  package func create(
    _ path: String, with bytes: [UInt8], mode: UInt32
  ) throws(SystemError) {
    try withFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode) { file throws(SystemError) in
      try write(bytes, to: file, path)
      try synchronize(file, path)
    }
  }
}
