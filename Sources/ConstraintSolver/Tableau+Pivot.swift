extension Tableau {
  /// Solves a row for one of its symbols and substitutes the result everywhere.
  mutating func pivot(_ row: Int, entering: Symbol) {
    let leaving = basics.base[row]
    age &+= 1
    pivots.append((Int32(row), leaving))
    gather(entering)
    columns.base[entering.index].setCount(0)
    solve(row, for: entering, leaving: leaving)
    substitute(row)
    costs.substitute(entering, with: rows.base[row])
  }

  /// Rearranges a row from the leaving symbol's equation into the entering symbol's.
  private mutating func solve(_ row: Int, for entering: Symbol, leaving: Symbol) {
    let place = rows.base[row].place(of: entering)
    let factor = -1 / rows.base[row].base[place].value
    if abs(factor) > 1 / Tolerance.pivot { age = .max / 2 }
    rows.base[row].remove(at: place)
    for index in 0..<rows.base[row].count { rows.base[row].base[index].value *= factor }
    rows.base[row].insert(
      Cell(symbol: leaving, value: -factor), at: rows.base[row].place(of: leaving))
    setConstant(constants.base[row] * factor, of: row)
    note(leaving, in: row)
    endBasic(leaving)
    setBasic(entering, of: row)
    noteValue(of: row)
  }

  /// Substitutes a row for its basic symbol in the rows that `gather` found.
  mutating func substitute(_ row: Int) {
    let symbol = basics.base[row]
    let constant = constants.base[row]
    for index in 0..<hits.count {
      let hit = hits.base[index]
      let target = Int(hit.row)
      guard target != row else { continue }
      merge(hit.value, times: row, into: target, dropping: symbol)
      guard constant != 0 else { continue }
      setConstant(constants.base[target] + hit.value * constant, of: target)
      noteValue(of: target)
    }
  }

  /// Begins an operation that `unwind` can revert.
  mutating func begin() {
    pivots.setCount(0)
    formerConstants.setCount(0)
  }

  /// Reverts the pivots and values since `begin`.
  mutating func unwind() {
    let count = formerConstants.count
    while !pivots.isEmpty {
      let last = pivots.removeLast()
      pivot(Int(last.row), entering: last.left)
      _ = pivots.removeLast()
    }
    for index in (0..<count).reversed() {
      let former = formerConstants.base[index]
      constants.base[Int(former.row)] = former.constant
    }
    suspects.setCount(0)
  }
}
