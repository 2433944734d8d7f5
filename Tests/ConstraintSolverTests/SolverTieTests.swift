import TestSupport
import Testing

@testable import ConstraintSolver

/// Tests the choice among solutions that violate the constraints equally little.
@Suite struct SolverTieTests {
  /// A system of the variables a, b and c, and their values once ties are broken.
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let constraints: [([Double], Double, LinearConstraint.Relation, Double)]
    let values: [Double]
  }

  static let examples: [Example] = [
    Example(
      testDescription: "the first of two wishes gives way by growing",
      constraints: [
        ([1, 1, 0], -100, .equal, 1000), ([1, 0, 0], -30, .equal, 250),
        ([0, 1, 0], -30, .equal, 250),
      ], values: [70, 30, 0]),
    Example(
      testDescription: "the first of two wishes gives way by shrinking",
      constraints: [
        ([1, 1, 0], -40, .equal, 1000), ([1, 0, 0], -30, .equal, 250),
        ([0, 1, 0], -30, .equal, 250), ([1, 0, 0], 0, .greaterThanOrEqual, 1000),
      ], values: [10, 30, 0]),
    Example(
      testDescription: "the first of three gives way as far as it can, then the second",
      constraints: [
        ([1, 1, 1], -200, .equal, 1000), ([1, 0, 0], -30, .lessThanOrEqual, 250),
        ([0, 1, 0], -30, .lessThanOrEqual, 250), ([0, 0, 1], -30, .lessThanOrEqual, 250),
        ([1, 0, 0], -90, .lessThanOrEqual, 1000),
      ], values: [90, 80, 30]),
    Example(
      testDescription: "two that move together against one",
      constraints: [
        ([1, 1, 1], -120, .equal, 1000), ([1, 0, -1], 0, .equal, 1000),
        ([1, 0, 0], -30, .equal, 250), ([0, 1, 0], -30, .equal, 250),
        ([0, 0, 1], -30, .equal, 250),
      ], values: [30, 60, 30]),
    Example(
      testDescription: "of two wishes for one variable the one that sorts first gives way",
      constraints: [([1, 0, 0], -50, .equal, 500), ([1, 0, 0], -80, .equal, 500)],
      values: [50, 0, 0]),
    Example(
      testDescription: "a variable between limits is as small as possible",
      constraints: [
        ([1, 0, 0], -10, .greaterThanOrEqual, 1000), ([1, 0, 0], -50, .lessThanOrEqual, 1000),
      ], values: [10, 0, 0]),
    Example(
      testDescription: "a variable without a lower limit is as large as possible",
      constraints: [([1, 0, 0], -50, .lessThanOrEqual, 1000)], values: [50, 0, 0]),
    Example(
      testDescription: "a variable without limits is 0",
      constraints: [([1, -1, 0], -50, .equal, 1000), ([0, 1, -1], -10, .equal, 1000)],
      values: [0, -50, -60]),
    Example(
      testDescription: "the limit of one variable is the other's",
      constraints: [
        ([1, 1, 0], 0, .greaterThanOrEqual, 1000), ([1, -1, 0], 0, .lessThanOrEqual, 1000),
      ],
      values: [0, 0, 0]),
    Example(
      testDescription: "a higher priority decides whatever the order",
      constraints: [
        ([1, 1, 0], -100, .equal, 1000), ([1, 0, 0], -30, .equal, 251),
        ([0, 1, 0], -30, .equal, 250),
      ], values: [30, 70, 0]),
  ]

  @Test("Ties are broken the same in whatever order constraints are added", arguments: examples)
  func order(_ example: Example) throws {
    for seed in 0..<24 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let solver = ConstraintSolver()
      let variables = (0..<3).map { _ in solver.makeVariable() }
      for constraint in example.constraints.shuffled(using: &generator) {
        try solver.add(linear(constraint, variables))
      }
      solver.breakTies { _ in ConstraintSolver.TieOrder(ranked: variables, minimized: variables) }
      #expect(variables.map { solver.value(of: $0) } == example.values)
    }
  }

  private func linear(
    _ constraint: ([Double], Double, LinearConstraint.Relation, Double),
    _ variables: [SolverVariable]
  ) -> LinearConstraint {
    LinearConstraint(
      zip(variables, constraint.0).map { ($0, $1) }, constraint.1, constraint.2, constraint.3)
  }

  @Test("With ties broken, the values do not depend on what was solved before")
  func history() {
    for seed in 0..<200 {
      var program = TieProgram(seed: UInt64(seed))
      for _ in 0..<30 { program.step() }
    }
  }

  @Test("Breaking ties violates no constraint more than before")
  func violations() {
    for seed in 0..<100 {
      var program = TieProgram(seed: UInt64(seed), comparesCosts: true)
      for _ in 0..<30 { program.step() }
    }
  }
}

/// A system that is changed in random steps and compared with a new one.
private struct TieProgram {
  let seed: UInt64
  let comparesCosts: Bool
  private var generator: SeededGenerator
  private let solver = ConstraintSolver()
  private let variables: [SolverVariable]
  private var live: [SolverConstraint] = []

  init(seed: UInt64, comparesCosts: Bool = false) {
    self.seed = seed
    self.comparesCosts = comparesCosts
    generator = SeededGenerator(seed: seed)
    let solver = solver
    variables = (0..<Int.random(in: 1...7, using: &generator)).map { _ in solver.makeVariable() }
    live = variables.compactMap { variable in
      try? solver.add(LinearConstraint([(variable, 1)], 10_000, .greaterThanOrEqual))
    }
  }

  mutating func step() {
    let action = live.isEmpty ? 0 : Int.random(in: 0..<10, using: &generator)
    switch action {
    case 0..<6: if let added = try? solver.add(made()) { live.append(added) }
    case 6..<8: solver.remove(live.remove(at: Int.random(in: 0..<live.count, using: &generator)))
    default:
      let index = Int.random(in: 0..<live.count, using: &generator)
      try? solver.setConstant(Double(Int.random(in: -20...20, using: &generator)), of: live[index])
    }
    let before = costs()
    breakTies(of: solver, variables)
    if comparesCosts {
      for (priority, cost) in costs() {
        #expect(cost - (before[priority] ?? 0) < 1e-6, "seed \(seed), priority \(priority)")
      }
    } else {
      compare()
    }
  }

  private func breakTies(of solver: ConstraintSolver, _ variables: [SolverVariable]) {
    solver.breakTies { _ in ConstraintSolver.TieOrder(ranked: variables, minimized: variables) }
  }

  private mutating func made() -> LinearConstraint {
    let coefficients = [1.0, 1, 1, -1, -1, 2, 0.5]
    let terms = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      (
        variables[Int.random(in: 0..<variables.count, using: &generator)],
        coefficients[Int.random(in: 0..<7, using: &generator)]
      )
    }
    let relations: [LinearConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let priorities: [Double] = [1000, 1000, 750, 750, 250, 250, 250]
    return LinearConstraint(
      terms, Double(Int.random(in: -20...20, using: &generator)),
      relations[Int.random(in: 0..<3, using: &generator)],
      priorities[Int.random(in: 0..<7, using: &generator)])
  }

  private mutating func compare() {
    let other = ConstraintSolver()
    var copies: [SolverVariable: SolverVariable] = [:]
    for variable in variables.shuffled(using: &generator) {
      copies[variable] = other.makeVariable()
    }
    for handle in live.shuffled(using: &generator) {
      var constraint = solver.constraint(handle)
      for index in constraint.terms.indices {
        let variable = constraint.terms[index].variable
        constraint.terms[index].variable = copies[variable] ?? variable
      }
      #expect(throws: Never.self) { try other.add(constraint) }
    }
    let same = variables.compactMap { copies[$0] }
    breakTies(of: other, same)
    for (variable, copy) in zip(variables, same) {
      let (value, fresh) = (solver.value(of: variable), other.value(of: copy))
      #expect(abs(value - fresh) < 1e-6, "seed \(seed)")
    }
  }

  /// Returns the total violation of the constraints of each priority.
  private func costs() -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for handle in live {
      let constraint = solver.constraint(handle)
      let side = constraint.terms.reduce(constraint.constant) {
        $0 + $1.coefficient * solver.value(of: $1.variable)
      }
      let violation =
        switch constraint.relation {
        case .equal: abs(side)
        case .lessThanOrEqual: max(0, side)
        case .greaterThanOrEqual: max(0, -side)
        }
      sums[constraint.strength.priority, default: 0] += violation
    }
    return sums
  }
}
