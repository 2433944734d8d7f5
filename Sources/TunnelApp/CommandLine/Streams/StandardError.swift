internal import Glibc
internal import Support

/// The stream for messages other than the answer.
nonisolated enum StandardError {
  /// Prints a message on standard error as one line without control characters, from any thread.
  static func say(_ message: String) {
    let line = "tunnel: \(message)".message() + "\n"
    // There is nowhere left to report a failure of standard error.
    try? Descriptor.write(Array(line.utf8), to: STDERR_FILENO)
  }
}
