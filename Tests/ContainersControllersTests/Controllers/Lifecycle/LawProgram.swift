import TestSupport

@testable import ContainersTestSupport

/// A random program for a window and six controllers, as data that can be shrunk and printed.
struct LawProgram: SeededProgram {
  /// A location in a controller's hierarchy.
  enum Place: String, CaseIterable, Sendable, CustomStringConvertible {
    /// The root view.
    case root
    /// A box of the controller, which may be inside the root view or detached.
    case box

    var description: String { "." + rawValue }
  }

  /// A step of the program.
  ///
  /// Numbers identify controllers.
  enum Step: CallbackStep {
    /// Adds or removes a controller completely, as the documentation recommends.
    case embed(Int, in: Int, Place)
    case remove(Int)
    /// The individual operations, in any order.
    case addChild(Int, to: Int)
    case addView(Int, to: Int, Place)
    case didMove(Int)
    case willLeave(Int)
    case takeOut(Int)
    case cut(Int)
    case attachBox(Int)
    case detachBox(Int)
    case dropView(Int)
    /// `addChild` and `transition(from:to:…)` to a controller with a duration in milliseconds. It
    /// may end a running transition.
    case change(from: Int, to: Int, milliseconds: Int, isFlip: Bool)
    /// Ends the animations in a controller's box or root view.
    case stop(Int, Place)
    case begin(Int, isAppearing: Bool, isAnimated: Bool)
    case end(Int)
    case resize(Int)
    case close
    case show
    case root(Int?)
    case memoryWarning
    case turn
    case wait(Int)
    case settle

    var runsFrames: Bool {
      switch self {
      case .turn, .wait, .settle: true
      default: false
      }
    }
  }

  typealias Hook = CallbackHook<Step>

  static let controllerCount = 6

  /// The controllers that forward appearance themselves.
  var manual: Set<Int> = []
  var steps: [Step] = []
  var hooks: [Hook] = []

  /// Creates the program for a seed.
  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let isByHand = Int.random(in: 0..<3, using: &generator) == 0
    if isByHand { manual = [Int.random(in: 0..<LawProgram.controllerCount, using: &generator)] }
    steps = [.root(0), .show]
    for _ in 0..<Int.random(in: 6...26, using: &generator) {
      steps.append(LawProgram.step(isByHand, using: &generator))
    }
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      hooks.append(
        Hook(
          controller: LawProgram.controller(using: &generator),
          callback: ControllerCallback.allCases.randomElement(using: &generator) ?? .willAppear,
          step: LawProgram.step(isByHand, using: &generator)))
    }
  }

  /// The program as readable text that can be pasted into a test.
  var text: String {
    (["manual: \(manual.sorted())"] + lines).joined(separator: "\n")
  }

  private static func controller(using generator: inout SeededGenerator) -> Int {
    Int.random(in: 0..<controllerCount, using: &generator)
  }

  private static func step(_ isByHand: Bool, using generator: inout SeededGenerator) -> Step {
    let (one, two) = (controller(using: &generator), controller(using: &generator))
    let place = Place.allCases.randomElement(using: &generator) ?? .root
    let isYes = Bool.random(using: &generator)
    switch Int.random(in: 0..<(isByHand ? 40 : 34), using: &generator) {
    case 0...6: return .embed(one, in: two, place)
    case 7...8: return .remove(one)
    case 9: return .addChild(one, to: two)
    case 10...11: return .addView(one, to: two, place)
    case 12: return .didMove(one)
    case 13: return .willLeave(one)
    case 14...15: return .takeOut(one)
    case 16: return .cut(one)
    case 17...18: return .attachBox(one)
    case 19: return .detachBox(one)
    case 20: return .dropView(one)
    case 21...23:
      return .change(from: one, to: two, milliseconds: isYes ? 60 : 0, isFlip: place == .box)
    case 24: return .resize(Int.random(in: 20..<60, using: &generator))
    case 25: return .close
    case 26...27: return .show
    case 28: return .root(isYes ? one : nil)
    case 29: return .memoryWarning
    case 30: return .turn
    case 31: return .wait(40)
    case 32: return .settle
    case 33: return isYes ? .settle : .stop(one, place)
    case 34...36: return .begin(one, isAppearing: isYes, isAnimated: place == .root)
    default: return .end(one)
    }
  }
}
