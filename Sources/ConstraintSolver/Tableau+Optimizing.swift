extension Tableau {
  /// Makes all values feasible and the costs minimal.
  ///
  /// - Returns: A row that cannot become feasible, which proves that its constraints contradict
  ///   each   other, or `nil`.
  mutating func optimize() -> Int? {
    for _ in 0..<Tableau.mostTurns {
      if let row = restore() { return row }
      guard lowerCosts() else { return nil }
    }
    giveUp()
    return nil
  }

  /// The maximum number of alternating rounds; more than one is needed only because of rounding.
  private static let mostTurns = 100

  /// Stops when rounding leads to cycling; the rows are rebuilt before the next operation.
  mutating func giveUp() {
    suspects.setCount(0)
    age = .max / 2
  }

  // MARK: Dual simplex

  /// Makes all values feasible while the costs stay minimal.
  private mutating func restore() -> Int? {
    var steps = 0
    while let row = nextSuspect(first: steps > stepsBeforeCaution) {
      guard let entering = entering(for: row) else { return row }
      guard steps < mostSteps else {
        giveUp()
        return nil
      }
      pivot(row, entering: entering)
      steps += 1
    }
    return nil
  }

  /// The number of pivots after which the order of symbols decides instead of the gain (Bland's
  /// rule), which is slower but never cycles.
  private var stepsBeforeCaution: Int { 100 + 2 * rows.count }

  /// The number of pivots after which only rounding errors remain.
  var mostSteps: Int { 10 * stepsBeforeCaution }

  /// Whether a row's value is feasible, except for rounding.
  private func isAllowed(_ row: Int) -> Bool {
    let value = constants.base[row]
    return value >= -valueTolerance && !(basics.base[row].isDummy && value > valueTolerance)
  }

  /// Removes and returns the suspect row that is farthest from feasible, or that of the first
  /// symbol.
  private mutating func nextSuspect(first: Bool) -> Int? {
    var best = -1
    var kept = 0
    for index in 0..<suspects.count {
      let row = Int(suspects.base[index])
      guard needsPivot(row) else { continue }
      suspects.base[kept] = Int32(row)
      kept += 1
      let isBetter =
        best < 0
        || (first
          ? basics.base[row] < basics.base[best]
          : abs(constants.base[row]) > abs(constants.base[best]))
      if isBetter { best = row }
    }
    suspects.setCount(kept)
    return best < 0 ? nil : best
  }

  private mutating func needsPivot(_ row: Int) -> Bool {
    let basic = basics.base[row]
    guard !basic.isNone, !basic.isExternal else { return false }
    guard isAllowed(row) else { return true }
    guard basic.isDummy else {
      if constants.base[row] < 0 { setConstant(0, of: row) }
      return false
    }
    setConstant(0, of: row)
    // A symbol that may grow would take the dummy with it.
    for index in 0..<rows.base[row].count {
      let cell = rows.base[row].base[index]
      if cell.symbol.isRestricted, abs(cell.value) > Tolerance.coefficient { return true }
    }
    return false
  }

  /// Returns the symbol that brings a row's value to 0 at the least cost.
  private func entering(for row: Int) -> Symbol? {
    let value = constants.base[row]
    if value != 0 { return entering(for: row, sign: value < 0 ? 1 : -1) }
    return entering(for: row, sign: 1) ?? entering(for: row, sign: -1)
  }

  private func entering(for row: Int, sign: Double) -> Symbol? {
    var best = Symbol.none
    var bestValue = 0.0
    for index in 0..<rows.base[row].count {
      let cell = rows.base[row].base[index]
      let value = sign * cell.value
      guard value > Tolerance.coefficient, cell.symbol.isRestricted else { continue }
      if best.isNone || costs.isLess(cell.symbol, over: value, than: best, over: bestValue) {
        best = cell.symbol
        bestValue = value
      }
    }
    return best.isNone ? nil : best
  }

  // MARK: Primal simplex

  /// Lowers the costs to their minimum.
  ///
  /// - Returns: Whether rounding has made a value infeasible.
  private mutating func lowerCosts() -> Bool {
    var steps = 0
    while let entering = costs.mostNegative(first: steps > stepsBeforeCaution) {
      guard steps < mostSteps else {
        giveUp()
        return false
      }
      guard let row = leavingRow(for: entering) else {
        // Costs are sums of nonnegative errors, so only rounding leads here.
        costs.clear(entering)
        continue
      }
      pivot(row, entering: entering)
      steps += 1
    }
    return !suspects.isEmpty
  }

  /// Returns the row that limits how far a symbol can be raised from 0.
  ///
  /// Ties go to the row of the first symbol.
  mutating func leavingRow(for entering: Symbol) -> Int? {
    gather(entering)
    var best = -1
    var least = Double.infinity
    for index in 0..<hits.count {
      let (number, value) = hits.base[index]
      let row = Int(number)
      guard value < -Tolerance.coefficient, basics.base[row].isRestricted else { continue }
      let ratio = max(0, constants.base[row]) / -value
      if ratio < least || (ratio == least && basics.base[row] < basics.base[best]) {
        best = row
        least = ratio
      }
    }
    return best < 0 ? nil : best
  }
}
