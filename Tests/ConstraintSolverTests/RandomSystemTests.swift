import TestSupport
import Testing

@testable import ConstraintSolver

/// Tests laws of the solver on random systems, whose small numbers make many corners degenerate.
@Suite struct RandomSystemTests {
  @Test("Adding, removing and editing incrementally gives the same result as solving from scratch")
  func incremental() {
    for seed in 0..<150 {
      var program = RandomProgram(seed: UInt64(seed))
      for _ in 0..<40 {
        program.step()
        program.compareWithScratch()
      }
    }
  }

  @Test("A refused constraint changes no value, and the reported conflict is minimal")
  func refusals() {
    var refused = 0
    for seed in 1000..<1150 {
      var program = RandomProgram(seed: UInt64(seed))
      program.checksRefusals = true
      for _ in 0..<40 { program.step() }
      refused += program.refused
    }
    #expect(refused > 50)
  }
}

/// A system that is changed in random steps.
private struct RandomProgram {
  let seed: UInt64
  var checksRefusals = false
  var refused = 0
  private var generator: SeededGenerator
  private let solver = ConstraintSolver()
  private let variables: [SolverVariable]
  private var live: [SolverConstraint] = []

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    let solver = solver
    variables = (0..<Int.random(in: 1...8, using: &generator)).map { _ in solver.makeVariable() }
  }

  mutating func step() {
    let action = live.isEmpty ? 0 : Int.random(in: 0..<10, using: &generator)
    let before = values(in: solver)
    do {
      switch action {
      case 0..<6: try add(before)
      case 6..<8: solver.remove(live.remove(at: Int.random(in: 0..<live.count, using: &generator)))
      default:
        let constant = Double(Int.random(in: -20...20, using: &generator))
        try solver.setConstant(
          constant, of: live[Int.random(in: 0..<live.count, using: &generator)])
      }
    } catch {
      refused += 1
      #expect(values(in: solver) == before, "seed \(seed)")
    }
  }

  private mutating func add(_ before: [Double]) throws(UnsatisfiableConstraint) {
    let constraint = makeConstraint()
    do {
      live.append(try solver.add(constraint))
    } catch {
      if checksRefusals { checkMinimal(error.conflicting, beside: constraint) }
      throw error
    }
  }

  private mutating func makeConstraint() -> LinearConstraint {
    let coefficients = [1.0, -1, 2, -2, 0.5, -0.5, 3]
    let terms = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      (
        variables[Int.random(in: 0..<variables.count, using: &generator)],
        coefficients[Int.random(in: 0..<7, using: &generator)]
      )
    }
    let relations: [LinearConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let priorities: [Double] = [1000, 1000, 750, 750, 751, 250, 1]
    return LinearConstraint(
      terms, Double(Int.random(in: -20...20, using: &generator)),
      relations[Int.random(in: 0..<3, using: &generator)],
      priorities[Int.random(in: 0..<7, using: &generator)])
  }

  /// Returns a new solver in which the variables have the same numbers.
  private func fresh() -> ConstraintSolver {
    let other = ConstraintSolver()
    for _ in variables { _ = other.makeVariable() }
    return other
  }

  private func values(in solver: ConstraintSolver) -> [Double] {
    variables.map { solver.value(of: $0) }
  }

  private func checkMinimal(_ named: [SolverConstraint], beside new: LinearConstraint) {
    for left in -1..<named.count {
      let other = fresh()
      for (index, one) in named.enumerated() where index != left {
        #expect(throws: Never.self) { try other.add(solver.constraint(one)) }
      }
      let holds = (try? other.add(new)) != nil
      #expect(holds == (left >= 0), "seed \(seed)")
    }
  }

  func compareWithScratch() {
    let other = fresh()
    for one in live { #expect(throws: Never.self) { try other.add(solver.constraint(one)) } }
    let (own, scratch) = (violations(in: solver), violations(in: other))
    for (priority, sum) in own {
      #expect(abs(sum - (scratch[priority] ?? 0)) < 1e-6, "seed \(seed), priority \(priority)")
    }
    #expect(own[1000] ?? 0 < 1e-6, "seed \(seed)")
    for variable in variables {
      let isAmbiguous = solver.isAmbiguous(variable)
      #expect(isAmbiguous == other.isAmbiguous(variable), "seed \(seed)")
      guard !isAmbiguous else { continue }
      #expect(abs(solver.value(of: variable) - other.value(of: variable)) < 1e-6, "seed \(seed)")
    }
  }

  /// Returns the total violation of the constraints of each priority.
  private func violations(in solver: ConstraintSolver) -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for one in live {
      let constraint = self.solver.constraint(one)
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
