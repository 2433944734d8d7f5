internal import Support

/// Finds values for variables under linear equations and inequalities, step by step.
///
/// This is the algorithm of Cassowary: a simplex tableau that stays solved while constraints come,
/// go and move (G. Badros, A. Borning, P. Stuckey: "The Cassowary linear arithmetic constraint solving
/// algorithm", 2001). It differs in two things: priorities are compared one after the other, never
/// added up, and a required constraint comes in by the dual simplex, which finds the ones that it
/// contradicts on its way.
///
/// Between calls the values satisfy all required constraints, and of all such values are among those
/// that violate the constraints of the highest priority least in sum, then those of the next, and so
/// on. A variable that nothing determines is 0.
package final class ConstraintSolver {
  var tableau = Tableau()
  var entries: [Entry] = []
  var freeSlots: [Int32] = []
  /// For each symbol the slot of the constraint whose slack, error or dummy it is.
  var owners: [Int32] = []
  var edits: [SolverVariable: SolverConstraint] = [:]
  var draft = Row(capacity: 16)

  /// A constraint in the solver.
  struct Entry {
    var constraint: LinearConstraint?
    var generation: UInt32 = 0
    /// The symbol that tells which rows the constraint is in.
    var marker = Symbol.none
    /// What the marker is multiplied by in the constraint, 1 or -1.
    var markerSign = 1.0
    /// The other symbol of a constraint that is not required.
    var other = Symbol.none
  }

  /// Makes a solver without variables and constraints.
  package init() {}

  /// The number of constraints in the solver.
  package var constraintCount: Int { entries.count - freeSlots.count }

  // MARK: Variables

  /// Makes a variable, whose value is 0 as long as no constraint has it.
  package func makeVariable() -> SolverVariable {
    SolverVariable(symbol: makeSymbol(.external, owner: -1))
  }

  /// Forgets a variable that no constraint has.
  package func removeVariable(_ variable: SolverVariable) {
    guard tableau.row(of: variable.symbol) == nil else {
      misuse("A variable is removed from a solver while constraints have it. Remove those first.")
    }
    tableau.free(variable.symbol)
  }

  /// Returns the value of a variable in the solution.
  package func value(of variable: SolverVariable) -> Double { tableau.value(of: variable.symbol) }

  /// Hands out the variables whose values differ from what was handed out before.
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

  /// Returns a constraint as it stands in the solver.
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
