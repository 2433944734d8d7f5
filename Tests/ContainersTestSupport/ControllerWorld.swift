import ContainersTesting
import TestSupport

/// A world of controllers in which a random program runs.
@MainActor
protocol ControllerWorld: LawKeeper {
  associatedtype Program: SeededProgram
  where Program.Step: CallbackStep, Program.Hook == CallbackHook<Program.Step>

  /// Creates the world in which a program runs.
  init(_ program: Program)

  /// All controllers, to check that they are released.
  var controllers: [LawController] { get }
  /// The invariants that were violated so far.
  var failures: [String] { get set }
  /// The calls and steps so far.
  var trace: [String] { get set }
  /// The steps in callbacks that have not run yet.
  var hooks: [Program.Hook] { get set }
  /// The number of steps in progress, one inside another.
  var depth: Int { get set }

  /// Performs a step, unless it currently makes no sense.
  func perform(_ step: Program.Step)
  /// Ends everything and checks what remains.
  func finish()
}

extension ControllerWorld {
  func fail(_ failure: String) {
    failures.append(failure)
    trace.append("✗ \(failure)")
  }

  func called(_ callback: ControllerCallback, of number: Int) {
    trace.append(String(repeating: "  ", count: depth) + "\(number).\(callback)")
    let hook = hooks.firstIndex { $0.controller == number && $0.callback == callback }
    guard depth < 4, let hook else { return }
    let step = hooks.remove(at: hook).step
    if !step.runsFrames { run(step) }
  }

  /// Performs a step and records it.
  func run(_ step: Program.Step) {
    trace.append(String(repeating: "  ", count: depth) + "> \(step)")
    depth += 1
    defer { depth -= 1 }
    perform(step)
  }

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
