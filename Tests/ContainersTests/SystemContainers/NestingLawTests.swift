import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Invariants of nested containers")
struct NestingLawTests {
  /// Returns the invariants that a program violated, and the trace of its callbacks.
  static func report(of program: NestingProgram) -> LawReport {
    WarningReceiver.$current.withValue({ _ in }) {
      var report = LawReport()
      var kept: [(name: String, isKept: () -> Bool)] = []
      do {
        let world = NestingWorld(program)
        kept = world.everybody
        for step in program.steps where world.failures.isEmpty { world.run(step) }
        if world.failures.isEmpty { world.finish() }
        report = LawReport(
          failures: world.failures,
          trace: world.failures.isEmpty ? [] : world.transcript.linesWithoutLayout)
      }
      guard report.failures.isEmpty else { return report }
      report.failures = kept.filter { $0.isKept() }.map { "\($0.name) is never released" }
      return report
    }
  }

  @Test(
    "F005, F010, Q1: nested containers are balanced, and hold what their twins hold",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    NestingProgram.check(part: part, usual: 500, NestingLawTests.report)
  }
}
