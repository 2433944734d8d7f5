import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
@Suite("Overlay invariants")
struct OverlayLawTests {
  /// Returns the invariants that a program violated, and the trace of its steps.
  static func report(of program: OverlayProgram) -> LawReport {
    let world = OverlayWorld(program)
    for step in program.steps where world.failures.isEmpty { world.run(step) }
    let views = world.overlays.map { (number: $0.key, view: Weak($0.value.view)) }
    if world.failures.isEmpty { world.finish() }
    guard world.failures.isEmpty else {
      return LawReport(failures: world.failures, trace: world.trace)
    }
    let kept = views.filter { $0.view.object != nil }
    return LawReport(
      failures: kept.map { "\($0.number) is never released" }, trace: world.trace)
  }

  @Test(
    "F006: whatever callbacks do, overlays keep their order, end once and restore the focus",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    OverlayProgram.check(part: part, OverlayLawTests.report)
  }
}
