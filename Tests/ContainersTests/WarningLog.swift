import Containers
import Synchronization

/// Keeps the warnings that some work writes.
final class WarningLog: Sendable {
  private let written = Mutex<[String]>([])

  var lines: [String] { written.withLock { $0 } }

  /// Runs some work and returns the warnings that it wrote.
  @MainActor
  static func lines(during work: @MainActor () -> Void) -> [String] {
    let log = WarningLog()
    WarningReceiver.$current.withValue({ line in log.written.withLock { $0.append(line) } }) {
      work()
    }
    return log.lines
  }
}
