internal import Glibc

/// Where the log goes instead of the standard error output, for tests.
public enum LogReceiver {
  /// What gets each line with its channel, whatever the environment says; nil for the standard error
  /// output.
  @TaskLocal public static var current: (@Sendable (LogChannel, String) -> Void)?
}

/// Writes what the library does, if anyone listens to the channel; else the line is not even made.
///
/// - Parameter line: What happens, naming every party.
package func trace(_ channel: LogChannel, _ line: @autoclosure () -> String) {
  if let receiver = LogReceiver.current {
    receiver(channel, line())
  } else if LogChannel.chosen.contains(channel) {
    let text = Array("Containers \(channel): \(line())\n".utf8)
    _ = text.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
