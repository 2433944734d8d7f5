import TestSupport

@testable import ContainersTestSupport

/// A random program for a carousel: the requests to it and the interference, from outside and from
/// callbacks.
struct CarouselProgram: SeededProgram {
  /// A step of the program.
  ///
  /// Numbers identify pages.
  enum Step: CallbackStep {
    /// Shows a page with a transition from the page that the carousel considers current.
    case show(Int, milliseconds: Int, isFlip: Bool)
    /// Removes the current page as the documentation recommends.
    case drop
    /// Only removes the view of a page.
    case takeOut(Int)
    /// Removes the view that contains the pages from the carousel's view, or adds it again.
    case detachPlace
    case attachPlace
    /// Removes the carousel's view from the root's view, or adds it again.
    case detach
    case attach
    /// Removes the carousel from the root, or embeds it again.
    case remove
    case embed
    case hide
    case unhide
    /// Sets the root of the window to the carousel's container, another controller, or none.
    case root(Root)
    /// Ends the animations in the view that contains the pages.
    case stop
    case resize(Int)
    case turn
    case wait(Int)
    case settle

    /// Whether the step does more than show a page.
    var disturbs: Bool {
      if case .show = self { false } else { !runsFrames }
    }

    var runsFrames: Bool {
      switch self {
      case .turn, .wait, .settle: true
      default: false
      }
    }
  }

  enum Root: Sendable {
    case carousel, other, none
  }

  /// A step in a callback of a controller: 0 is the root, 1 the carousel, and the pages follow.
  typealias Hook = CallbackHook<Step>

  static let pageCount = 4

  /// Whether the carousel considers a page current as soon as it shows it, or only after the
  /// transition.
  let isEager: Bool
  var steps: [Step] = []
  var hooks: [Hook] = []

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    isEager = Bool.random(using: &generator)
    for _ in 0..<Int.random(in: 2...12, using: &generator) {
      steps.append(CarouselProgram.step(using: &generator))
    }
    let callbacks: [ControllerCallback] = [
      .viewDidLoad, .willAppear, .isAppearing, .didAppear, .willDisappear, .didDisappear,
      .willAppear, .willDisappear, .didAppear, .didDisappear, .willLayout, .didLayout, .willMove,
      .didMove,
    ]
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      hooks.append(
        Hook(
          controller: Int.random(in: 0..<(2 + CarouselProgram.pageCount), using: &generator),
          callback: callbacks.randomElement(using: &generator) ?? .willAppear,
          step: CarouselProgram.step(using: &generator)))
    }
  }

  var text: String {
    (["isEager: \(isEager)"] + lines).joined(separator: "\n")
  }

  private static func step(using generator: inout SeededGenerator) -> Step {
    let isYes = Bool.random(using: &generator)
    let page = Int.random(in: 0..<pageCount, using: &generator)
    switch Int.random(in: 0..<32, using: &generator) {
    case 0...11: return .show(page, milliseconds: isYes ? 60 : 0, isFlip: page % 2 == 0)
    case 12: return .drop
    case 13: return .takeOut(page)
    case 14: return .detachPlace
    case 15: return .attachPlace
    case 16: return isYes ? .detach : .remove
    case 17: return isYes ? .attach : .embed
    case 18, 19: return .hide
    case 20: return .unhide
    case 21: return .root([.other, .none][isYes ? 0 : 1])
    case 22: return .root(.carousel)
    case 23: return .stop
    case 24: return .resize(20 + page)
    case 25...27: return .turn
    case 28, 29: return .wait(40)
    default: return .settle
    }
  }
}
