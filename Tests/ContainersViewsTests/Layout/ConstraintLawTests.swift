import Testing

@testable import ContainersTestSupport

/// Tests that the layout depends only on views and constraints, not on what was laid out before.
@MainActor
@Suite("Laws of constraints")
struct ConstraintLawTests {
  @Test(
    "Whatever a program does to constraints in callbacks, the layout is that of a fresh hierarchy",
    arguments: 0..<LawRuns.parts)
  func random(part: Int) {
    ConstraintLawProgram.check(part: part, usual: 100) { ConstraintLawWorld.run($0) }
  }
}
