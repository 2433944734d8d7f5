import TestSupport
import Testing

@testable import ConstraintSolver

/// Tests that rounding errors do not accumulate in a solver in long use.
@Suite struct SolverDriftTests {
  /// A row of columns, each of which keeps its distance from the next and its share of the next
  /// one's width as far as possible.
  ///
  /// The constants change constantly. Every optional constraint has its own priority, so that the
  /// optimum is unique.
  private struct Columns {
    let solver = ConstraintSolver()
    private(set) var left: [SolverVariable] = []
    private(set) var width: [SolverVariable] = []
    private(set) var handles: [SolverConstraint] = []
    var generator: SeededGenerator

    init(_ count: Int, seed: UInt64) throws {
      generator = SeededGenerator(seed: seed)
      for _ in 0..<count {
        left.append(solver.makeVariable())
        width.append(solver.makeVariable())
      }
      var all = [LinearConstraint([(left[0], 1)], 0, .equal, 1000)]
      for index in 0..<count {
        all.append(LinearConstraint([(width[index], 1)], 0, .greaterThanOrEqual, 1000))
        all.append(
          LinearConstraint([(width[index], 1)], -40, .equal, 200 + Double(index)))
        guard index > 0 else { continue }
        let terms = [(left[index], 1.0), (left[index - 1], -1), (width[index - 1], -1)]
        all.append(LinearConstraint(terms, -8, .greaterThanOrEqual, 1000))
        all.append(LinearConstraint(terms, -8, .equal, 500 + Double(index)))
        let share = [(width[index], 1.0), (width[index - 1], -1 / 3.0), (left[index], -0.07)]
        all.append(
          LinearConstraint(
            share, 0.1, index % 2 == 0 ? .equal : .lessThanOrEqual,
            700 + Double(index)))
      }
      all.append(LinearConstraint([(left[count - 1], 1)], -900, .lessThanOrEqual, 990))
      for one in all { handles.append(try solver.add(one)) }
    }

    /// Changes one nonzero constant, or removes a constraint and adds it again.
    mutating func edit() throws {
      let index = Int.random(in: 1..<handles.count, using: &generator)
      let old = solver.constraint(handles[index])
      guard old.constant != 0 else { return }
      let constant = -Double.random(in: 0.5...120, using: &generator)
      if Int.random(in: 0..<8, using: &generator) == 0 {
        solver.remove(handles[index])
        var new = old
        new.constant = constant
        handles[index] = try solver.add(new)
      } else {
        try solver.setConstant(constant, of: handles[index])
      }
    }

    /// Returns the largest deviation from a new solver with only the current constraints, relative
    /// to the largest value.
    func drift() throws -> Double {
      let fresh = ConstraintSolver()
      for _ in left.indices { for _ in 0..<2 { _ = fresh.makeVariable() } }
      for handle in handles { _ = try fresh.add(solver.constraint(handle)) }
      var (most, size) = (0.0, 1.0)
      for variable in left + width {
        #expect(!solver.isAmbiguous(variable))
        #expect(!fresh.isAmbiguous(variable))
        most = max(most, abs(solver.value(of: variable) - fresh.value(of: variable)))
        size = max(size, abs(fresh.value(of: variable)))
      }
      return most / size
    }
  }

  @Test("After 20,000 changes the values are those of a new solver, to within 1e-9")
  func manyChanges() throws {
    var columns = try Columns(12, seed: 3)
    var drift = 0.0
    for step in 1...20_000 {
      try columns.edit()
      if step % 500 == 0 { drift = max(drift, try columns.drift()) }
    }
    #expect(drift < 1e-9)
  }

  @Test("Products of shares that fall below rounding errors cause no hang and no wrong result")
  func tinyShares() throws {
    var columns = try Columns(20, seed: 4)
    for _ in 0..<3_000 { try columns.edit() }
    #expect(try columns.drift() < 1e-6)
  }

  @Test("Rebuilding the rows leaves every value unchanged, even if nothing determines it")
  func renewing() throws {
    let solver = ConstraintSolver()
    let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(LinearConstraint([(a, 1), (b, 1), (c, 1)], -90, .equal, 1000))
    let moved = try solver.add(LinearConstraint([(b, 1)], -17, .equal, 500))
    _ = try solver.add(LinearConstraint([(b, 1), (a, -1)], -10, .greaterThanOrEqual, 1000))
    solver.remove(moved)
    let before = [a, b, c].map { solver.value(of: $0) }
    let areAmbiguous = [a, b, c].map { solver.isAmbiguous($0) }

    solver.renew()

    for (variable, value) in zip([a, b, c], before) {
      #expect(abs(solver.value(of: variable) - value) < 1e-12)
    }
    #expect([a, b, c].map { solver.isAmbiguous($0) } == areAmbiguous)
    _ = try solver.add(LinearConstraint([(a, 1)], -5, .equal, 1000))
    _ = try solver.add(LinearConstraint([(c, 1)], -40, .equal, 1000))
    #expect(solver.value(of: b) == 45)
  }

  @Test("A large number that was removed no longer loosens the tolerance")
  func magnitude() throws {
    let solver = ConstraintSolver()
    let a = solver.makeVariable()
    let large = try solver.add(LinearConstraint([(a, 1)], -1e12, .equal, 500))
    solver.remove(large)
    solver.renew()

    _ = try solver.add(LinearConstraint([(a, 1)], -1, .equal, 1000))
    #expect(throws: UnsatisfiableConstraint.self) {
      try solver.add(LinearConstraint([(a, 1)], -1.01, .equal, 1000))
    }
  }
}
