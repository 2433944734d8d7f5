import Containers
import TestSupport

@testable import ContainersTestSupport

/// A random program for a split, and everything that may happen to it.
struct SplitLawProgram: SeededProgram {
  /// A step of the program, in which numbers identify controllers.
  enum Step: Sendable {
    case show(SplitViewController.Column), hide(SplitViewController.Column)
    case set(Int?, SplitViewController.Column)
    case prefer(SplitViewController.DisplayMode), behave(SplitViewController.SplitBehavior)
    case resize(Int)
    case detail(Int), next(Int), push, pop
    case removeFromParent(SplitViewController.Column)
    case gestures(Bool)
    /// By a person: F9, Escape, a click, the pointer.
    case toggle, escape, click(Int), grab(Int), move(Int), drop
    case animate(Bool)
    case root(isSplit: Bool)
    case turn
    case wait(Int)
    case settle

    var runsFrames: Bool {
      switch self {
      case .toggle, .escape, .click, .grab, .move, .drop, .turn, .wait, .settle: true
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

  /// The number of controllers; the last is a navigation controller.
  static let count = 6
  private static let callbacks = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "willMove", "didMove", "viewDidLayoutSubviews", "willChange", "willShow",
    "willHide", "top?", "mode?", "did.", "gesture",
  ]

  let isTriple: Bool
  var steps: [Step] = []
  var hooks: [Hook] = []

  init(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    isTriple = Bool.random(using: &numbers)
    for _ in 0..<Int.random(in: 3...16, using: &numbers) {
      steps.append(Self.step(isTriple, using: &numbers))
    }
    for _ in 0..<Int.random(in: 0...3, using: &numbers) {
      var step = Self.step(isTriple, using: &numbers)
      while step.runsFrames { step = Self.step(isTriple, using: &numbers) }
      let hook = Hook(
        controller: Int.random(in: 0..<Self.count, using: &numbers),
        callback: Self.callbacks[Int.random(in: 0..<Self.callbacks.count, using: &numbers)],
        step: step)
      hooks.append(hook)
    }
  }

  var text: String {
    let lines =
      ["triple: \(isTriple)"] + steps.map { "  \($0)" }
      + hooks.map { "  in \($0.callback) of \($0.controller): \($0.step)" }
    return lines.joined(separator: "\n")
  }

  private static let modes: [SplitViewController.DisplayMode] = [
    .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
    .twoOverSecondary, .twoDisplaceSecondary,
  ]
  private static let behaviors: [SplitViewController.SplitBehavior] = [
    .automatic, .tile, .overlay, .displace,
  ]
  private static let widths = [300, 560, 620, 700, 900, 1200]

  private static func step(_ isTriple: Bool, using numbers: inout SeededGenerator) -> Step {
    let columns: [SplitViewController.Column] =
      isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    let column = columns[Int.random(in: 0..<columns.count, using: &numbers)]
    let index = Int.random(in: 0..<count, using: &numbers)
    let isYes = Bool.random(using: &numbers)
    switch Int.random(in: 0..<46, using: &numbers) {
    case 0...5: return .show(column)
    case 6...9: return .hide(column)
    case 10...13: return .set(index > 0 ? index : nil, isYes && index == 3 ? .compact : column)
    case 14: return .prefer(modes[Int.random(in: 0..<modes.count, using: &numbers)])
    case 15: return .behave(behaviors[Int.random(in: 0..<behaviors.count, using: &numbers)])
    case 16...22: return .resize(widths[index])
    case 23: return .detail(index)
    case 24: return .next(index)
    case 25...26: return .push
    case 27...28: return .pop
    case 29: return .removeFromParent(column)
    case 30: return isYes ? .toggle : .gestures(index > 1)
    case 31: return .toggle
    case 32: return .escape
    case 33: return .click(100 * index)
    case 34...35: return .grab(index < 2 ? 5 : 100 * index + 4)
    case 36...37: return .move(120 * index)
    case 38: return .drop
    case 39: return .animate(isYes)
    case 40: return .root(isSplit: index > 1)
    case 41...42: return .turn
    case 43...44: return .wait(isYes ? 50 : 200)
    default: return .settle
    }
  }
}
