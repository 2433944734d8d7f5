internal import Glibc
internal import Support

/// The stream for what a person is to know beside the answer.
nonisolated enum StandardError {
  /// Says something on the standard error, from any thread: one line without control characters.
  static func say(_ message: String) {
    let line = "tunnel: \(message)".message() + "\n"
    // If even that cannot be written, nobody is left to tell.
    try? Descriptor.write(Array(line.utf8), to: STDERR_FILENO)
  }
}
