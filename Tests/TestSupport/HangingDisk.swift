package import Support

import Dispatch
import Synchronization

/// A disk that does not answer until the test says so.
package final class HangingDisk: Sendable {
  private let calls: Set<FileSystem.Call>
  private let arrivals = DispatchSemaphore(value: 0)
  private let answers = DispatchSemaphore(value: 0)
  /// The number of calls that wait, or `nil` if none does.
  private let waiting: Mutex<Int?>

  /// Creates a disk on which some kinds of calls wait.
  ///
  /// - Parameter isHanging: Whether they do so from the beginning, rather than after ``hang()``.
  package init(_ calls: FileSystem.Call..., isHanging: Bool = true) {
    self.calls = Set(calls)
    waiting = Mutex(isHanging ? 0 : nil)
  }

  /// The file system on the disk.
  package var files: FileSystem {
    FileSystem(
      FileFaults { [self] call, _ in
        guard calls.contains(call), begin() else { return }
        arrivals.signal()
        answers.wait()
      })
  }

  private func begin() -> Bool {
    waiting.withLock { waiting in
      guard let count = waiting else { return false }
      waiting = count + 1
      return true
    }
  }

  /// Lets calls wait from now on.
  package func hang() { waiting.withLock { $0 = $0 ?? 0 } }

  /// Returns when one more call waits, which has to come from another thread.
  package func awaitCall() { arrivals.wait() }

  /// Answers all calls, also those to come until ``hang()``.
  package func answer() {
    let count = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting ?? 0
    }
    for _ in 0..<count { answers.signal() }
  }
}
