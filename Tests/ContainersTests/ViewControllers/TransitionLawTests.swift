import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("Transition invariants")
struct TransitionLawTests {
  /// Returns the violations of a program, and the trace of its calls and steps.
  static func failures(of program: CarouselProgram) -> (failures: [String], trace: [String]) {
    var found: (failures: [String], trace: [String]) = ([], [])
    var controllers: [() -> LawController?] = []
    _ = WarningLog.lines {
      let world = CarouselWorld(program)
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
    "Q1, Q20: whatever callbacks do, each transition ends once, balanced, with one page in place",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    for seed in LawRuns.seeds(ofPart: part) {
      let program = CarouselProgram(seed: seed)
      guard !TransitionLawTests.failures(of: program).failures.isEmpty else { continue }
      let short = program.shrunk { !TransitionLawTests.failures(of: $0).failures.isEmpty }
      let (failures, trace) = TransitionLawTests.failures(of: short)
      Issue.record(
        "seed \(seed):\n\(short.text)\n\((failures + ["trace:"] + trace).joined(separator: "\n"))")
      return
    }
  }
}
