import Containers
import ContainersTesting
import TestSupport
import Testing

@testable import ContainersTestSupport

/// A random program of calls of a navigation controller, from outside and from callbacks.
struct NavigationProgram: SeededProgram {
  enum Step: CallbackStep {
    case push(Int, isAnimated: Bool)
    case pop(isAnimated: Bool)
    case popTo(Int, isAnimated: Bool)
    case set([Int], isAnimated: Bool)
    case press(Int)
    case drag(to: Double, drops: Bool)
    case present, dismiss
    case takeAway(Int)
    case replaceRoot, returnRoot
    case hide, unhide
    case bars(Int)
    case resize(Int)
    case memoryWarning
    case turn
    case wait(Int)
    case settle

    var runsFrames: Bool {
      switch self {
      case .turn, .wait, .settle, .drag, .press, .resize, .memoryWarning: true
      default: false
      }
    }
  }

  typealias Hook = CallbackHook<Step>

  static let count = 5

  var steps: [Step] = []
  var hooks: [Hook] = []

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 3...18, using: &generator) {
      steps.append(Self.step(using: &generator))
    }
    while hooks.count < Int.random(in: 0...3, using: &generator) {
      let step = Self.step(using: &generator)
      if step.runsFrames { continue }
      hooks.append(
        Hook(
          controller: Int.random(in: 0..<Self.count, using: &generator),
          callback: ControllerCallback.allCases.randomElement(using: &generator) ?? .didAppear,
          step: step))
    }
  }

  var text: String { lines.joined(separator: "\n") }

  private static func step(using generator: inout SeededGenerator) -> Step {
    let number = Int.random(in: 0..<count, using: &generator)
    let isYes = Bool.random(using: &generator)
    switch Int.random(in: 0..<40, using: &generator) {
    case 0...8: return .push(number, isAnimated: isYes)
    case 9...13: return .pop(isAnimated: isYes)
    case 14...15: return .popTo(number, isAnimated: isYes)
    case 16...19:
      let numbers = (0..<count).shuffled(using: &generator)
      return .set(
        Array(numbers.prefix(Int.random(in: 0...count, using: &generator))), isAnimated: isYes)
    case 20: return .press(number)
    case 21...24:
      return .drag(to: Double.random(in: 0...1, using: &generator), drops: isYes || number > 1)
    case 25: return .present
    case 26: return .dismiss
    case 27: return .takeAway(number)
    case 28: return .replaceRoot
    case 29: return .returnRoot
    case 30: return isYes ? .hide : .unhide
    case 31: return .bars(number)
    case 32: return .resize(number)
    case 33: return .memoryWarning
    case 34...35: return .turn
    case 36...38: return .wait(Int.random(in: 10...400, using: &generator))
    default: return .settle
    }
  }
}

/// The controllers and the stage of a program.
@MainActor
final class NavigationWorld: ProgramWorld {
  let transcript = Transcript()
  let navigation = NavigationController()
  let controllers: [RecordingController]
  let other = ViewController()
  let stage: Stage
  private(set) var failures: [String] = []
  private var hooks: [NavigationProgram.Hook]
  /// The stack as the calls make it.
  private var expected: [Int] = []

  var everybody: [(name: String, isKept: () -> Bool)] {
    controllers.map { controller in
      (controller.recordedName, { [weak controller] in controller != nil })
    }
  }

  init(_ program: NavigationProgram) {
    controllers = (0..<NavigationProgram.count).map {
      [transcript] in RecordingController("\($0)", transcript)
    }
    hooks = program.hooks
    stage = Stage(navigation, size: Size(width: 80, height: 60))
    for (number, controller) in controllers.enumerated() {
      controller.whenCalled = { [weak self] in self?.run(in: $0, of: number) }
    }
  }

  private func run(in callback: String, of number: Int) {
    let due = hooks.firstIndex {
      $0.controller == number && callback.lowercased().contains("\($0.callback)".lowercased())
    }
    guard let due else { return }
    run(hooks.remove(at: due).step)
  }

  func run(_ step: NavigationProgram.Step) {
    switch step {
    case .push(let number, let isAnimated):
      guard !numbers.contains(number) else { return }
      expected = numbers + [number]
      navigation.pushViewController(controllers[number], animated: isAnimated)
    case .pop(let isAnimated):
      expected = numbers.count > 1 ? numbers.dropLast() : numbers
      navigation.popViewController(animated: isAnimated)
    case .popTo(let number, let isAnimated):
      guard let index = numbers.firstIndex(of: number) else { return }
      expected = Array(numbers[...index])
      navigation.popToViewController(controllers[number], animated: isAnimated)
    case .set(let numbers, let isAnimated):
      expected = numbers
      navigation.setViewControllers(numbers.map { controllers[$0] }, animated: isAnimated)
    case .takeAway(let number):
      controllers[number].willMove(toParent: nil)
      controllers[number].viewIfLoaded?.removeFromSuperview()
      controllers[number].removeFromParent()
      expected = numbers
    default: runOther(step)
    }
    // A call in a callback of this step comes first.
    if step.changesStack, numbers != expected {
      failures.append("after \(step) the stack is \(numbers) and not \(expected)")
    }
  }

  private func runOther(_ step: NavigationProgram.Step) {
    switch step {
    case .press(let number): stage.press(number < 3 ? .back : .escape)
    case .drag(let end, let drops):
      stage.grab(.point(Point(x: 4, y: 50)))
      stage.move(to: .point(Point(x: 4 + 72 * end, y: 50)), steps: 4)
      if drops { stage.drop() }
    case .present:
      if navigation.presentedViewController == nil {
        other.modalPresentationStyle = .fullScreen
        navigation.present(other, animated: true)
      }
    case .dismiss:
      if navigation.presentedViewController != nil { navigation.dismiss(animated: true) }
    case .replaceRoot:
      if navigation.presentedViewController == nil { stage.window.rootViewController = nil }
    case .returnRoot: stage.window.rootViewController = navigation
    case .hide: stage.window.isHidden = true
    case .unhide: stage.window.isHidden = false
    case .bars(let number):
      navigation.setNavigationBarHidden(number % 2 == 0, animated: number > 2)
      navigation.setToolbarHidden(number % 3 == 0, animated: number > 2)
    case .resize(let number):
      stage.resize(to: Size(width: 80, height: 60 + 8 * Double(number)))
    case .memoryWarning: stage.application.didReceiveMemoryWarning()
    case .turn: stage.turn()
    case .wait(let milliseconds): stage.advance(by: .milliseconds(milliseconds))
    case .settle: stage.settle()
    default: break
    }
    // The user and an abandoned drag change the stack too.
    expected = numbers
  }

  private var numbers: [Int] {
    navigation.viewControllers.compactMap { controller in
      controllers.firstIndex { $0 === controller }
    }
  }

  func finish() {
    hooks = []
    stage.window.isHidden = false
    stage.drop()
    stage.settle()
    if navigation.presentedViewController != nil { navigation.dismiss(animated: false) }
    stage.settle()
    stage.window.rootViewController = navigation
    stage.settle()
    let top = navigation.topViewController
    for controller in controllers {
      let (name, isTop) = (controller.recordedName, controller === top)
      if !transcript.isBalanced(name) { failures.append("\(name) is not balanced") }
      if (controller.viewIfLoaded?.window != nil) != isTop {
        failures.append("\(name) is \(isTop ? "not shown" : "shown")")
      }
      let isInside = navigation.viewControllers.contains(controller)
      if (controller.parent === navigation) != isInside {
        failures.append("\(name) is \(isInside ? "no child" : "a child")")
      }
    }
    navigation.setViewControllers([], animated: false)
    stage.settle()
    if !navigation.children.isEmpty { failures.append("children are left") }
    stage.window.rootViewController = nil
    stage.settle()
  }
}

extension NavigationProgram.Step {
  fileprivate var changesStack: Bool {
    switch self {
    case .push, .pop, .popTo, .set, .takeAway: true
    default: false
    }
  }
}

@MainActor
@Suite("Invariants of navigation controllers")
struct NavigationLawTests {
  @Test(
    "F005, F010, Q1, Q50: whatever happens, the stack is what was asked for and all is balanced",
    arguments: 0..<LawRuns.parts)
  func law(_ part: Int) {
    NavigationProgram.check(part: part, usual: 500, NavigationWorld.report)
  }
}
