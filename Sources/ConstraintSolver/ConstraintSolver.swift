internal import Support

/// Solves linear equations and inequalities incrementally.
///
/// This is the Cassowary algorithm: a simplex tableau that stays solved while constraints are
/// added, removed and changed (G. Badros, A. Borning, P. Stuckey: "The Cassowary linear arithmetic
/// constraint solving algorithm", 2001). It differs in two ways: priorities are compared
/// lexicographically instead of being weighted and summed, and required constraints are added with
/// the dual simplex method, which finds the constraints that they contradict on the way.
///
/// Between calls the values satisfy all required constraints. Among such values they minimize the
/// total violation of the constraints of the highest priority, then of the next, and so on. A
/// variable that nothing determines is 0.
package final class ConstraintSolver {
  var tableau = Tableau()
  var entries: [Entry] = []
  var freeSlots: [Int32] = []
  /// For each symbol, the slot of the constraint whose slack, error or dummy it is.
  var owners: [Int32] = []
  var draft = Row(capacity: 16)

  /// A constraint in the solver.
  struct Entry {
    var constraint: LinearConstraint?
    var generation: UInt32 = 0
    /// The symbol that identifies the rows that the constraint is part of.
    var marker = Symbol.none
    /// The coefficient of the marker in the constraint, 1 or -1.
    var markerSign = 1.0
    /// The second symbol of a constraint that is not required.
    var other = Symbol.none
  }

  /// Creates a solver without variables or constraints.
  package init() {}

  /// The number of constraints in the solver.
  package var constraintCount: Int { entries.count - freeSlots.count }

  // MARK: Variables

  /// Creates a variable, whose value is 0 while no constraint uses it.
  package func makeVariable() -> SolverVariable {
    SolverVariable(symbol: makeSymbol(.external, owner: -1))
  }

  /// Removes a variable that no constraint uses.
  package func removeVariable(_ variable: SolverVariable) {
    guard tableau.row(of: variable.symbol) == nil else {
      misuse("A variable cannot be removed while constraints use it: remove those first.")
    }
    tableau.free(variable.symbol)
  }

  /// Whether a constraint may use a variable.
  package func isUsed(_ variable: SolverVariable) -> Bool {
    tableau.row(of: variable.symbol) != nil || tableau.isInRows(variable.symbol)
  }

  /// Returns the constraints that use any of some variables.
  package func constraints(using variables: [SolverVariable]) -> [SolverConstraint] {
    guard !variables.isEmpty else { return [] }
    let wanted = Set(variables)
    return entries.indices.compactMap { slot in
      let isWanted = entries[slot].constraint?.terms.contains { wanted.contains($0.variable) }
      return isWanted == true ? handle(of: slot) : nil
    }
  }

  /// Returns the value of a variable in the solution.
  package func value(of variable: SolverVariable) -> Double { tableau.value(of: variable.symbol) }

  /// Passes each variable whose value has changed since the last call to a closure.
  package func takeChanges(_ body: (SolverVariable, Double) -> Void) {
    for change in tableau.takeChanges() {
      body(SolverVariable(symbol: change.symbol), change.value)
    }
  }

  func makeSymbol(_ kind: Symbol.Kind, owner: Int32) -> Symbol {
    let symbol = tableau.makeSymbol(kind)
    if symbol.index == owners.count {
      owners.append(owner)
    } else {
      owners[symbol.index] = owner
    }
    return symbol
  }

  // MARK: Handles

  /// Returns a constraint of the solver, with its current constant.
  package func constraint(_ handle: SolverConstraint) -> LinearConstraint {
    guard let constraint = entries[slot(of: handle)].constraint else {
      misuse("The constraint \(handle) has been removed from its solver.")
    }
    return constraint
  }

  func slot(of handle: SolverConstraint) -> Int {
    let slot = Int(handle.slot)
    guard slot < entries.count, entries[slot].generation == handle.generation,
      entries[slot].constraint != nil
    else { misuse("The constraint \(handle) is not in this solver; it may have been removed.") }
    return slot
  }

  func handle(of slot: Int) -> SolverConstraint {
    SolverConstraint(slot: Int32(slot), generation: entries[slot].generation)
  }
}
