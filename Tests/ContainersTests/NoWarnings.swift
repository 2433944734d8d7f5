import Containers
import Testing

/// Lets a test fail where something writes a warning in it.
struct NoWarnings: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let log = WarningLog()
    try await WarningReceiver.$current.withValue({ log.add($0) }) { try await function() }
    #expect(log.lines.isEmpty)
  }
}

extension Testing.Trait where Self == NoWarnings {
  /// No warning may be written.
  static var noWarnings: NoWarnings { NoWarnings() }
}
