import Testing

@testable import ConstraintSolver

/// Tests how the solver handles required constraints that contradict each other.
@Suite struct SolverConflictTests {
  let solver = ConstraintSolver()

  private func conflict(_ constraint: LinearConstraint) -> Set<SolverConstraint>? {
    do {
      try solver.add(constraint)
      return nil
    } catch {
      return Set(error.conflicting)
    }
  }

  @Test("A contradiction names the conflicting constraints and no others")
  func named() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(LinearConstraint([(x, 1), (y, -1)], 0, .equal))
    try solver.add(LinearConstraint([(z, 1), (y, -1)], -9, .lessThanOrEqual))
    let second = try solver.add(LinearConstraint([(x, 1)], -10, .greaterThanOrEqual))
    try solver.add(LinearConstraint([(x, 1)], -5, .greaterThanOrEqual))
    #expect(conflict(LinearConstraint([(y, 1)], -8, .equal)) == [first, second])
  }

  @Test("A refused constraint leaves everything unchanged")
  func unchanged() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([(x, 1), (y, 1)], -10, .lessThanOrEqual))
    try solver.add(LinearConstraint([(x, 1)], -7, .equal, 500))
    try solver.add(LinearConstraint([(y, 1)], -2, .greaterThanOrEqual))
    try solver.add(LinearConstraint([(y, 1)], -5, .equal, 500))
    solver.takeChanges { _, _ in }
    let before = [solver.value(of: x), solver.value(of: y)]
    #expect(conflict(LinearConstraint([(x, 1)], -9, .greaterThanOrEqual)) != nil)
    #expect([solver.value(of: x), solver.value(of: y)] == before)
    #expect(solver.constraintCount == 4)
    solver.takeChanges { _, _ in Issue.record("a refused constraint changed a value") }
  }

  @Test("An impossible constant is refused with the conflicting constraints, and the old one stays")
  func constants() throws {
    let x = solver.makeVariable()
    let low = try solver.add(LinearConstraint([(x, 1)], -3, .greaterThanOrEqual))
    let value = try solver.add(LinearConstraint([(x, 1)], -5, .equal))
    #expect(throws: UnsatisfiableConstraint.self) { try solver.setConstant(-2, of: value) }
    do {
      try solver.setConstant(-2, of: value)
    } catch {
      #expect(error.conflicting == [low])
    }
    #expect(solver.value(of: x) == 5)
    #expect(solver.constraint(value).constant == -5)
    try solver.setConstant(-4, of: value)
    #expect(solver.value(of: x) == 4)
  }

  @Test("The same equation twice is no conflict, and either can be removed")
  func redundant() throws {
    let x = solver.makeVariable()
    let one = try solver.add(LinearConstraint([(x, 1)], -5, .equal))
    let other = try solver.add(LinearConstraint([(x, 2)], -10, .equal))
    solver.remove(one)
    #expect(solver.value(of: x) == 5)
    #expect(conflict(LinearConstraint([(x, 1)], -6, .equal)) == [other])
    solver.remove(other)
    #expect(conflict(LinearConstraint([(x, 1)], -6, .equal)) == nil)
  }

  @Test("A constraint that contradicts itself is refused by itself")
  func impossible() throws {
    let x = solver.makeVariable()
    #expect(conflict(LinearConstraint([], 1, .equal)) == [])
    #expect(conflict(LinearConstraint([(x, 1), (x, -1)], 1, .lessThanOrEqual)) == [])
    #expect(conflict(LinearConstraint([], 0, .equal)) == nil)
    #expect(conflict(LinearConstraint([], 1, .greaterThanOrEqual)) == nil)
  }

  @Test("A contradiction through a chain of a hundred constraints names every one")
  func chain() throws {
    let x = (0...100).map { _ in solver.makeVariable() }
    var links: Set<SolverConstraint> = []
    for (one, next) in zip(x, x.dropFirst()) {
      links.insert(
        try solver.add(LinearConstraint([(next, 1), (one, -1)], -1, .greaterThanOrEqual)))
      try solver.add(LinearConstraint([(next, 1), (one, -1)], -9, .lessThanOrEqual))
    }
    #expect(conflict(LinearConstraint([(x[100], 1), (x[0], -1)], -99, .lessThanOrEqual)) == links)
  }

  @Test("A handle of a removed constraint is refused")
  func stale() async {
    await #expect(processExitsWith: .failure) {
      let solver = ConstraintSolver()
      let x = solver.makeVariable()
      let one = try solver.add(LinearConstraint([(x, 1)], 0, .equal))
      solver.remove(one)
      try solver.add(LinearConstraint([(x, 1)], 0, .equal))
      solver.remove(one)
    }
  }
}
