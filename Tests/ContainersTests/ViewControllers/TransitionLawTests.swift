import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("The law of transitions")
struct TransitionLawTests {
  /// Returns what a program broke, and all that was called and done.
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
    "Q1, Q20: whatever any callback does, each transition ends once, balanced, with one page in place",
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
