import Containers
import TestSupport

@testable import ContainersTestSupport

/// A random program of selections, new lists, and everything that may happen in between.
struct TabLawProgram: SeededProgram {
  /// A step of the program, in which numbers identify controllers.
  enum Step: Sendable {
    /// By the program, by a tap, and by a key.
    case select(Int), tap(Int), key(Int)
    case list([Int])
    case removeFromParent(Int)
    /// Whether the delegate animates, with an interaction or without.
    case animate(Bool), drive(Bool)
    case finish, cancel
    /// In the navigation controller of the first tab.
    case push(hides: Bool), pop
    case resize(width: Int, height: Int)
    case mode(sidebar: Bool)
    case hideBar(Bool)
    case refuse(Bool)
    case root(isTabs: Bool)
    case turn
    case wait(Int)
    case settle

    var runsFrames: Bool {
      switch self {
      case .tap, .key, .turn, .wait, .settle: true
      default: false
      }
    }
  }

  /// A step that is taken once, in the first callback of a kind.
  struct Hook: Sendable {
    let controller: Int
    let callback: String
    let step: Step
  }

  /// The number of controllers; the first is a navigation controller's root.
  static let count = 5
  private static let callbacks = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "willMove", "didMove", "viewDidLayoutSubviews",
  ]

  var steps: [Step] = []
  var hooks: [Hook] = []

  init(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 3...16, using: &numbers) {
      steps.append(Self.step(using: &numbers))
    }
    for _ in 0..<Int.random(in: 0...3, using: &numbers) {
      var step = Self.step(using: &numbers)
      while step.runsFrames { step = Self.step(using: &numbers) }
      let hook = Hook(
        controller: Int.random(in: 0..<Self.count, using: &numbers),
        callback: Self.callbacks[Int.random(in: 0..<Self.callbacks.count, using: &numbers)],
        step: step)
      hooks.append(hook)
    }
  }

  var text: String {
    let lines =
      steps.map { "  \($0)" } + hooks.map { "  in \($0.callback) of \($0.controller): \($0.step)" }
    return lines.joined(separator: "\n")
  }

  private static func step(using numbers: inout SeededGenerator) -> Step {
    let index = Int.random(in: 0..<count, using: &numbers)
    let isYes = Bool.random(using: &numbers)
    switch Int.random(in: 0..<34, using: &numbers) {
    case 0...7: return .select(index)
    case 8...10: return .tap(index)
    case 11...12: return .key(index)
    case 13...16:
      return .list(
        Array((0..<count).shuffled(using: &numbers).prefix(isYes ? index : 4)))
    case 17: return .removeFromParent(index)
    case 18...19: return .animate(isYes)
    case 20: return .drive(isYes)
    case 21: return isYes ? .finish : .cancel
    case 22...23: return .push(hides: isYes)
    case 24: return .pop
    case 25: return .resize(width: isYes ? 400 : 800, height: index > 2 ? 300 : 600)
    case 26: return .mode(sidebar: isYes)
    case 27: return .hideBar(isYes)
    case 28: return isYes ? .refuse(index > 2) : .root(isTabs: index > 1)
    case 29...30: return .turn
    case 31...32: return .wait(isYes ? 50 : 200)
    default: return .settle
    }
  }
}
