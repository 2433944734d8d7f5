import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("Transition session invariants")
struct SessionLawTests {
  @Test(
    "F001, F209: whatever users and callbacks do, each session ends once, balanced and complete",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    SessionProgram.check(part: part, SessionWorld.report)
  }
}
