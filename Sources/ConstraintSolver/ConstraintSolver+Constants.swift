internal import Support

extension ConstraintSolver {
  /// Changes the constant of a constraint and solves again.
  ///
  /// - Throws: If the constraint is required and can no longer hold. The solver is then unchanged.
  package func setConstant(
    _ constant: Double, of handle: SolverConstraint
  ) throws(UnsatisfiableConstraint) {
    guard constant.isFinite else {
      misuse("A constraint cannot have the constant \(constant): it must be finite.")
    }
    let slot = slot(of: handle)
    guard let old = entries[slot].constraint, old.constant != constant else { return }
    defer { renewIfDue() }
    tableau.begin()
    tableau.noteMagnitude(constant)
    tableau.shift(
      entries[slot].marker, by: (constant - old.constant) * entries[slot].markerSign)
    entries[slot].constraint?.constant = constant
    if let failed = tableau.optimize() {
      let conflicting = requiredOwners(of: failed, except: slot)
      tableau.unwind()
      entries[slot].constraint = old
      throw UnsatisfiableConstraint(conflicting: conflicting)
    }
  }
}
