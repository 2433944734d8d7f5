extension ConstraintSolver {
  /// Takes a constraint out and solves again.
  package func remove(_ handle: SolverConstraint) {
    defer { renewIfDue() }
    tableau.begin()
    let slot = slot(of: handle)
    if entries[slot].constraint?.strength.isRequired == false { removeCost(of: slot) }
    let row = tableau.solve(forRemoving: entries[slot].marker)
    if let row { tableau.removeRow(row) }
    freeSlot(slot)
    // Nothing can contradict itself that did not before.
    _ = tableau.optimize()
  }
}

extension Tableau {
  /// Makes a symbol basic whose value does not matter any more, all others keeping what they may have.
  ///
  /// - Returns: Its row; `nil` if it is in none.
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

  /// Returns how well a row serves: one of a dummy best, as it stays 0; then the first that limits how
  /// far the marker can rise, else how far it can fall; one that may have any value last.
  private func rankForRemoving(_ row: Int, _ value: Double) -> (Int, Double) {
    let basic = basics.base[row]
    if basic.isExternal { return (2, 0) }
    if basic.isDummy { return (0, -1) }
    return (value < 0 ? 0 : 1, max(0, constants.base[row]) / abs(value))
  }
}
