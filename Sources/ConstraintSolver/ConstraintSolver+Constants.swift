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
      let suspects = requiredOwners(of: failed, except: slot)
      tableau.unwind()
      var new = old
      new.constant = constant
      entries[slot].constraint = old
      throw UnsatisfiableConstraint(conflicting: minimal(suspects, beside: new))
    }
  }

  // MARK: Edit variables

  /// Makes a variable editable with `suggest`, starting from its current value.
  package func addEdit(_ variable: SolverVariable, strength: SolverStrength) {
    guard !strength.isRequired else {
      misuse("A suggested value cannot be required: give the edit a priority below 1000.")
    }
    removeEdit(variable)
    let constraint = LinearConstraint(
      terms: [(variable, 1)], constant: -value(of: variable), relation: .equal, strength: strength)
    // Only a required constraint can contradict others.
    edits[variable] = try? add(constraint)
  }

  /// Ends the editing of a variable.
  package func removeEdit(_ variable: SolverVariable) {
    guard let handle = edits.removeValue(forKey: variable) else { return }
    remove(handle)
  }

  /// Suggests a value for an edited variable, which takes it as far as other constraints allow.
  package func suggest(_ value: Double, for variable: SolverVariable) {
    guard let handle = edits[variable] else {
      misuse("A value was suggested for a variable that is not edited: call addEdit first.")
    }
    try? setConstant(-value, of: handle)
  }
}
