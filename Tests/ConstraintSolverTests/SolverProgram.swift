#if canImport(ConstraintSolver)
  @testable import ConstraintSolver
#endif

/// Instructions for a solver in a line of text, in the order of the line.
///
/// The line begins with the number of variables. The steps are `a relation priority constant count`
/// with as many pairs of variable and coefficient (add a constraint; the relation is -1 for ≤, 0
/// for =, or 1 for ≥), `r index` (remove one, counted from the first added), `e variable priority`
/// (edit it), `s variable value` (suggest a value) and `q` (query the values).
struct SolverProgram {
  enum Step {
    case add(LinearConstraint)
    case remove(Int)
    case edit(SolverVariable, SolverStrength)
    case suggest(SolverVariable, Double)
    case ask
  }

  let solver = ConstraintSolver()
  let variables: [SolverVariable]
  let steps: [Step]
  /// The added constraints in order; `nil` if refused or removed since.
  private(set) var constraints: [SolverConstraint?] = []
  /// The constraints that hold edited variables at the suggested values.
  private var edits: [SolverVariable: SolverConstraint] = [:]

  /// Parses a line; returns `nil` if it is not a program.
  init?(_ line: some StringProtocol) {
    var words = Words(line)
    guard let count = words.integer() else { return nil }
    let solver = solver
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var steps: [Step] = []
    while !words.isAtEnd {
      guard let step = words.step(variables) else { return nil }
      steps.append(step)
    }
    self.variables = variables
    self.steps = steps
  }

  /// Executes a step.
  ///
  /// - Returns: Whether it was accepted.
  mutating func take(_ step: Step) -> Bool {
    switch step {
    case .add(let constraint):
      let handle = try? solver.add(constraint)
      constraints.append(handle)
      return handle != nil
    case .remove(let index):
      if let handle = constraints[index] { solver.remove(handle) }
      constraints[index] = nil
    case .edit(let variable, let strength):
      edits[variable].map(solver.remove)
      edits[variable] = try? solver.add(
        LinearConstraint(
          terms: [(variable, 1)], constant: -solver.value(of: variable), relation: .equal,
          strength: strength))
    case .suggest(let variable, let value):
      // Only a required constraint can be refused.
      if let edit = edits[variable] { try? solver.setConstant(-value, of: edit) }
    case .ask: break
    }
    return true
  }

  /// The words of a line, read one after the other.
  private struct Words {
    private var rest: [Double?]
    private var letters: [Character?]
    private var place = 0

    init(_ line: some StringProtocol) {
      let words = line.split(separator: " ")
      rest = words.map { Double($0) }
      letters = words.map(\.first)
    }

    var isAtEnd: Bool { place == rest.count }

    mutating func number() -> Double? {
      guard !isAtEnd else { return nil }
      defer { place += 1 }
      return rest[place]
    }

    mutating func integer() -> Int? { number().flatMap { Int(exactly: $0) } }

    mutating func variable(_ variables: [SolverVariable]) -> SolverVariable? {
      integer().flatMap { variables.indices.contains($0) ? variables[$0] : nil }
    }

    mutating func step(_ variables: [SolverVariable]) -> Step? {
      let letter = letters[place]
      place += 1
      switch letter {
      case "a": return constraint(variables).map { .add($0) }
      case "r": return integer().map { .remove($0) }
      case "e":
        guard let variable = variable(variables), let priority = number() else { return nil }
        return .edit(variable, SolverStrength(priority: priority))
      case "s":
        guard let variable = variable(variables), let value = number() else { return nil }
        return .suggest(variable, value)
      case "q": return .ask
      default: return nil
      }
    }

    private mutating func constraint(_ variables: [SolverVariable]) -> LinearConstraint? {
      guard let relation = integer(), let priority = number(), let constant = number(),
        let count = integer()
      else { return nil }
      var terms: [(variable: SolverVariable, coefficient: Double)] = []
      for _ in 0..<count {
        guard let variable = variable(variables), let coefficient = number() else { return nil }
        terms.append((variable, coefficient))
      }
      return LinearConstraint(
        terms: terms, constant: constant,
        relation: relation < 0 ? .lessThanOrEqual : relation > 0 ? .greaterThanOrEqual : .equal,
        strength: SolverStrength(priority: priority))
    }
  }
}
