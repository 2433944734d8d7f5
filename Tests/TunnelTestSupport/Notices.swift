import Synchronization

@testable import TunnelApp

/// The notices about files that the app keeps.
final class Notices: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  /// Adds a notice, from any thread.
  @Sendable func add(_ text: String) { texts.withLock { $0.append(text) } }
}
