extension ConstraintSolver {
  /// Whether other values of a variable satisfy the constraints equally well.
  package func isAmbiguous(_ variable: SolverVariable) -> Bool {
    tableau.begin()
    defer { tableau.unwind() }
    return tableau.canVary(variable.symbol)
  }
}

extension Tableau {
  /// Whether a symbol has other values in other solutions with the same costs.
  ///
  /// The symbol is raised and lowered along all symbols without costs. Steps of zero length change
  /// which symbols are basic but no values; `unwind` reverts them.
  mutating func canVary(_ symbol: Symbol) -> Bool {
    guard let row = row(of: symbol) else { return true }
    for index in 0..<rows.base[row].count where rows.base[row].base[index].symbol.isExternal {
      return true
    }
    return canMove(row, sign: 1) || canMove(row, sign: -1)
  }

  private mutating func canMove(_ row: Int, sign: Double) -> Bool {
    var steps = 0
    while let entering = freeSymbol(of: row, sign: sign), steps < mostSteps {
      steps += 1
      let slope = abs(rows.base[row].coefficient(of: entering))
      guard let limit = leavingRow(for: entering) else { return true }
      let limitSlope = abs(rows.base[limit].coefficient(of: entering))
      if constants.base[limit] / limitSlope * slope > 100 * valueTolerance { return true }
      pivot(limit, entering: entering)
    }
    return false
  }

  /// Returns the first symbol without costs that moves a row's value in a direction.
  private func freeSymbol(of row: Int, sign: Double) -> Symbol? {
    for index in 0..<rows.base[row].count {
      let cell = rows.base[row].base[index]
      if cell.symbol.isRestricted, sign * cell.value > Tolerance.coefficient,
        costs.isZero(cell.symbol)
      {
        return cell.symbol
      }
    }
    return nil
  }
}
