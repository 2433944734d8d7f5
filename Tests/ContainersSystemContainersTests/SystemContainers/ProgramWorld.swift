import ContainersTesting

@testable import Containers
@testable import ContainersTestSupport

/// What a random program acts on, with the checks of its invariants.
@MainActor
protocol ProgramWorld: AnyObject {
  associatedtype Program: SeededProgram

  init(_ program: Program)

  /// The invariants that have been violated.
  var failures: [String] { get }
  var transcript: Transcript { get }
  /// All controllers, and whether each still exists.
  var everybody: [(name: String, isKept: () -> Bool)] { get }

  func run(_ step: Program.Step)

  /// Ends everything, and checks what must then be true.
  func finish()
}

extension ProgramWorld {
  /// Returns the invariants that a program violated, and the trace of its callbacks.
  static func report(of program: Program) -> LawReport {
    WarningReceiver.$current.withValue({ _ in }) {
      var report = LawReport()
      var kept: [(name: String, isKept: () -> Bool)] = []
      do {
        let world = Self(program)
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
}
