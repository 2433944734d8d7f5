import Containers
import Synchronization
import Testing

/// Keeps the warnings that some work writes.
final class WarningLog: Sendable {
  private let written = Mutex<[String]>([])

  var lines: [String] { written.withLock { $0 } }

  /// Keeps a warning.
  func add(_ line: String) { written.withLock { $0.append(line) } }

  /// Runs some work and returns the warnings that it wrote.
  @MainActor
  static func lines(during work: @MainActor () -> Void) -> [String] {
    let log = WarningLog()
    WarningReceiver.$current.withValue({ log.add($0) }) { work() }
    return log.lines
  }
}
