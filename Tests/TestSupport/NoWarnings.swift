import Support
package import Testing

/// A trait that fails a test in which a warning is logged.
package struct NoWarnings: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  package func provideScope(
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
  package static var noWarnings: NoWarnings { NoWarnings() }
}
