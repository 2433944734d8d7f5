import TestSupport
/// A random program on a carousel: what is asked of it and what comes between, from outside and out of
/// any callback.
struct CarouselProgram: SeededProgram {
  /// One thing to do; numbers stand for pages.
  enum Step: Sendable {
    /// Shows a page, by a transition from the one that the carousel takes for the present one.
    case show(Int, milliseconds: Int, isFlip: Bool)
    /// Removes the present page as it is written in the documentation.
    case drop
    /// Takes the view of a page out, and no more.
    case takeOut(Int)
    /// Takes the view that holds the pages out of the carousel's, or puts it back.
    case detachPlace
    case attachPlace
    /// Takes the carousel's view out of the root's, or puts it back.
    case detach
    case attach
    /// Removes the carousel from the root, or embeds it again.
    case remove
    case embed
    case hide
    case unhide
    /// Gives the window the carousel's container as its root, another controller, or none.
    case root(Root)
    /// Ends what moves in the place of the pages.
    case stop
    case resize(Int)
    case turn
    case wait(Int)
    case settle

    /// Whether the step does more than to show a page.
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

  /// A step that is done once, in the first such callback of a controller: the root is 0, the carousel
  /// 1, and the pages come then.
  struct Hook: Sendable {
    let controller: Int
    let callback: LawProgram.Callback
    let step: Step
  }

  static let pageCount = 4

  /// Whether the carousel takes a page for the present one as soon as it shows it, or when the
  /// transition to it has ended.
  let isEager: Bool
  var steps: [Step] = []
  var hooks: [Hook] = []

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    isEager = Bool.random(using: &generator)
    for _ in 0..<Int.random(in: 2...12, using: &generator) {
      steps.append(CarouselProgram.step(using: &generator))
    }
    let callbacks: [LawProgram.Callback] = [
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
    let lines =
      steps.map { "  \($0)" } + hooks.map { "  in \($0.callback) of \($0.controller): \($0.step)" }
    return (["isEager: \(isEager)"] + lines).joined(separator: "\n")
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
