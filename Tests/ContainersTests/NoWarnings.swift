import Containers
import Testing

/// A trait that fails a test in which a warning is logged.
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
  /// Fails the test if a warning is logged.
  static var noWarnings: NoWarnings { NoWarnings() }
}
