import Containers
import ContainersTesting
import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("Invariants of searches")
struct SearchLawTests {
  @Test(
    "F005, F010, F330, F331, Q1: whatever happens, a search is balanced, and each will has its did",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    SearchLawProgram.check(part: part, usual: 300, SearchLawWorld.report)
  }
}
