import TestSupport

@testable import Containers
@testable import ContainersTestSupport

/// A random program of overlays that begin and end, both from outside and from within callbacks.
struct OverlayProgram: SeededProgram {
  enum Step {
    case begin(OverlayKind, number: Int, over: Int?, hasWayOut: Bool, isNarrow: Bool)
    case end(Int)
    /// Begins an overlay again, which has an effect only while it is leaving.
    case resume(Int)
    /// Removes the view of an overlay from the window by hand.
    case remove(Int)
    /// Moves the focus to the view of an overlay.
    case focus(Int)
    case press(x: Double, y: Double)
    case key(KeyCode)
    case advance
  }

  /// A step performed by the next callback.
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
