import Containers
import Synchronization
import Testing

/// A log of the warnings during some work.
final class WarningLog: Sendable {
  private let written = Mutex<[String]>([])

  var lines: [String] { written.withLock { $0 } }

  /// Adds a warning.
  func add(_ line: String) { written.withLock { $0.append(line) } }

  /// Runs some work and returns its warnings.
  @MainActor
  static func lines(during work: @MainActor () -> Void) -> [String] {
    let log = WarningLog()
    WarningReceiver.$current.withValue({ log.add($0) }) { work() }
    return log.lines
  }
}
