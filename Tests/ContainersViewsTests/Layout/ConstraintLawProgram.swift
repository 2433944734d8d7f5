import Containers
import TestSupport

@testable import ContainersTestSupport

/// A random program of changes to views and their constraints.
///
/// Numbers select among what is there.
struct ConstraintLawProgram: SeededProgram {
  enum Step: Sendable {
    /// Activates a constraint between two items.
    case relate(Relation)
    /// Sets or changes the required distance of an edge from the superview's.
    case pin(view: Int, isHorizontal: Bool, constant: Double)
    case deactivate(Int)
    case setConstant(Int, Double)
    case setPriority(Int, Int)
    case leave(Int)
    case enter(Int, into: Int, at: Int)
    case reorder(Int, to: Int)
    case setContent(Int, Double, Double)
    case setHugging(Int, Int)
    case setResistance(Int, Int)
    case measure(Int, width: Double)
    case addGuide(Int, to: Int)
    case removeGuide(Int)
    case setDirection(Int)
    case hide(Int)
    case follow(Int)
    case resize(Int, Double)
    case layOut(Int)
  }

  struct Relation: Sendable {
    let first: Int
    let second: Int
    let attributes: Int
    let relation: Int
    let multiplier: Int
    let constant: Double
    let priority: Int
  }

  /// A callback in which a step can run.
  enum Callback: CaseIterable, Sendable {
    case updateConstraints, layoutSubviews, didLayOut, intrinsicContentSize, alignmentRectInsets
    case traits, superview, window, baseline
  }

  /// A step that runs once, in the first such callback of a view.
  struct Hook: Sendable {
    let view: Int
    let callback: Callback
    let step: Step
  }

  var steps: [Step] = []
  var hooks: [Hook] = []

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    steps = (0..<30).map { _ in ConstraintLawProgram.step(&generator) }
    hooks = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      Hook(
        view: Int.random(in: 0..<8, using: &generator),
        callback: Callback.allCases[
          Int.random(in: 0..<Callback.allCases.count, using: &generator)],
        step: ConstraintLawProgram.step(&generator))
    }
  }

  var text: String {
    (steps.map { "  \($0)" } + hooks.map { "  in \($0.callback) of \($0.view): \($0.step)" })
      .joined(separator: "\n")
  }

  private static func step(_ generator: inout SeededGenerator) -> Step {
    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
    func points(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator))
    }
    return switch number(36) {
    case 0..<9:
      .relate(
        Relation(
          first: number(12), second: number(12), attributes: number(10), relation: number(3),
          multiplier: number(6), constant: points(-30...60), priority: number(5)))
    case 9..<12: .pin(view: number(8), isHorizontal: number(2) == 0, constant: points(0...80))
    case 12: .deactivate(number(20))
    case 13, 14: .setConstant(number(20), points(-30...90))
    case 15: .setPriority(number(20), number(5))
    case 16, 17: .leave(number(8))
    case 18..<22: .enter(number(8), into: number(10), at: number(5))
    case 22: .reorder(number(8), to: number(5))
    case 23, 24: .setContent(number(8), points(-1...120), points(-1...60))
    case 25: .setHugging(number(8), number(5))
    case 26: .setResistance(number(8), number(5))
    case 27, 28: .measure(number(10), width: points(0...300))
    case 29: .addGuide(number(3), to: number(8))
    case 30: .removeGuide(number(3))
    case 31: .setDirection(number(8))
    case 32: .hide(number(8))
    case 33: .follow(number(8))
    case 34: .resize(number(2), points(200...600))
    default: .layOut(number(8))
    }
  }
}
