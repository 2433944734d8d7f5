import TestSupport

@testable import ContainersTestSupport

/// A random program of transitions in a container of pages, by animators, interactions and plain
/// calls, and of the interruptions from outside and from within callbacks.
struct SessionProgram: SeededProgram {
  enum Interaction: CaseIterable, Sendable {
    case none, fromStart, later
  }

  /// A step of the program, in which numbers identify pages.
  enum Step: CallbackStep {
    case slide(Int, SlidingAnimator.Means, Interaction, milliseconds: Int)
    case plain(Int, milliseconds: Int)
    /// A user action on the latest interaction, or on the one before it.
    case update(Double)
    case pause(isLatest: Bool)
    case finish(isLatest: Bool)
    case cancel(isLatest: Bool)
    /// A transition between the children of the first page.
    case inner(milliseconds: Int)
    case takeOut(Int)
    case detachPlace, attachPlace
    case hide, unhide
    case resize(Int)
    case stop
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

  static let pageCount = 3

  var steps: [Step] = []
  var hooks: [Hook] = []

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<Int.random(in: 3...18, using: &generator) {
      steps.append(SessionProgram.step(using: &generator))
    }
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      hooks.append(
        Hook(
          controller: Int.random(in: 0..<(4 + SessionProgram.pageCount), using: &generator),
          callback: ControllerCallback.allCases.randomElement(using: &generator) ?? .didAppear,
          step: SessionProgram.step(using: &generator)))
    }
  }

  var text: String {
    lines.joined(separator: "\n")
  }

  private static func step(using generator: inout SeededGenerator) -> Step {
    let page = Int.random(in: 0..<pageCount, using: &generator)
    let isYes = Bool.random(using: &generator)
    let means = SlidingAnimator.Means.allCases.randomElement(using: &generator) ?? .block
    let interaction = Interaction.allCases.randomElement(using: &generator) ?? .none
    switch Int.random(in: 0..<40, using: &generator) {
    case 0...9: return .slide(page, means, interaction, milliseconds: isYes ? 60 : 0)
    case 10...11: return .plain(page, milliseconds: isYes ? 60 : 0)
    case 12...15: return .update(Double.random(in: -0.2...1.2, using: &generator))
    case 16...18: return .pause(isLatest: isYes || page == 0)
    case 19...21: return .finish(isLatest: isYes || page == 0)
    case 22...24: return .cancel(isLatest: isYes || page == 0)
    case 25...26: return .inner(milliseconds: isYes ? 60 : 0)
    case 27: return .takeOut(page)
    case 28: return .detachPlace
    case 29: return .attachPlace
    case 30: return .hide
    case 31: return .unhide
    case 32: return isYes ? .resize(40 + page) : .stop
    case 33...35: return .turn
    case 36...38: return .wait(isYes ? 20 : 50)
    default: return .settle
    }
  }
}
