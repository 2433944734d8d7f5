import Testing

@testable import Containers

@MainActor
@Suite("Overlay invariants")
struct OverlayLawTests {
  /// Returns the invariants that a program violated, and the trace of its steps.
  static func failures(of program: OverlayProgram) -> (failures: [String], trace: [String]) {
    let world = OverlayWorld(program)
    for step in program.steps where world.failures.isEmpty { world.run(step) }
    let views = world.overlays.map { (number: $0.key, view: WeakView(view: $0.value.view)) }
    if world.failures.isEmpty { world.finish() }
    guard world.failures.isEmpty else { return (world.failures, world.trace) }
    let kept = views.filter { $0.view.view != nil }
    return (kept.map { "\($0.number) is never released" }, world.trace)
  }

  @Test(
    "F006: whatever callbacks do, overlays keep their order and end once; without them the focus returns",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    for seed in LawRuns.seeds(ofPart: part) {
      let program = OverlayProgram(seed: seed)
      guard !OverlayLawTests.failures(of: program).failures.isEmpty else { continue }
      let short = program.shrunk { !OverlayLawTests.failures(of: $0).failures.isEmpty }
      let (failures, trace) = OverlayLawTests.failures(of: short)
      Issue.record(
        "seed \(seed):\n\(short.text)\n\((failures + ["trace:"] + trace).joined(separator: "\n"))")
      return
    }
  }
}
