import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Invariants of searches")
struct SearchLawTests {
  /// Returns the invariants that a program violated, and the trace of its callbacks.
  static func report(of program: SearchLawProgram) -> LawReport {
    WarningReceiver.$current.withValue({ _ in }) {
      var report = LawReport()
      var kept: [(name: String, isKept: () -> Bool)] = []
      do {
        let world = SearchLawWorld(program)
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
    "F005, F010, F330, F331, Q1: whatever happens, a search is told of, balanced and released",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    SearchLawProgram.check(part: part, usual: 300, SearchLawTests.report)
  }
}
