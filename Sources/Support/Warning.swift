internal import Glibc

/// The destination of the library's warnings in tests, in place of the standard error output.
public enum WarningReceiver {
  /// Called with the text of each warning.
  ///
  /// `nil` sends warnings to the standard error output.
  @TaskLocal public static var current: (@Sendable (String) -> Void)?
}

/// Warns that the program probably made a mistake, and continues.
///
/// - Parameter message: What is wrong, naming every party.
public func warn(_ message: String) {
  if let receiver = WarningReceiver.current {
    receiver(message)
    return
  }
  // If this write fails too, there is no way left to report it.
  try? Descriptor.write(Array(("Containers: \(message)".message() + "\n").utf8), to: STDERR_FILENO)
}
