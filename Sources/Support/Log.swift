internal import Glibc

/// The destination of the log in tests, in place of the standard error output.
public enum LogReceiver {
  /// Called with each line and its channel, whatever the environment says.
  ///
  /// `nil` sends lines to the standard error output.
  @TaskLocal public static var current: (@Sendable (LogChannel, String) -> Void)?
}

/// Logs a line on a channel.
///
/// The line is evaluated only if the channel is on.
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
