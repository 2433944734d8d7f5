internal import Glibc

/// Operations on file descriptors.
package enum Descriptor {
  /// Writes all bytes, waiting while the descriptor is not ready.
  package static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32)
    throws(SystemError)
  {
    let error =
      bytes.withContiguousStorageIfAvailable { write($0, to: descriptor) }
      ?? Array(bytes).withUnsafeBufferPointer { write($0, to: descriptor) }
    if let error { throw error }
  }

  private static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32
  ) -> SystemError? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        // Nothing was written and no error was set: retrying could loop forever.
        return SystemError(EIO)
      } else if errno == EAGAIN {
        // Another process that shares the pipe made it non-blocking.
        var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&wish, 1, -1) < 0, errno != EINTR { return .current }
      } else if errno != EINTR {
        return .current
      }
    }
    return nil
  }

  /// Opens a placeholder for each standard stream that is closed.
  ///
  /// Otherwise the next file that is opened would get the number, and messages would be written
  /// into it.
  package static func occupyStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // Opened in the wrong direction on purpose, so that any use of the stream fails.
      let opened = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
      if opened >= 0, opened != descriptor { close(opened) }
    }
  }
}
