import TestSupport

@testable import ContainersTestSupport

/// A random program for containers inside one another: tabs in a split or the reverse, a navigation
/// controller in the tabs, and pages in its stack.
struct NestingProgram: SeededProgram {
  /// A step of the program, in which numbers identify controllers.
  enum Step: CallbackStep {
    /// In the navigation controller.
    case push(Int, isAnimated: Bool), pop(isAnimated: Bool), set([Int], isAnimated: Bool)
    case goBack
    case drag(to: Double, drops: Bool)
    /// In the tabs.
    case select(Int), tap(Int)
    /// In the pages.
    case turnPage(isForward: Bool), dragPage(by: Double, drops: Bool)
    /// In the split.
    case show(isPrimary: Bool), hide, showDetail
    case present(Int), dismiss
    case resize(Int)
    case drop
    case leaveWindow, enterWindow
    case memoryWarning
    case turn
    case wait(Int)
    case settle

    var runsFrames: Bool {
      switch self {
      case .goBack, .drag, .tap, .turnPage, .dragPage, .drop, .turn, .wait, .settle: true
      default: false
      }
    }
  }

  /// What contains what.
  enum Nesting: CaseIterable, Sendable {
    case tabsInSplit, splitInTabs, tabs
  }

  /// The number of controllers that record their callbacks.
  static let count = 8
  /// The number of the page view controller.
  static let pages = 8
  /// The numbers of what may be on the stack.
  static let pushable = [1, 2, 3, pages]

  let nesting: Nesting
  var steps: [Step] = []
  var hooks: [CallbackHook<Step>] = []

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    nesting = Nesting.allCases.randomElement(using: &random) ?? .tabs
    for _ in 0..<Int.random(in: 4...16, using: &random) {
      steps.append(Self.step(&random))
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      var step = Self.step(&random)
      while step.runsFrames { step = Self.step(&random) }
      hooks.append(
        CallbackHook(
          controller: Int.random(in: 0..<Self.count, using: &random),
          callback: ControllerCallback.allCases.randomElement(using: &random) ?? .willAppear,
          step: step))
    }
  }

  var text: String { (["  \(nesting)"] + lines).joined(separator: "\n") }

  private static func step(_ random: inout SeededGenerator) -> Step {
    let isYes = Bool.random(using: &random)
    let number = Int.random(in: 0..<4, using: &random)
    let share = Double.random(in: 0...1, using: &random)
    switch Int.random(in: 0..<44, using: &random) {
    case 0...6: return .push(pushable[number], isAnimated: isYes)
    case 7...9: return .pop(isAnimated: isYes)
    case 10...12:
      return .set(Array(pushable.shuffled(using: &random).prefix(number)), isAnimated: isYes)
    case 13: return .goBack
    case 14...15: return .drag(to: share, drops: isYes)
    case 16...20: return .select(number % 3)
    case 21: return .tap(number % 3)
    case 22...23: return .turnPage(isForward: isYes)
    case 24: return .dragPage(by: 2 * share - 1, drops: isYes)
    case 25...26: return .show(isPrimary: isYes)
    case 27: return .hide
    case 28: return .showDetail
    case 29: return .present(number)
    case 30...31: return .dismiss
    case 32...35: return .resize(number)
    case 36: return isYes ? .leaveWindow : .memoryWarning
    case 37: return .enterWindow
    case 38: return .drop
    case 39...40: return .turn
    case 41...42: return .wait(Int.random(in: 10...400, using: &random))
    default: return .settle
    }
  }
}
