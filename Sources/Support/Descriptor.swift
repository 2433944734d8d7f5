internal import Glibc

/// Operations on file descriptors.
package enum Descriptor {
  /// Writes all bytes, waiting while the descriptor is not ready.
  package static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32)
    throws(SystemError)
  {
    try FileSystem().write(Array(bytes), to: descriptor, "")
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
