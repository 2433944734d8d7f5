/// The equations of a solver, each solved for one symbol, its basic symbol.
///
/// A row means: basic symbol = constant + sum of its cells. All nonbasic symbols are 0, so the
/// constants are the values. Rows are sorted arrays of numbers. Each symbol knows the rows that
/// contain it, so a change touches only those.
///
/// Two invariants hold: rows whose basic symbol is restricted contain no external symbols, and rows
/// whose basic symbol is a dummy contain only dummies.
struct Tableau: ~Copyable {
  var rows = RawList<Row>()
  var constants = RawList<Double>()
  /// The basic symbol of each row, or `Symbol.none` for a free row.
  var basics = RawList<Symbol>()
  private var freeRows = RawList<Int32>()

  /// For each symbol, the rows that contain it, and possibly some that no longer do.
  var columns = RawList<RawList<Int32>>()
  /// For each symbol, the row in which it is basic, or -1.
  private var basicRows = RawList<Int32>()
  private var freeSymbols = RawList<Int32>()

  var costs = CostTable()

  /// Rows that may be infeasible.
  var suspects = RawList<Int32>()
  /// External symbols whose value may have changed.
  var changed = RawList<Symbol>()
  private var isChanged = RawList<Bool>()
  /// The last reported values of external symbols.
  private var reported = RawList<Double>()
  /// The largest constant so far, which determines the size of rounding errors.
  var magnitude = 0.0
  /// The number of pivots and constant changes since the rows were built.
  var age = 0

  /// The pivots and former constants of the current operation, for `unwind`.
  var pivots = RawList<(row: Int32, left: Symbol)>()
  var formerConstants = RawList<(row: Int32, constant: Double)>(capacity: 64)

  /// The rows that contain a symbol and its coefficients, as found by `gather`.
  var hits = RawList<(row: Int32, value: Double)>(capacity: 64)
  /// The symbol of each column, or `Symbol.none` for a free one.
  var symbols = RawList<Symbol>()
  /// The rows that have changed since ties were last broken.
  var touchedRows = RawList<Int32>()
  var isTouched = RawList<Bool>()
  /// The columns whose costs have changed since then, or that were in a row that is gone.
  var touchedColumns = RawList<Int32>()
  /// Whether there were ties when they were last broken.
  var hasTies = false
  /// For each column and row, what breaking ties has found out about it.
  var marks = RawList<TieMark>()
  var rowMarks = RawList<TieMark>()
  var pendingRows = RawList<Int32>()
  /// The symbols that may be raised without costs, while ties are broken.
  var loose = RawList<Symbol>()
  private var stamps = RawList<UInt32>()
  private var stamp: UInt32 = 0
  private var spare = Row(capacity: 64)

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    if !freeSymbols.isEmpty {
      let index = Int(freeSymbols.removeLast())
      reported.base[index] = 0
      symbols.base[index] = Symbol(kind, index: index)
      return symbols.base[index]
    }
    columns.append(RawList())
    basicRows.append(-1)
    isChanged.append(false)
    reported.append(0)
    costs.addSymbol()
    symbols.append(Symbol(kind, index: columns.count - 1))
    return symbols.base[columns.count - 1]
  }

  /// Frees a nonbasic symbol, and removes what rounding has left of it in the rows.
  mutating func free(_ symbol: Symbol) {
    gather(symbol)
    for index in 0..<hits.count {
      let row = Int(hits.base[index].row)
      rows.base[row].remove(at: rows.base[row].place(of: symbol))
    }
    columns.base[symbol.index].setCount(0)
    costs.clear(symbol)
    symbols.base[symbol.index] = .none
    if symbol.isExternal { forgetChange(of: symbol) }
    freeSymbols.append(Int32(symbol.index))
  }

  func row(of symbol: Symbol) -> Int? {
    let row = basicRows.base[symbol.index]
    return row < 0 ? nil : Int(row)
  }

  func value(of symbol: Symbol) -> Double {
    let row = basicRows.base[symbol.index]
    return row < 0 ? 0 : constants.base[Int(row)]
  }

  mutating func changeCost(of symbol: Symbol, by amount: Double, level: Int) {
    if let row = row(of: symbol) {
      costs.add(amount, times: rows.base[row], level: level)
      touchCells(of: row)
    } else {
      touch(symbol)
      costs.add(amount, to: symbol, level: level)
    }
  }

  // MARK: Rows

  /// Inserts a row whose cells contain only nonbasic symbols.
  mutating func insert(_ cells: borrowing Row, constant: Double, basic: Symbol) -> Int {
    let row = freeRows.isEmpty ? appendRow() : Int(freeRows.removeLast())
    rows.base[row].reserve(cells.count)
    rows.base[row].base.update(from: cells.base, count: cells.count)
    rows.base[row].setCount(cells.count)
    for index in 0..<cells.count { note(cells.base[index].symbol, in: row) }
    constants.base[row] = constant
    touch(row)
    setBasic(basic, of: row)
    noteValue(of: row)
    return row
  }

  private mutating func appendRow() -> Int {
    rows.append(Row())
    constants.append(0)
    basics.append(.none)
    stamps.append(0)
    isTouched.append(false)
    return rows.count - 1
  }

  mutating func removeRow(_ row: Int) {
    touchCells(of: row)
    basicRows.base[basics.base[row].index] = -1
    basics.base[row] = .none
    rows.base[row].setCount(0)
    constants.base[row] = 0
    freeRows.append(Int32(row))
  }

  mutating func setBasic(_ symbol: Symbol, of row: Int) {
    basics.base[row] = symbol
    basicRows.base[symbol.index] = Int32(row)
  }

  mutating func endBasic(_ symbol: Symbol) {
    basicRows.base[symbol.index] = -1
    if symbol.isExternal { noteChange(of: symbol) }
  }

  // MARK: Columns

  /// Records that a row now contains a symbol.
  @inline(__always)
  mutating func note(_ symbol: Symbol, in row: Int) {
    // With more entries than rows, some must be out of date.
    if columns.base[symbol.index].count > 2 * rows.count { tidy(symbol) }
    columns.base[symbol.index].append(Int32(row))
  }

  /// Removes rows from a symbol's column that no longer contain it.
  private mutating func tidy(_ symbol: Symbol) {
    nextStamp()
    var kept = 0
    let column = columns.base[symbol.index].base
    for index in 0..<columns.base[symbol.index].count {
      let row = Int(column[index])
      guard stamps.base[row] != stamp, rows.base[row].coefficient(of: symbol) != 0 else { continue }
      stamps.base[row] = stamp
      column[kept] = Int32(row)
      kept += 1
    }
    columns.base[symbol.index].setCount(kept)
  }

  /// Collects the rows that contain a symbol, and its coefficients, into `hits`.
  mutating func gather(_ symbol: Symbol) {
    nextStamp()
    hits.setCount(0)
    var kept = 0
    let column = columns.base[symbol.index].base
    for index in 0..<columns.base[symbol.index].count {
      let row = Int(column[index])
      guard stamps.base[row] != stamp else { continue }
      stamps.base[row] = stamp
      let value = rows.base[row].coefficient(of: symbol)
      guard value != 0 else { continue }
      column[kept] = Int32(row)
      kept += 1
      hits.append((Int32(row), value))
    }
    columns.base[symbol.index].setCount(kept)
  }

  /// Whether a nonbasic symbol is in any row.
  mutating func isInRows(_ symbol: Symbol) -> Bool {
    gather(symbol)
    return !hits.isEmpty
  }

  private mutating func nextStamp() {
    stamp &+= 1
    if stamp == 0 {
      stamps.base.update(repeating: 0, count: stamps.count)
      stamp = 1
    }
  }

  // MARK: Values

  /// The smallest difference that is not a rounding error.
  var valueTolerance: Double { max(Tolerance.value, 1e-12 * magnitude) }

  mutating func noteMagnitude(_ constant: Double) { magnitude = max(magnitude, abs(constant)) }

  @inline(__always)
  mutating func setConstant(_ constant: Double, of row: Int) {
    touch(row)
    formerConstants.append((Int32(row), constants.base[row]))
    constants.base[row] = constant
  }

  /// Records that the constant of a row has changed.
  @inline(__always)
  mutating func noteValue(of row: Int) {
    let basic = basics.base[row]
    if basic.isExternal {
      noteChange(of: basic)
    } else if constants.base[row] < 0 || basic.isDummy {
      suspects.append(Int32(row))
    }
  }

  @inline(__always)
  mutating func noteChange(of symbol: Symbol) {
    guard !isChanged.base[symbol.index] else { return }
    isChanged.base[symbol.index] = true
    changed.append(symbol)
  }

  private mutating func forgetChange(of symbol: Symbol) {
    guard isChanged.base[symbol.index] else { return }
    isChanged.base[symbol.index] = false
    for index in 0..<changed.count where changed.base[index] == symbol {
      return changed.remove(at: index)
    }
  }

  /// Returns the external symbols whose values have changed since the last call.
  mutating func takeChanges() -> [(symbol: Symbol, value: Double)] {
    var changes: [(symbol: Symbol, value: Double)] = []
    for index in 0..<changed.count {
      let symbol = changed.base[index]
      isChanged.base[symbol.index] = false
      let value = value(of: symbol)
      guard value != reported.base[symbol.index] else { continue }
      reported.base[symbol.index] = value
      changes.append((symbol, value))
    }
    changed.setCount(0)
    return changes
  }

  /// Adds to the value of a nonbasic symbol and redefines the result as 0, which changes the
  /// constant of every row that contains it.
  mutating func shift(_ symbol: Symbol, by amount: Double) {
    age &+= 1
    if let row = row(of: symbol) {
      setConstant(constants.base[row] - amount, of: row)
      noteValue(of: row)
      return
    }
    gather(symbol)
    for index in 0..<hits.count {
      let row = Int(hits.base[index].row)
      setConstant(constants.base[row] + hits.base[index].value * amount, of: row)
      noteValue(of: row)
    }
  }

  // MARK: Merging

  /// Adds a multiple of a row to cells that are not in the tableau.
  mutating func add(_ factor: Double, times row: Int, to cells: inout Row) {
    spare.reserve(cells.count + rows.base[row].count)
    let count = Cell.merge(
      cells.base, cells.count, factor, rows.base[row].base, rows.base[row].count,
      dropping: .none, into: spare.base
    ) { _ in }
    spare.setCount(count)
    swap(&spare, &cells)
  }

  /// Adds a multiple of a row to another, dropping a symbol of the latter.
  mutating func merge(_ factor: Double, times source: Int, into row: Int, dropping: Symbol) {
    touch(row)
    spare.reserve(rows.base[row].count + rows.base[source].count)
    let count = Cell.merge(
      rows.base[row].base, rows.base[row].count, factor, rows.base[source].base,
      rows.base[source].count, dropping: dropping, into: spare.base
    ) { symbol in note(symbol, in: row) }
    spare.setCount(count)
    swap(&spare, &rows.base[row])
  }
}
