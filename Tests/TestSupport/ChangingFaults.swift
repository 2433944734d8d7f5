import Foundation
package import Support
import Synchronization
package import Testing

/// Faults of the file system that a test changes while it runs.
package final class ChangingFaults: Sendable {
  /// The faults of the running test, which has the trait ``ChangingFaultsTrait``.
  @TaskLocal package static var current = ChangingFaults()

  /// A check before a system call, which fails with the error that is thrown.
  package typealias Check = @Sendable (FileSystem.Call, String) throws(SystemError) -> Void

  private let check = Mutex<Check?>(nil)
  /// The folder for copies of files that are written in place, which does not exist at first.
  package let backupFolder = NSTemporaryDirectory() + "/backups-\(UUID().uuidString)"

  /// Called before each system call of the objects that the test has created, or `nil` for no
  /// faults.
  package var willCall: Check? {
    get { check.withLock { $0 } }
    set { check.withLock { $0 = newValue } }
  }

  /// Lets each save fail after the file is in its place, when its folder is synchronized.
  package func failLate() {
    let isPublished = Mutex(false)
    willCall = { call, _ throws(SystemError) in
      switch call {
      case .write: isPublished.withLock { $0 = false }
      case .link, .rename, .renameWithFlags: isPublished.withLock { $0 = true }
      case .synchronize: if isPublished.withLock({ $0 }) { throw SystemError(EIO) }
      default: break
      }
    }
  }

  fileprivate func run(_ body: () async throws -> Void) async rethrows {
    let faults = FileFaults { [self] call, path throws(SystemError) in try willCall?(call, path) }
    let files = FileSystem(faults, backupFolder: backupFolder)
    defer { try? FileManager.default.removeItem(atPath: backupFolder) }
    try await ChangingFaults.$current.withValue(self) {
      try await FileSystem.$current.withValue(files, operation: body)
    }
  }
}

/// A trait that gives each test a file system with ``ChangingFaults``.
package struct ChangingFaultsTrait: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws { try await ChangingFaults().run(function) }
}

extension Testing.Trait where Self == ChangingFaultsTrait {
  /// Gives the test a file system with faults that it changes.
  package static var changingFaults: ChangingFaultsTrait { ChangingFaultsTrait() }
}
