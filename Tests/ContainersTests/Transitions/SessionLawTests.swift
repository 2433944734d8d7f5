import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Transition session invariants")
struct SessionLawTests {
  /// Returns the invariants that a program violated, and the trace of its calls and steps.
  static func failures(of program: SessionProgram) -> (failures: [String], trace: [String]) {
    var found: (failures: [String], trace: [String]) = ([], [])
    var controllers: [() -> LawController?] = []
    _ = WarningLog.lines {
      let world = SessionWorld(program)
      controllers = world.controllers.map { controller in { [weak controller] in controller } }
      for step in program.steps { world.run(step) }
      if world.failures.isEmpty { world.finish() }
      found = (world.failures, world.trace)
    }
    guard found.failures.isEmpty else { return found }
    for (number, controller) in controllers.enumerated() where controller() != nil {
      found.failures.append("\(number) is never released")
    }
    return found
  }

  @Test(
    "F001, F209: whatever users and callbacks do, each session ends once, balanced and complete",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    for seed in LawRuns.seeds(ofPart: part) {
      let program = SessionProgram(seed: seed)
      guard !SessionLawTests.failures(of: program).failures.isEmpty else { continue }
      let short = program.shrunk { !SessionLawTests.failures(of: $0).failures.isEmpty }
      let (failures, trace) = SessionLawTests.failures(of: short)
      Issue.record(
        "seed \(seed):\n\(short.text)\n\((failures + ["trace:"] + trace).joined(separator: "\n"))")
      return
    }
  }
}
