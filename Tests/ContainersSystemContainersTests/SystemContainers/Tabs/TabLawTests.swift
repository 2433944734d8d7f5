import Containers
import ContainersTesting
import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("Tab invariants")
struct TabLawTests {
  /// Returns the invariants that a program violated, and the trace of its steps.
  static func report(of program: TabLawProgram) -> LawReport {
    var report = LawReport()
    var kept: [(name: String, isKept: () -> Bool)] = []
    do {
      let world = TabLawWorld(program)
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
    "Q1, F010, F403, F407: whatever happens, tabs are balanced and the selected one is shown",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    TabLawProgram.check(part: part, usual: 500, TabLawTests.report)
  }
}
