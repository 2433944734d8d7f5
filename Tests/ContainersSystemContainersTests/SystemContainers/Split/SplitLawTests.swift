import Containers
import ContainersTesting
import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("Split invariants")
struct SplitLawTests {
  /// Returns the invariants that a program violated, and the trace of its steps.
  static func report(of program: SplitLawProgram) -> LawReport {
    var report = LawReport()
    var kept: [(name: String, isKept: () -> Bool)] = []
    do {
      let world = SplitLawWorld(program)
      kept = world.recorded.map { controller in
        (controller.recordedName, { [weak controller] in controller != nil })
      }
      for step in program.steps where world.failures.isEmpty { world.run(step) }
      if world.failures.isEmpty { world.settle() }
      report = LawReport(failures: world.failures, trace: world.trace)
    }
    guard report.failures.isEmpty else { return report }
    for one in kept where one.isKept() { report.failures.append("\(one.name) is never released") }
    return report
  }

  @Test(
    "Q1, F005, F010, F502, F511: whatever happens, columns are balanced and where the rules say",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    SplitLawProgram.check(part: part, usual: 300, SplitLawTests.report)
  }
}
