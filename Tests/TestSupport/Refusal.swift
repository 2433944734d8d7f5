package import Support
import Synchronization

/// A system that refuses a kind of call for some files, for a while.
package final class Refusal: Sendable {
  private let isInForce = Mutex(true)

  package init() {}

  /// Ends it.
  package func end() { isInForce.withLock { $0 = false } }

  /// Returns a file system in which a kind of call fails for paths with an ending.
  package func fileSystem(
    of ending: String, _ refused: FileSystem.Call, _ code: Int32
  ) -> FileSystem {
    FileSystem(
      FileFaults { call, path throws(SystemError) in
        guard call == refused, path.hasSuffix(ending) else { return }
        if self.isInForce.withLock({ $0 }) { throw SystemError(code) }
      })
  }
}
