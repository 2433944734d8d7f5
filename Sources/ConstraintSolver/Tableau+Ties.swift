/// What breaking ties has found out about a symbol or a row.
enum TieMark: BitwiseCopyable {
  case unknown
  /// It was looked at.
  case seen
  /// Raising it would change what is decided.
  case fixed
}

/// Search for ties, only near what has changed since they were last broken.
extension Tableau {
  /// Records that a row has changed.
  @inline(__always)
  mutating func touch(_ row: Int) {
    guard !isTouched.base[row] else { return }
    isTouched.base[row] = true
    touchedRows.append(Int32(row))
  }

  /// Records that a symbol may be freer than before.
  mutating func touch(_ symbol: Symbol) {
    if touchedColumns.count > 2 * columns.count {
      // The rows have them all.
      touchedColumns.setCount(0)
      touchAll()
    }
    touchedColumns.append(Int32(symbol.index))
  }

  /// Records that the symbols of a row may be freer than before.
  mutating func touchCells(of row: Int) {
    for index in 0..<rows.base[row].count { touch(rows.base[row].base[index].symbol) }
  }

  mutating func touchAll() {
    for row in 0..<rows.count { touch(row) }
  }

  mutating func forgetTouched() {
    for index in 0..<touchedRows.count { isTouched.base[Int(touchedRows.base[index])] = false }
    touchedRows.setCount(0)
    touchedColumns.setCount(0)
  }

  /// Collects in `loose` the nonbasic symbols that may take other values at no cost, and forgets
  /// what has changed.
  ///
  /// - Returns: Whether there are any.
  mutating func findLoose() -> Bool {
    guard !touchedRows.isEmpty || !touchedColumns.isEmpty else { return false }
    // A change may move what is far away only where ties connect it.
    if hasTies { touchAll() }
    marks.fill(.unknown, count: columns.count)
    loose.setCount(0)
    for index in 0..<touchedRows.count {
      let row = Int(touchedRows.base[index])
      if !basics.base[row].isNone { examineCells(of: row) }
    }
    for index in 0..<touchedColumns.count {
      let symbol = symbols.base[Int(touchedColumns.base[index])]
      if !symbol.isNone { examine(symbol) }
    }
    forgetTouched()
    // Most are blocked by rows without variables, which have few neighbors.
    for includesVariables in [false, true] where !loose.isEmpty {
      spread(includesVariables: includesVariables)
      fixBlocked()
    }
    hasTies = !loose.isEmpty
    return hasTies
  }

  /// Adds a symbol to `loose` if it may take another value.
  @inline(__always)
  private mutating func examine(_ symbol: Symbol) {
    guard marks.base[symbol.index] == .unknown else { return }
    marks.base[symbol.index] = .seen
    if symbol.isExternal ? row(of: symbol) == nil && isInRows(symbol) : isLoose(symbol) {
      loose.append(symbol)
    }
  }

  private mutating func examineCells(of row: Int) {
    for index in 0..<rows.base[row].count { examine(rows.base[row].base[index].symbol) }
  }

  /// Adds the loose symbols that share a row with others.
  private mutating func spread(includesVariables: Bool) {
    rowMarks.fill(.unknown, count: rows.count)
    var place = 0
    while place < loose.count {
      gather(loose.base[place])
      place += 1
      // The list of hits is used again for each variable.
      for index in 0..<hits.count {
        let row = Int(hits.base[index].row)
        guard rowMarks.base[row] == .unknown, includesVariables || !basics.base[row].isExternal
        else { continue }
        rowMarks.base[row] = .seen
        pendingRows.append(Int32(row))
      }
      while !pendingRows.isEmpty { examineCells(of: Int(pendingRows.removeLast())) }
    }
  }

  /// Fixes the loose symbols that cannot rise, because each other symbol of a row that is 0 would
  /// have to fall with them, and removes them.
  private mutating func fixBlocked() {
    var count = -1
    while count != loose.count {
      count = loose.count
      var kept = 0
      for place in 0..<count {
        let symbol = loose.base[place]
        if !symbol.isExternal, isBlocked(symbol) {
          marks.base[symbol.index] = .fixed
        } else {
          loose.base[kept] = symbol
          kept += 1
        }
      }
      loose.setCount(kept)
    }
  }

  private mutating func isBlocked(_ symbol: Symbol) -> Bool {
    gather(symbol)
    for index in 0..<hits.count where hits.base[index].value < -Tolerance.coefficient {
      let row = Int(hits.base[index].row)
      if basics.base[row].isRestricted, constants.base[row] <= valueTolerance, !mayRise(row) {
        return true
      }
    }
    return false
  }

  private func mayRise(_ row: Int) -> Bool {
    for index in 0..<rows.base[row].count {
      let cell = rows.base[row].base[index]
      if cell.value > Tolerance.coefficient, isLoose(cell.symbol) { return true }
    }
    return false
  }

  /// Whether a nonbasic symbol may be raised.
  func isLoose(_ symbol: Symbol) -> Bool {
    symbol.isRestricted && row(of: symbol) == nil && marks.base[symbol.index] != .fixed
      && costs.isZero(symbol)
  }
}

/// Moves among the solutions with minimal costs, along the symbols that cost nothing.
///
/// What has been decided stays: symbols that would change it are marked as fixed.
extension Tableau {
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
    marks.base[symbol.index] = .fixed
    guard let row = row(of: symbol) else { return }
    while let other = looseSymbol(of: row, sign: -sign) { marks.base[other.index] = .fixed }
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
      if cell.symbol.isExternal, marks.base[cell.symbol.index] != .fixed,
        abs(cell.value) > Tolerance.coefficient
      {
        return cell.symbol
      }
    }
    return nil
  }
}
