import Containers
import ContainersTesting
import TestSupport
import Testing

@testable import ContainersTestSupport

@MainActor
@Suite("Appearance invariants")
struct AppearanceLawTests {
  /// Returns the violations of a program, in the order in which they occurred.
  static func failures(of program: LawProgram) -> [String] {
    var failures: [String] = []
    var controllers: [WeakController] = []
    do {
      let world = LawWorld(program)
      controllers = world.controllers.map { WeakController(controller: $0, view: $0.box) }
      for step in program.steps {
        world.check(WarningLog.lines { world.run(step) })
        if !world.failures.isEmpty { return world.failures.map { "after \(step): \($0)" } }
      }
      world.check(WarningLog.lines { world.finish() })
      failures = world.failures.map { "at the end: \($0)" }
    }
    for (number, weak) in controllers.enumerated() {
      if weak.controller != nil { failures.append("\(number) is never released") }
      if weak.view != nil { failures.append("the box of \(number) is never released") }
    }
    return failures
  }

  private struct WeakController {
    weak var controller: LawController?
    weak var view: View?
  }

  @Test("A parent inside its own child still has traits")
  func circle() {
    let (parent, child) = (ViewController(), ViewController())
    parent.addChild(child)

    child.view.addSubview(parent.view)

    #expect(parent.traitCollection == TraitCollection.current)
    #expect(child.traitCollection == TraitCollection.current)
  }

  @Test(
    "Q1: in any program, callbacks are valid and balanced, nothing leaks, and only misuse warns",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    LawProgram.check(part: part) { LawReport(failures: AppearanceLawTests.failures(of: $0)) }
  }
}
