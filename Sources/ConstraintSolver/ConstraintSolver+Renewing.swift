/// Rebuilds the rows from the constraints from time to time, because each pivot adds rounding
/// errors that grow with many pivots.
extension ConstraintSolver {
  /// The minimum age of the rows before they are rebuilt.
  static let leastAge = 4096

  /// Rebuilds the rows if they are old enough for it to pay off.
  func renewIfDue() {
    guard tableau.age > max(ConstraintSolver.leastAge, 8 * tableau.rows.count) else { return }
    renew()
  }

  /// Rebuilds every row from its constraint, solved for the same symbols.
  ///
  /// All values stay the same except for rounding, including those that no constraint determines.
  func renew() {
    tableau.begin()
    var basics = tableau.clearRows()
    for slot in entries.indices {
      guard let constraint = entries[slot].constraint else { continue }
      tableau.noteMagnitude(constraint.constant)
      let constant = substituted(constraint)
      addSymbols(of: slot)
      let basic = former(&basics) ?? basicSymbol(slot: slot, constant: constant)
      insertDraft(constant: constant, basic: basic)
    }
    renewCosts()
    // The values are feasible and the costs minimal, except for rounding.
    _ = tableau.optimize()
    // A pivot that is poorly conditioned in fresh rows would be so again, and force a rebuild every
    // time.
    tableau.age = 0
  }

  /// Removes from the former basic symbols the best one of the draft to divide by.
  ///
  /// External symbols come first and dummies last, so that both invariants of the tableau hold
  /// after each row.
  private func former(_ basics: inout [Bool]) -> Symbol? {
    var best: Cell?
    for index in 0..<draft.count {
      let cell = draft.base[index]
      guard basics[cell.symbol.index] else { continue }
      if let best, !cell.isBetterBasic(than: best) { continue }
      best = cell
    }
    if let best { basics[best.symbol.index] = false }
    return best?.symbol
  }

  private func renewCosts() {
    tableau.costs.clear()
    for slot in entries.indices {
      guard let strength = entries[slot].constraint?.strength, !strength.isRequired,
        let level = tableau.costs.level(of: strength.priority)
      else { continue }
      changeCost(of: slot, by: 1, level: level)
    }
  }
}

extension Cell {
  /// Whether this symbol is a better choice than another to solve a row for.
  fileprivate func isBetterBasic(than other: Cell) -> Bool {
    let (own, others) = (symbol.basicRank, other.symbol.basicRank)
    return own == others ? abs(value) > abs(other.value) : own < others
  }
}

extension Symbol {
  fileprivate var basicRank: Int { isExternal ? 0 : isDummy ? 2 : 1 }
}

extension Tableau {
  /// Removes every row.
  ///
  /// - Returns: For each symbol, whether it was basic.
  mutating func clearRows() -> [Bool] {
    var wasBasic = [Bool](repeating: false, count: columns.count)
    for row in 0..<rows.count where !basics.base[row].isNone {
      wasBasic[basics.base[row].index] = true
      removeRow(row)
    }
    for symbol in 0..<columns.count { columns.base[symbol].setCount(0) }
    suspects.setCount(0)
    magnitude = 0
    return wasBasic
  }
}
