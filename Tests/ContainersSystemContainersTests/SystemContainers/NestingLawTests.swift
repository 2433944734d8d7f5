import Containers
import ContainersTesting
import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("Invariants of nested containers")
struct NestingLawTests {
  @Test(
    "F005, F010, Q1: nested containers are balanced, and hold what their twins hold",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    NestingProgram.check(part: part, usual: 500, NestingWorld.report)
  }
}
