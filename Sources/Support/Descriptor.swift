internal import Glibc

/// What can be done with the number of an open file.
package enum Descriptor {
  /// Writes all bytes, waiting where the reader is slow.
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
        // Nothing was taken and nothing is wrong: trying again could go on forever.
        return SystemError(EIO)
      } else if errno == EAGAIN {
        // Somebody who shares the pipe has made it one that does not wait.
        var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&wish, 1, -1) < 0, errno != EINTR { return .current }
      } else if errno != EINTR {
        return .current
      }
    }
    return nil
  }

  /// Puts something that can be neither read nor written in the place of standard streams that are closed.
  ///
  /// The next file that is opened would take the number, and messages would be written into it.
  package static func occupyStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The wrong way around on purpose: whoever uses it is told that it is closed.
      let opened = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
      if opened >= 0, opened != descriptor { close(opened) }
    }
  }
}
