extension ConstraintSolver {
  /// Returns the required constraints that imply a row that cannot be satisfied.
  ///
  /// All symbols of the row that may grow make it worse. The markers in it identify the constraints
  /// that it combines. A constraint that is not required takes no part, because its error could
  /// grow.
  ///
  /// Without any of them, the others could hold together: the nonbasic symbols are independent, so no
  /// other combination of these constraints eliminates the variables.
  func requiredOwners(of row: Int, except slot: Int) -> [SolverConstraint] {
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
    return found.sorted().map(handle)
  }
}
