internal import Support

extension ConstraintSolver {
  /// Adds a constraint and solves again.
  ///
  /// - Throws: If the constraint is required and contradicts other required ones. The solver is
  ///   then unchanged.
  @discardableResult
  package func add(_ constraint: LinearConstraint) throws(UnsatisfiableConstraint)
    -> SolverConstraint
  {
    defer { renewIfDue() }
    tableau.begin()
    let slot = makeSlot(for: constraint)
    let constant = substituted(constraint)
    tableau.noteMagnitude(constraint.constant)
    makeSymbols(of: constraint, slot: slot)
    addSymbols(of: slot)
    let row = insertDraft(
      constant: constant, basic: basicSymbol(slot: slot, constant: constant))
    if !constraint.strength.isRequired { addCost(of: slot) }
    if let failed = tableau.optimize() {
      let conflicting = requiredOwners(of: failed, except: slot)
      tableau.unwind()
      tableau.removeRow(row)
      freeSlot(slot)
      throw UnsatisfiableConstraint(conflicting: conflicting)
    }
    return handle(of: slot)
  }

  private func makeSlot(for constraint: LinearConstraint) -> Int {
    if let slot = freeSlots.popLast() {
      entries[Int(slot)].constraint = constraint
      return Int(slot)
    }
    entries.append(Entry(constraint: constraint))
    return entries.count - 1
  }

  /// Removes a constraint whose symbols are not basic, and frees its slot.
  func freeSlot(_ slot: Int) {
    tableau.free(entries[slot].marker)
    if !entries[slot].other.isNone { tableau.free(entries[slot].other) }
    entries[slot].constraint = nil
    entries[slot].marker = .none
    entries[slot].other = .none
    entries[slot].generation &+= 1
    freeSlots.append(Int32(slot))
  }

  /// Writes the terms of a constraint into the draft, substituting rows for basic symbols.
  ///
  /// - Returns: The constant.
  func substituted(_ constraint: LinearConstraint) -> Double {
    draft.setCount(0)
    var constant = constraint.constant
    for term in constraint.terms where term.coefficient != 0 {
      let symbol = term.variable.symbol
      guard let row = tableau.row(of: symbol) else {
        draft.add(term.coefficient, of: symbol)
        continue
      }
      constant += term.coefficient * tableau.constants.base[row]
      tableau.add(term.coefficient, times: row, to: &draft)
    }
    guard constant.isFinite else {
      misuse(
        "A constraint has a constant or a coefficient that is not finite: \(constraint).")
    }
    return constant
  }

  /// Creates the slack, errors or dummy of a constraint.
  private func makeSymbols(of constraint: LinearConstraint, slot: Int) {
    let owner = Int32(slot)
    let isRequired = constraint.strength.isRequired
    switch constraint.relation {
    case .equal where isRequired:
      entries[slot].marker = makeSymbol(.dummy, owner: owner)
      entries[slot].markerSign = 1
    case .equal:
      entries[slot].marker = makeSymbol(.error, owner: owner)
      entries[slot].markerSign = -1
      entries[slot].other = makeSymbol(.error, owner: owner)
    case .lessThanOrEqual, .greaterThanOrEqual:
      entries[slot].marker = makeSymbol(.slack, owner: owner)
      entries[slot].markerSign = constraint.relation == .lessThanOrEqual ? 1 : -1
      if !isRequired { entries[slot].other = makeSymbol(.error, owner: owner) }
    }
  }

  /// Adds the slack, errors or dummy of a constraint to the draft.
  func addSymbols(of slot: Int) {
    let entry = entries[slot]
    draft.add(entry.markerSign, of: entry.marker)
    if !entry.other.isNone { draft.add(-entry.markerSign, of: entry.other) }
  }

  /// Returns the symbol to solve the draft for: an external symbol, preferably the one in the
  /// fewest rows, or else one of the constraint's own.
  func basicSymbol(slot: Int, constant: Double) -> Symbol {
    var best = Symbol.none
    var fewest = Int.max
    for index in 0..<draft.count {
      let symbol = draft.base[index].symbol
      guard symbol.isExternal else { continue }
      let count = tableau.columns.base[symbol.index].count
      if count < fewest {
        best = symbol
        fewest = count
      }
    }
    guard best.isNone else { return best }
    let entry = entries[slot]
    // Of the two symbols of a constraint that is not required, the one with a nonnegative value.
    return entry.other.isNone || -constant / entry.markerSign >= 0 ? entry.marker : entry.other
  }

  /// Solves the draft for one of its symbols and inserts it as a row.
  @discardableResult
  func insertDraft(constant: Double, basic: Symbol) -> Int {
    let factor = -1 / draft.coefficient(of: basic)
    draft.remove(at: draft.place(of: basic))
    for index in 0..<draft.count { draft.base[index].value *= factor }
    tableau.gather(basic)
    tableau.columns.base[basic.index].setCount(0)
    let row = tableau.insert(draft, constant: constant * factor, basic: basic)
    tableau.substitute(row)
    return row
  }

  // MARK: Costs

  private func addCost(of slot: Int) {
    guard let strength = entries[slot].constraint?.strength else { return }
    let level = tableau.costs.beginUse(of: strength.priority)
    changeCost(of: slot, by: 1, level: level)
  }

  func removeCost(of slot: Int) {
    guard let strength = entries[slot].constraint?.strength else { return }
    let level = tableau.costs.endUse(of: strength.priority)
    changeCost(of: slot, by: -1, level: level)
  }

  func changeCost(of slot: Int, by amount: Double, level: Int) {
    let (marker, other) = (entries[slot].marker, entries[slot].other)
    if marker.isError { tableau.changeCost(of: marker, by: amount, level: level) }
    if other.isError { tableau.changeCost(of: other, by: amount, level: level) }
  }
}
