import TestSupport

@testable import Containers

/// A random program of overlays that begin and end, from outside and out of callbacks.
struct OverlayProgram: SeededProgram {
  enum Step {
    case begin(OverlayKind, number: Int, over: Int?, hasWayOut: Bool, isNarrow: Bool)
    case end(Int)
    /// Begins one again, which means something while it leaves.
    case resume(Int)
    /// Takes the view of one out of the window by hand.
    case remove(Int)
    /// Gives the focus to the view of one.
    case focus(Int)
    case press(x: Double, y: Double)
    case key(KeyCode)
    case advance
  }

  /// What the next callback does.
  typealias Hook = Step

  var steps: [Step]
  var hooks: [Step]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var number = 0
    func step() -> Step {
      let any = Int.random(in: 0..<max(1, number), using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<5:
        number += 1
        return .begin(
          OverlayKind.allCases.randomElement(using: &random) ?? .menu, number: number - 1,
          over: Bool.random(using: &random) ? any : nil, hasWayOut: Bool.random(using: &random),
          isNarrow: Int.random(in: 0..<4, using: &random) == 0)
      case 5, 6: return .end(any)
      case 7: return .resume(any)
      case 8: return Bool.random(using: &random) ? .remove(any) : .focus(any)
      case 9: return .press(x: .random(in: 0..<400, using: &random), y: 150)
      case 10: return .key([.tab, .escape, .downArrow].randomElement(using: &random) ?? .tab)
      default: return .advance
      }
    }
    steps = (0..<12).map { _ in step() }
    hooks = (0..<6).map { _ in step() }
  }

  var text: String {
    "steps: \(steps.map { "\($0)" }.joined(separator: ", "))\nhooks: "
      + hooks.map { "\($0)" }.joined(separator: ", ")
  }
}
