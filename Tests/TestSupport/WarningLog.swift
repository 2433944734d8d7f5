import Support
import Synchronization

/// A log of the warnings during some work.
package final class WarningLog: Sendable {
  private let written = Mutex<[String]>([])

  package init() {}

  package var lines: [String] { written.withLock { $0 } }

  /// Adds a warning.
  package func add(_ line: String) { written.withLock { $0.append(line) } }

  /// Runs some work and returns its warnings.
  @MainActor
  package static func lines(during work: @MainActor () -> Void) -> [String] {
    let log = WarningLog()
    WarningReceiver.$current.withValue({ log.add($0) }) { work() }
    return log.lines
  }
}
