/// Moves among the solutions with minimal costs, along the symbols that cost nothing.
///
/// What has been decided stays: `fixed` marks the symbols that would change it.
extension Tableau {
  mutating func beginDeciding() {
    fixed.reserve(columns.count)
    fixed.base.update(repeating: false, count: columns.count)
    fixed.setCount(columns.count)
  }

  /// Whether a nonbasic symbol may be raised.
  func isLoose(_ symbol: Symbol) -> Bool {
    symbol.isRestricted && row(of: symbol) == nil && !fixed.base[symbol.index]
      && costs.isZero(symbol)
  }

  /// Fixes the loose symbols that cannot rise, because each other symbol of a row that is 0 would
  /// have to fall with them, and removes them.
  mutating func fixBlocked(_ loose: inout [Symbol]) {
    var count = -1
    while count != loose.count {
      count = loose.count
      for symbol in loose where !fixed.base[symbol.index] {
        gather(symbol)
        for index in 0..<hits.count where hits.base[index].value < -Tolerance.coefficient {
          let row = Int(hits.base[index].row)
          guard basics.base[row].isRestricted, constants.base[row] <= valueTolerance,
            !mayRise(row)
          else { continue }
          fixed.base[symbol.index] = true
          break
        }
      }
      loose.removeAll { fixed.base[$0.index] }
    }
  }

  private func mayRise(_ row: Int) -> Bool {
    for index in 0..<rows.base[row].count {
      let cell = rows.base[row].base[index]
      if cell.value > Tolerance.coefficient, isLoose(cell.symbol) { return true }
    }
    return false
  }

  /// Minimizes the value of an error, and keeps it at that.
  mutating func minimize(_ symbol: Symbol) {
    _ = move(symbol, sign: -1)
    fix(symbol, sign: -1)
  }

  /// Chooses the value of a variable, and keeps it: the smallest or else the largest possible, or
  /// else 0.
  ///
  /// - Returns: Whether it could be chosen.
  mutating func decide(_ symbol: Symbol) -> Bool {
    if let row = row(of: symbol), let entering = freeVariable(of: row) {
      pivot(row, entering: entering)
    }
    for sign in [-1.0, 1] where move(symbol, sign: sign) {
      fix(symbol, sign: sign)
      return true
    }
    return false
  }

  /// Lowers or raises the value of a symbol as far as possible.
  ///
  /// - Returns: Whether there is a limit.
  private mutating func move(_ symbol: Symbol, sign: Double) -> Bool {
    var steps = 0
    while let row = row(of: symbol), let entering = looseSymbol(of: row, sign: sign) {
      guard let limit = leavingRow(for: entering) else { return false }
      guard steps < mostSteps else {
        giveUp()
        return true
      }
      pivot(limit, entering: entering)
      steps += 1
    }
    return true
  }

  /// Fixes a symbol, and those that would move it back.
  private mutating func fix(_ symbol: Symbol, sign: Double) {
    fixed.base[symbol.index] = true
    guard let row = row(of: symbol) else { return }
    while let other = looseSymbol(of: row, sign: -sign) { fixed.base[other.index] = true }
  }

  /// Returns the first loose symbol that moves a row's value in a direction.
  private func looseSymbol(of row: Int, sign: Double) -> Symbol? {
    for index in 0..<rows.base[row].count {
      let cell = rows.base[row].base[index]
      if sign * cell.value > Tolerance.coefficient, isLoose(cell.symbol) { return cell.symbol }
    }
    return nil
  }

  /// Returns the first variable of a row that has no value yet.
  private func freeVariable(of row: Int) -> Symbol? {
    for index in 0..<rows.base[row].count {
      let cell = rows.base[row].base[index]
      if cell.symbol.isExternal, !fixed.base[cell.symbol.index],
        abs(cell.value) > Tolerance.coefficient
      {
        return cell.symbol
      }
    }
    return nil
  }
}
