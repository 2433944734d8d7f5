internal import Support

/// The costs of raising each nonbasic symbol from 0: one number for each priority in use.
///
/// A dummy never rises, but its costs return to the other symbols when its equation is removed.
///
/// Costs are compared lexicographically, from the highest priority down. The numbers of a symbol
/// are adjacent in memory, so that a comparison reads one cache line.
struct CostTable: ~Copyable {
  /// The priorities in use, from the highest down, and the number of errors with each.
  private(set) var levels: [(priority: Double, uses: Int)] = []
  private var stride = 8
  private var costs = RawList<Double>(capacity: 64)
  private var isQueued = RawList<Bool>(capacity: 64)
  /// Symbols whose costs have changed; they include all symbols with negative costs.
  private var queue = RawList<Symbol>(capacity: 64)
  private var factors = RawList<Double>(capacity: 8)

  /// Adds a symbol, with costs of 0.
  mutating func addSymbol() {
    for _ in 0..<stride { costs.append(0) }
    isQueued.append(false)
  }

  /// Resets the costs of a symbol to 0.
  mutating func clear(_ symbol: Symbol) {
    (costs.base + symbol.index * stride).update(repeating: 0, count: stride)
    guard isQueued.base[symbol.index] else { return }
    isQueued.base[symbol.index] = false
    for index in 0..<queue.count where queue.base[index] == symbol {
      return queue.remove(at: index)
    }
  }

  /// Resets the costs of all symbols to 0, keeping the levels.
  mutating func clear() {
    costs.base.update(repeating: 0, count: costs.count)
    isQueued.base.update(repeating: false, count: isQueued.count)
    queue.setCount(0)
  }

  // MARK: Levels

  /// Returns the level of a priority that is in use.
  func level(of priority: Double) -> Int? { levels.firstIndex { $0.priority == priority } }

  /// Returns the level of a priority, which is created on first use.
  mutating func beginUse(of priority: Double) -> Int {
    let level = level(of: priority) ?? insertLevel(of: priority)
    levels[level].uses += 1
    return level
  }

  private mutating func insertLevel(of priority: Double) -> Int {
    // This may drop levels, which moves those below them.
    if levels.count == stride { widen() }
    let level = levels.firstIndex { $0.priority < priority } ?? levels.count
    for symbol in 0..<isQueued.count {
      let place = costs.base + symbol * stride + level
      (place + 1).update(from: place, count: levels.count - level)
      place.pointee = 0
    }
    levels.insert((priority, 0), at: level)
    return level
  }

  /// Returns the level of a priority after ending one of its uses.
  mutating func endUse(of priority: Double) -> Int {
    guard let level = level(of: priority) else {
      misuse("No constraint of priority \(priority) is in the solver.")
    }
    levels[level].uses -= 1
    return level
  }

  private mutating func widen() {
    dropUnused()
    guard levels.count == stride else { return }
    let count = isQueued.count
    var wider = RawList<Double>(capacity: 2 * stride * count + 1)
    for symbol in 0..<count {
      for level in 0..<stride { wider.append(costs.base[symbol * stride + level]) }
      for _ in 0..<stride { wider.append(0) }
    }
    costs = wider
    stride *= 2
  }

  private mutating func dropUnused() {
    for level in levels.indices.reversed() where levels[level].uses == 0 {
      levels.remove(at: level)
      for symbol in 0..<isQueued.count {
        let place = costs.base + symbol * stride + level
        place.update(from: place + 1, count: levels.count - level)
        place[levels.count - level] = 0
      }
    }
  }

  // MARK: Changes

  mutating func add(_ amount: Double, to symbol: Symbol, level: Int) {
    let place = costs.base + symbol.index * stride + level
    place.pointee = Tolerance.sum(place.pointee, amount)
    enqueue(symbol)
  }

  /// Adds a multiple of a row's cells.
  mutating func add(_ amount: Double, times row: borrowing Row, level: Int) {
    for index in 0..<row.count {
      let cell = row.base[index]
      add(amount * cell.value, to: cell.symbol, level: level)
    }
  }

  /// Substitutes a row for the symbol that it is solved for.
  mutating func substitute(_ symbol: Symbol, with row: borrowing Row) {
    guard !symbol.isExternal else { return }
    let source = costs.base + symbol.index * stride
    guard let first = (0..<levels.count).first(where: { source[$0] != 0 }) else { return }
    factors.reserve(stride)
    factors.base.update(from: source, count: stride)
    source.update(repeating: 0, count: stride)
    for index in 0..<row.count {
      let cell = row.base[index]
      let place = costs.base + cell.symbol.index * stride
      for level in first..<levels.count where factors.base[level] != 0 {
        place[level] = Tolerance.sum(place[level], factors.base[level] * cell.value)
      }
      enqueue(cell.symbol)
    }
  }

  @inline(__always)
  private mutating func enqueue(_ symbol: Symbol) {
    guard symbol.isRestricted, !isQueued.base[symbol.index] else { return }
    isQueued.base[symbol.index] = true
    queue.append(symbol)
  }

  // MARK: Comparisons

  /// Whether raising the symbol costs nothing at any priority.
  func isZero(_ symbol: Symbol) -> Bool {
    let place = costs.base + symbol.index * stride
    for level in 0..<levels.count where abs(place[level]) > Tolerance.coefficient { return false }
    return true
  }

  /// Whether raising the symbol lowers the costs at the highest priority that it affects.
  func isNegative(_ symbol: Symbol) -> Bool {
    let place = costs.base + symbol.index * stride
    for level in 0..<levels.count where abs(place[level]) > Tolerance.coefficient {
      return place[level] < 0
    }
    return false
  }

  /// Whether one symbol's costs divided by a number are less than another's divided by another
  /// number.
  func isLess(_ one: Symbol, over: Double, than other: Symbol, over otherOver: Double) -> Bool {
    let first = costs.base + one.index * stride
    let second = costs.base + other.index * stride
    for level in 0..<levels.count {
      let a = first[level] / over
      let b = second[level] / otherOver
      if abs(a - b) > Tolerance.coefficient * (1 + abs(a)) { return a < b }
    }
    return false
  }

  /// Returns the symbol that lowers the costs most, or `nil` if they are minimal.
  ///
  /// - Parameter first: Whether to return the first symbol that lowers the costs, which prevents
  ///   cycling.
  mutating func mostNegative(first: Bool) -> Symbol? {
    var best = Symbol.none
    var kept = 0
    for index in 0..<queue.count {
      let symbol = queue.base[index]
      guard isNegative(symbol) else {
        isQueued.base[symbol.index] = false
        continue
      }
      queue.base[kept] = symbol
      kept += 1
      let isBetter =
        best.isNone
        || (first ? symbol < best : isLess(symbol, over: 1, than: best, over: 1))
      if isBetter { best = symbol }
    }
    queue.setCount(kept)
    return best.isNone ? nil : best
  }
}
