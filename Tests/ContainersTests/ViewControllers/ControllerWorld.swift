import ContainersTesting

/// A world of controllers in which a random program runs.
@MainActor
protocol ControllerWorld: LawKeeper {
  associatedtype Program: SeededProgram

  /// Creates the world in which a program runs.
  init(_ program: Program)

  /// All controllers, to check that they are released.
  var controllers: [LawController] { get }
  /// The invariants that were violated so far.
  var failures: [String] { get }
  /// The calls and steps so far.
  var trace: [String] { get }

  /// Performs a step, unless it currently makes no sense.
  func run(_ step: Program.Step)
  /// Ends everything and checks what remains.
  func finish()
}

extension ControllerWorld {
  /// Runs a program in a world of its own.
  static func report(of program: Program) -> LawReport {
    var report = LawReport()
    var controllers: [() -> LawController?] = []
    _ = WarningLog.lines {
      let world = Self(program)
      controllers = world.controllers.map { controller in { [weak controller] in controller } }
      for step in program.steps { world.run(step) }
      if world.failures.isEmpty { world.finish() }
      report = LawReport(failures: world.failures, trace: world.trace)
    }
    guard report.failures.isEmpty else { return report }
    for (number, controller) in controllers.enumerated() where controller() != nil {
      report.failures.append("\(number) is never released")
    }
    return report
  }
}
