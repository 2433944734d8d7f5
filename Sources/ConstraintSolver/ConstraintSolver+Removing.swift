extension ConstraintSolver {
  /// Removes a constraint and solves again.
  package func remove(_ handle: SolverConstraint) {
    defer { renewIfDue() }
    tableau.begin()
    let slot = slot(of: handle)
    if entries[slot].constraint?.strength.isRequired == false { removeCost(of: slot) }
    let row = tableau.solve(forRemoving: entries[slot].marker)
    if let row { tableau.removeRow(row) }
    freeSlot(slot)
    // Removing a constraint cannot cause a contradiction.
    _ = tableau.optimize()
  }
}

extension Tableau {
  /// Makes a symbol that is about to be removed basic, keeping all other symbols within their
  /// limits.
  ///
  /// - Returns: The row of the symbol, or `nil` if it is in none.
  mutating func solve(forRemoving marker: Symbol) -> Int? {
    if let row = row(of: marker) { return row }
    guard let row = rowForRemoving(marker) else { return nil }
    pivot(row, entering: marker)
    return row
  }

  private mutating func rowForRemoving(_ marker: Symbol) -> Int? {
    gather(marker)
    var best = -1
    var bestRank = (3, Double.infinity)
    for index in 0..<hits.count {
      let (number, value) = hits.base[index]
      let rank = rankForRemoving(Int(number), value)
      if rank < bestRank || (rank == bestRank && basics.base[Int(number)] < basics.base[best]) {
        best = Int(number)
        bestRank = rank
      }
    }
    return best < 0 ? nil : best
  }

  /// Returns how suitable a row is; lower is better.
  ///
  /// A row of a dummy is best, because it stays 0. Next come rows that limit how far the marker can
  /// rise, then those that limit how far it can fall. Rows of external symbols come last.
  private func rankForRemoving(_ row: Int, _ value: Double) -> (Int, Double) {
    let basic = basics.base[row]
    if basic.isExternal { return (2, 0) }
    if basic.isDummy { return (0, -1) }
    return (value < 0 ? 0 : 1, max(0, constants.base[row]) / abs(value))
  }
}
