extension ConstraintSolver {
  /// Returns the required constraints that imply a row that cannot be satisfied.
  ///
  /// All symbols of the row that may grow make it worse. The markers in it identify the constraints
  /// that it combines. A constraint that is not required takes no part, because its error could
  /// grow.
  func requiredOwners(of row: Int, except slot: Int) -> [Int] {
    var found: [Int] = []
    func note(_ symbol: Symbol) {
      let owner = Int(owners[symbol.index])
      guard owner >= 0, owner != slot, entries[owner].constraint?.strength.isRequired == true
      else { return }
      if !found.contains(owner) { found.append(owner) }
    }
    note(tableau.basics.base[row])
    for index in 0..<tableau.rows.base[row].count {
      let cell = tableau.rows.base[row].base[index]
      if abs(cell.value) > Tolerance.coefficient { note(cell.symbol) }
    }
    return found.sorted()
  }

  /// Returns a minimal subset of some constraints that still contradicts a new one: without any
  /// member of it, the others and the new constraint can hold together.
  func minimal(_ slots: [Int], beside new: LinearConstraint) -> [SolverConstraint] {
    guard slots.count > 1 else { return slots.map(handle) }
    var trial = ConflictTrial(rival: new)
    for slot in slots {
      if let constraint = entries[slot].constraint { trial.add(constraint, name: handle(of: slot)) }
    }
    return trial.shrunk()
  }
}

/// A separate solver that leaves out constraints one by one to find those that contradict another.
private struct ConflictTrial {
  private let solver = ConstraintSolver()
  private var variables: [SolverVariable: SolverVariable] = [:]
  private var rival: LinearConstraint
  private var members: [(name: SolverConstraint, constraint: LinearConstraint)] = []

  init(rival: LinearConstraint) {
    self.rival = rival
    self.rival = translated(rival)
  }

  mutating func add(_ constraint: LinearConstraint, name: SolverConstraint) {
    members.append((name, translated(constraint)))
  }

  /// Returns the constraint in terms of this solver's variables.
  private mutating func translated(_ constraint: LinearConstraint) -> LinearConstraint {
    var copy = constraint
    for index in copy.terms.indices {
      let variable = copy.terms[index].variable
      let own = variables[variable] ?? solver.makeVariable()
      variables[variable] = own
      copy.terms[index].variable = own
    }
    return copy
  }

  /// Returns the handles of the constraints that remain when none can be left out.
  mutating func shrunk() -> [SolverConstraint] {
    // They hold together in the original solver, so none is refused.
    var standing = members.compactMap { member in
      (try? solver.add(member.constraint)).map { (member: member, handle: $0) }
    }
    var index = 0
    while index < standing.count {
      let candidate = standing[index]
      solver.remove(candidate.handle)
      if let fewer = conflict() {
        // A constraint that is needed is also needed in any smaller conflict.
        for (place, other) in standing.enumerated().reversed()
        where place != index && !fewer.contains(other.handle) {
          solver.remove(other.handle)
          standing.remove(at: place)
          if place < index { index -= 1 }
        }
        standing.remove(at: index)
      } else if let handle = try? solver.add(candidate.member.constraint) {
        standing[index].handle = handle
        index += 1
      }
    }
    return standing.map(\.member.name)
  }

  /// Returns the constraints that contradict the rival, or `nil` if it can hold with all of them.
  private func conflict() -> Set<SolverConstraint>? {
    do {
      solver.remove(try solver.add(rival, shrinksConflict: false))
      return nil
    } catch {
      return Set(error.conflicting)
    }
  }
}
