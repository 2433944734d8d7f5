import Testing

@testable import ContainersTestSupport

@MainActor
struct ScrollLawTests {
  @Test(
    "A scroll view may be told to do anything in any callback; it never traps, and settles",
    arguments: 0..<LawRuns.parts)
  func anythingAnywhere(part: Int) {
    ScrollProgram.check(part: part, usual: 600, ScrollWorld.run)
  }
}
