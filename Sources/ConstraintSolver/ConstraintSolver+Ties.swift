/// Choice of one among several solutions that violate the constraints equally little.
///
/// The result depends only on the constraints and on an order of the variables. Which solution the
/// simplex method finds depends also on what was solved before.
extension ConstraintSolver {
  /// An order of variables, for breaking ties.
  package struct TieOrder {
    /// The variables, sorted: the constraint whose first variable comes first gives way.
    package var ranked: [SolverVariable]
    /// The variables, in the order in which they are then made as small as possible.
    package var minimized: [SolverVariable]

    package init(ranked: [SolverVariable], minimized: [SolverVariable]) {
      self.ranked = ranked
      self.minimized = minimized
    }
  }

  /// Moves to the one solution that an order of variables prefers, if there are several.
  ///
  /// First, the violation of each constraint is minimized, from the last constraint to the first,
  /// then the value of each variable. One that may fall without limit is made as large as possible;
  /// one that may be anything is 0. Only variables that are without limit both ways together with
  /// others keep the values they happen to have, which positions and sizes never are.
  ///
  /// - Parameter order: Called only if there may be several solutions, with the variables that
  ///   distinguish them.
  package func breakTies(_ order: ([SolverVariable]) -> TieOrder) {
    guard tableau.findLoose() else { return }
    defer { renewIfDue() }
    tableau.begin()
    let (slots, variables) = undecided()
    let terms = slots.flatMap { entries[$0].constraint?.terms.map(\.variable) ?? [] }
    let order = order(Array(Set(terms + variables)))
    for slot in sorted(slots, by: order.ranked).reversed() {
      for symbol in [entries[slot].marker, entries[slot].other] where symbol.isError {
        tableau.minimize(symbol)
      }
    }
    let wanted = Set(variables)
    var rest = order.minimized.filter(wanted.contains)
    var count = 0
    // One that can be moved without limit may be limited by those after it.
    while count != rest.count {
      count = rest.count
      rest = rest.filter { !tableau.decide($0.symbol) }
    }
    _ = tableau.optimize()
    tableau.forgetTouched()
  }

  /// Has ties broken again although nothing else has changed.
  package func forgetTies() { tableau.touchAll() }

  /// Returns the constraints whose violation, and the variables whose value, may depend on loose
  /// symbols.
  private func undecided() -> (slots: [Int], variables: [SolverVariable]) {
    var slots: Set<Int> = []
    var variables: Set<SolverVariable> = []
    func note(_ symbol: Symbol) {
      if symbol.isExternal {
        variables.insert(SolverVariable(symbol: symbol))
      } else if symbol.isError {
        slots.insert(Int(owners[symbol.index]))
      }
    }
    for place in 0..<tableau.loose.count {
      let symbol = tableau.loose.base[place]
      note(symbol)
      tableau.gather(symbol)
      for index in 0..<tableau.hits.count {
        note(tableau.basics.base[Int(tableau.hits.base[index].row)])
      }
    }
    return (Array(slots), Array(variables))
  }

  /// Returns the slots sorted by the ranks and coefficients of the variables of their constraints,
  /// then by the rest of these.
  private func sorted(_ slots: [Int], by ranked: [SolverVariable]) -> [Int] {
    var ranks: [SolverVariable: Int] = [:]
    for (rank, variable) in ranked.enumerated() { ranks[variable] = rank }
    let keyed = slots.compactMap { slot in
      entries[slot].constraint.map { (slot: slot, key: $0.key(ranks)) }
    }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.slot)
  }
}

extension LinearConstraint {
  /// Numbers that are the same only for constraints with the same effect.
  fileprivate func key(_ ranks: [SolverVariable: Int]) -> [Double] {
    var factors: [Int: Double] = [:]
    for term in terms { factors[ranks[term.variable] ?? 0, default: 0] += term.coefficient }
    let sorted = factors.filter { $0.value != 0 }.sorted { $0.key < $1.key }
    let rest = [relation == .equal ? 0 : relation == .lessThanOrEqual ? 1 : 2, constant]
    return sorted.flatMap { [Double($0.key), $0.value] } + rest + [strength.priority]
  }
}
