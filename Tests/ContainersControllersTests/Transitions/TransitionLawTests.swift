import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("Transition invariants")
struct TransitionLawTests {
  @Test(
    "Q1, Q20: whatever callbacks do, each transition ends once, balanced, with one page in place",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    CarouselProgram.check(part: part, CarouselWorld.report)
  }
}
