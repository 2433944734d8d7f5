import TestSupport
import Testing

@testable import ConstraintSolver

/// Tests the solver on systems that are small enough to solve by hand.
@Suite struct ConstraintSolverTests {
  let solver = ConstraintSolver()

  @Test("A variable without constraints is 0 and ambiguous")
  func nothing() {
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
    #expect(solver.isAmbiguous(x))
    #expect(solver.constraintCount == 0)
  }

  @Test("Equations determine their variables")
  func equations() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([(x, 1), (y, 1)], -10, .equal))
    try solver.add(LinearConstraint([(x, 1), (y, -1)], -4, .equal))
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
    #expect(!solver.isAmbiguous(x))
    #expect(!solver.isAmbiguous(y))
  }

  @Test("A repeated variable counts twice in a constraint, and a coefficient of 0 not at all")
  func repeatedTerms() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([(x, 1), (x, 1), (y, 0)], -10, .equal))
    #expect(solver.value(of: x) == 5)
    #expect(solver.isAmbiguous(y))
  }

  @Test("An inequality leaves its variable free, and an optional equation fixes it")
  func inequality() throws {
    let x = solver.makeVariable()
    try solver.add(LinearConstraint([(x, 1)], -5, .greaterThanOrEqual))
    #expect(solver.value(of: x) >= 5)
    #expect(solver.isAmbiguous(x))
    try solver.add(LinearConstraint([(x, 1)], -3, .equal, 250))
    #expect(solver.value(of: x) == 5)
    #expect(!solver.isAmbiguous(x))
  }

  @Test("Two inequalities that meet determine a variable, although no equation contains it")
  func squeezed() throws {
    let x = solver.makeVariable()
    try solver.add(LinearConstraint([(x, 1)], -5, .greaterThanOrEqual))
    try solver.add(LinearConstraint([(x, 1)], -5, .lessThanOrEqual))
    #expect(solver.value(of: x) == 5)
    #expect(!solver.isAmbiguous(x))
  }

  @Test("One constraint of priority 751 outweighs a hundred of priority 750")
  func lexicographic() throws {
    let x = solver.makeVariable()
    for _ in 0..<100 { try solver.add(LinearConstraint([(x, 1)], -10, .equal, 750)) }
    #expect(solver.value(of: x) == 10)
    let strong = try solver.add(LinearConstraint([(x, 1)], -20, .equal, 751))
    #expect(solver.value(of: x) == 20)
    solver.remove(strong)
    #expect(solver.value(of: x) == 10)
  }

  @Test("Within a priority the sum of violations is minimal")
  func median() throws {
    let x = solver.makeVariable()
    for value in [1.0, 2, 30, 4, 5] {
      try solver.add(LinearConstraint([(x, 1)], -value, .equal, 500))
    }
    #expect(solver.value(of: x) == 4)
  }

  @Test("Priorities stay in order when there are more than fit side by side at first")
  func manyPriorities() throws {
    let x = solver.makeVariable()
    var handles: [SolverConstraint] = []
    var generator = SeededGenerator(seed: 3)
    for priority in (1...40).shuffled(using: &generator) {
      handles.append(
        try solver.add(
          LinearConstraint([(x, 1)], -Double(priority), .equal, Double(priority))))
      let strongest = handles.map { solver.constraint($0).strength.priority }.max()
      #expect(solver.value(of: x) == strongest)
    }
    for _ in 1..<40 {
      solver.remove(handles.removeFirst())
      let strongest = handles.map { solver.constraint($0).strength.priority }.max()
      #expect(solver.value(of: x) == strongest)
    }
  }

  @Test("Priorities that come and go leave their order to those that stay")
  func changingPriorities() throws {
    for seed in 0..<60 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let variables = (0..<3).map { _ in solver.makeVariable() }
      var wishes: [(handle: SolverConstraint, variable: Int, priority: Double)] = []
      // Distinct, so that the strongest wish for a variable is always met.
      var priorities = (1...60).map { Double(16 * $0) }.shuffled(using: &generator)
      for _ in 0..<60 {
        let isFull = wishes.count > Int.random(in: 4...14, using: &generator)
        if isFull || wishes.count > 2 && Bool.random(using: &generator) {
          let index = Int.random(in: 0..<wishes.count, using: &generator)
          solver.remove(wishes.remove(at: index).handle)
        } else {
          let variable = Int.random(in: 0..<3, using: &generator)
          let priority = priorities.removeLast()
          let linear = LinearConstraint([(variables[variable], 1)], -priority, .equal, priority)
          wishes.append((try solver.add(linear), variable, priority))
        }
        for index in 0..<3 {
          let strongest = wishes.filter { $0.variable == index }.map(\.priority).max()
          guard let strongest else { continue }
          #expect(solver.value(of: variables[index]) == strongest, "seed \(seed)")
        }
      }
      for wish in wishes { solver.remove(wish.handle) }
    }
  }

  @Test("A ninth priority takes the place of one that is no longer used", arguments: 0..<9)
  func ninthPriority(_ place: Int) throws {
    let x = solver.makeVariable()
    let stored = (1...8).map { Double(100 * $0) }
    var handles = try stored.map { try solver.add(LinearConstraint([(x, 1)], -$0, .equal, $0)) }
    for index in 0..<8 where index % 3 != place % 3 { solver.remove(handles[index]) }
    let ninth = 50 + 100 * Double(place)
    handles.append(try solver.add(LinearConstraint([(x, 1)], -ninth, .equal, ninth)))
    let left = stored.enumerated().filter { $0.offset % 3 == place % 3 }.map(\.element) + [ninth]
    #expect(solver.value(of: x) == left.max())
  }

  @Test("A variable follows the constant of its constraint as far as allowed")
  func following() throws {
    let (left, width, right) =
      (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(LinearConstraint([(left, 1), (width, 1), (right, -1)], 0, .equal))
    try solver.add(LinearConstraint([(width, 1)], -50, .greaterThanOrEqual))
    try solver.add(LinearConstraint([(left, 1)], 0, .equal))
    let wish = try solver.add(LinearConstraint([(right, 1)], 0, .equal, 900))
    try solver.setConstant(-200, of: wish)
    #expect(solver.value(of: width) == 200)
    try solver.setConstant(-20, of: wish)
    #expect(solver.value(of: right) == 50)
    #expect(solver.value(of: width) == 50)
    try solver.setConstant(-120, of: wish)
    #expect(solver.value(of: width) == 120)
    solver.remove(wish)
    #expect(solver.isAmbiguous(right))
    #expect(solver.constraintCount == 3)
  }

  @Test("Only variables with changed values are reported, once")
  func changes() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let fixed = try solver.add(LinearConstraint([(x, 1)], -1, .equal))
    try solver.add(LinearConstraint([(y, 1)], -2, .equal))
    var taken: [SolverVariable: Double] = [:]
    solver.takeChanges { taken[$0] = $1 }
    #expect(taken == [x: 1, y: 2])
    taken = [:]
    try solver.setConstant(-3, of: fixed)
    solver.takeChanges { taken[$0] = $1 }
    #expect(taken == [x: 3])
    try solver.setConstant(-4, of: fixed)
    try solver.setConstant(-3, of: fixed)
    solver.takeChanges { _, _ in Issue.record("nothing has changed in sum") }
  }

  @Test("A removed variable is not reported, and neither is one that takes its place")
  func changesOfRemoved() throws {
    let x = solver.makeVariable()
    let fixed = try solver.add(LinearConstraint([(x, 1)], -1, .equal))
    solver.remove(fixed)
    solver.removeVariable(x)
    let y = solver.makeVariable()
    solver.takeChanges { _, _ in Issue.record("no variable that is there has changed") }
    try solver.add(LinearConstraint([(y, 1)], -2, .equal))
    var taken: [SolverVariable: Double] = [:]
    solver.takeChanges { taken[$0] = $1 }
    #expect(taken == [y: 2])
  }

  @Test("A chain of a thousand widths follows its end")
  func chain() throws {
    let edges = (0...1000).map { _ in solver.makeVariable() }
    let start = try solver.add(LinearConstraint([(edges[0], 1)], 0, .equal))
    for (one, next) in zip(edges, edges.dropFirst()) {
      try solver.add(LinearConstraint([(next, 1), (one, -1)], -3, .greaterThanOrEqual))
      try solver.add(LinearConstraint([(next, 1), (one, -1)], -2, .equal, 250))
    }
    #expect(solver.value(of: edges[1000]) == 3000)
    try solver.setConstant(-7, of: start)
    #expect(edges.indices.allSatisfy { solver.value(of: edges[$0]) == 7 + 3 * Double($0) })
  }

  @Test("Removed variables and constraints make room for others")
  func reuse() throws {
    let keep = solver.makeVariable()
    try solver.add(LinearConstraint([(keep, 1)], -1, .equal))
    let symbols = solver.owners.count
    for value in 1...50 {
      let x = solver.makeVariable()
      let one = try solver.add(LinearConstraint([(x, 1), (keep, -1)], -Double(value), .equal))
      let wish = try solver.add(LinearConstraint([(x, 1)], 0, .equal, 10))
      #expect(solver.value(of: x) == Double(value) + 1)
      solver.remove(one)
      solver.remove(wish)
      solver.removeVariable(x)
    }
    #expect(solver.owners.count == symbols + 4)
    #expect(solver.constraintCount == 1)
  }
}

extension LinearConstraint {
  /// Creates a constraint in the shortest notation.
  init(
    _ terms: [(SolverVariable, Double)], _ constant: Double, _ relation: Relation,
    _ priority: Double = 1000
  ) {
    self.init(
      terms: terms.map { (variable: $0.0, coefficient: $0.1) }, constant: constant,
      relation: relation, strength: SolverStrength(priority: priority))
  }
}
