/// Rounding leaves something in the rows with each step, and more with many; so the rows are made again
/// from the constraints, now and then.
extension ConstraintSolver {
  /// How many steps the rows go through at least before they are made again.
  static let leastAge = 4096

  /// Makes the rows again where they have been through so much that it pays.
  func renewIfDue() {
    guard tableau.age > max(ConstraintSolver.leastAge, 8 * tableau.rows.count) else { return }
    renew()
  }

  /// Makes every row again from its constraint, solved for the same symbols, so that the values stay
  /// what they are but for rounding: also those that nothing determines.
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
    // The values are allowed and the costs least, but for rounding.
    _ = tableau.optimize()
    // Steps that are bad in rows as good as new would be bad again, and make every row again each time.
    tableau.age = 0
  }

  /// Takes that symbol of the draft out of those to be basic by which the draft is divided best.
  ///
  /// One that may have any value comes first, a dummy last, so that the two laws of the tableau hold
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
  /// Whether a row is better solved for this symbol than for another.
  fileprivate func isBetterBasic(than other: Cell) -> Bool {
    let (own, others) = (symbol.basicRank, other.symbol.basicRank)
    return own == others ? abs(value) > abs(other.value) : own < others
  }
}

extension Symbol {
  fileprivate var basicRank: Int { isExternal ? 0 : isDummy ? 2 : 1 }
}

extension Tableau {
  /// Takes every row out.
  ///
  /// - Returns: For each symbol whether it was basic.
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
