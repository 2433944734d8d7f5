internal import Glibc

/// Where warnings of the library go instead of the standard error output, for tests.
public enum WarningReceiver {
  /// What gets the text of each warning; nil for the standard error output.
  @TaskLocal public static var current: (@Sendable (String) -> Void)?
}

/// Writes that the program did something that is probably wrong, and goes on.
///
/// - Parameter message: What is wrong, naming every party.
public func warn(_ message: String) {
  if let receiver = WarningReceiver.current {
    receiver(message)
    return
  }
  // If even this cannot be written, nobody is left to tell.
  try? Descriptor.write(Array(("Containers: \(message)".message() + "\n").utf8), to: STDERR_FILENO)
}
