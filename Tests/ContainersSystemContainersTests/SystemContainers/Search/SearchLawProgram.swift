import TestSupport

@testable import ContainersTestSupport

/// A random program for a search in a navigation controller, and for what may happen meanwhile.
struct SearchLawProgram: SeededProgram {
  /// A step of the program.
  enum Step: Sendable {
    /// By a key, and by the program.
    case begin, setActive(Bool)
    case escape, down
    case type(String), setText(String), setScope(Int)
    case push(Int, isAnimated: Bool), pop(isAnimated: Bool), setStack(isSearched: Bool)
    /// Replaces the search, takes it away, or gives it back.
    case replace, remove, restore
    case wantResults(Bool)
    case removeResults
    case refuse(begins: Bool, ends: Bool)
    case present, dismiss
    case leaveWindow, enterWindow
    case resize(Int)
    case memoryWarning
    case turn
    case wait(Int)

    var runsFrames: Bool {
      switch self {
      case .begin, .escape, .down, .type, .turn, .wait: true
      default: false
      }
    }
  }

  /// A step that is taken once, in the first call of a kind.
  struct Hook: Sendable {
    let callback: String
    let step: Step
  }

  /// What calls out: the delegates and the updater, and the controllers of content and results.
  private static let callbacks = [
    "search.present", "search.willPresent", "search.didPresent", "search.willDismiss",
    "search.didDismiss", "search.update", "bar.didBegin", "bar.didEnd", "bar.text", "bar.cancel",
    "A.viewWillAppear", "A.viewDidAppear", "A.viewWillDisappear", "A.viewDidDisappear",
    "R.viewDidLoad", "R.viewWillAppear", "R.viewDidAppear", "R.viewWillDisappear",
    "R.viewDidDisappear", "R.willMove", "R.didMove",
  ]

  var steps: [Step] = []
  var hooks: [Hook] = []

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 3...14, using: &random) { steps.append(Self.step(&random)) }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      var step = Self.step(&random)
      while step.runsFrames { step = Self.step(&random) }
      let callback = Self.callbacks.randomElement(using: &random) ?? ""
      hooks.append(Hook(callback: callback, step: step))
    }
  }

  var text: String {
    (steps.map { "  \($0)" } + hooks.map { "  in \($0.callback): \($0.step)" })
      .joined(separator: "\n")
  }

  private static func step(_ random: inout SeededGenerator) -> Step {
    let isYes = Bool.random(using: &random)
    let number = Int.random(in: 0..<3, using: &random)
    switch Int.random(in: 0..<40, using: &random) {
    case 0...5: return .begin
    case 6...9: return .setActive(isYes)
    case 10...12: return .escape
    case 13: return .down
    case 14...17: return .type(isYes ? "a" : "bc")
    case 18: return .setText(isYes ? "" : "text")
    case 19: return .setScope(number)
    case 20...22: return .push(number, isAnimated: isYes)
    case 23...24: return .pop(isAnimated: isYes)
    case 25: return .setStack(isSearched: isYes)
    case 26: return isYes ? .replace : .remove
    case 27: return .restore
    case 28: return .wantResults(isYes)
    case 29: return .removeResults
    case 30: return .refuse(begins: isYes, ends: number > 0)
    case 31: return .present
    case 32: return .dismiss
    case 33: return .leaveWindow
    case 34: return .enterWindow
    case 35: return .resize(number)
    case 36: return isYes ? .memoryWarning : .turn
    default: return .wait(Int.random(in: 10...500, using: &random))
    }
  }
}
