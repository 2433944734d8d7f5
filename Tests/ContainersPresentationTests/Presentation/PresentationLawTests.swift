import Containers
import Foundation
import TestSupport
import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("Presentation invariants")
struct PresentationLawTests {
  /// Returns the invariants that a program violated, and the trace of its steps.
  static func report(of program: PresentationProgram) -> LawReport {
    let log = WarningLog()
    return WarningReceiver.$current.withValue({ log.add($0) }) { report(of: program, log) }
  }

  private static func report(of program: PresentationProgram, _ log: WarningLog) -> LawReport {
    var report = LawReport()
    var kept: [(name: String, isKept: () -> Bool)] = []
    do {
      let world = PresentationWorld(program, log)
      kept = world.controllers.map { controller in
        ("\(controller.number)", { [weak controller] in controller != nil })
      }
      for step in program.steps where world.failures.isEmpty { world.run(step) }
      if world.failures.isEmpty { world.finish() }
      kept += world.requests.flatMap { request in
        request.presentations.map { one in
          ("the presentation of \(request.name)", { one.object != nil })
        }
      }
      report = LawReport(failures: world.failures, trace: world.trace)
    }
    guard report.failures.isEmpty else { return report }
    for one in kept where one.isKept() { report.failures.append("\(one.name) is never released") }
    return report
  }

  @Test(
    "F001, F006, F010, F110, F111, Q1, Q47: whatever happens, presentations are balanced and end",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    PresentationProgram.check(part: part, usual: 1500, PresentationLawTests.report)
  }
}
