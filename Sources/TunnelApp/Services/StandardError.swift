internal import Support

/// The stream for messages other than the answer.
nonisolated enum StandardError {
  /// Prints a message on standard error as one line without control characters, from any thread.
  static func say(_ message: String) { printMessage(message, from: "tunnel") }
}
