/// A symbol of a row and what it is multiplied by.
struct Cell: BitwiseCopyable {
  var symbol: Symbol
  var value: Double
}

/// The cells of a row, in the order of their symbols.
typealias Row = RawList<Cell>

extension RawList where Element == Cell {
  /// Returns the index of a symbol's cell, or of the first cell behind where it would be.
  @inline(__always)
  func place(of symbol: Symbol) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low &+ high) >> 1
      if base[middle].symbol < symbol { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// Returns what a symbol is multiplied by, 0 if it is not in the row.
  @inline(__always)
  func coefficient(of symbol: Symbol) -> Double {
    let place = place(of: symbol)
    return place < count && base[place].symbol == symbol ? base[place].value : 0
  }

  /// Adds to a symbol's cell, which comes into being or goes as needed.
  mutating func add(_ value: Double, of symbol: Symbol) {
    let place = place(of: symbol)
    guard place < count, base[place].symbol == symbol else {
      if abs(value) > Tolerance.coefficient {
        insert(Cell(symbol: symbol, value: value), at: place)
      }
      return
    }
    let sum = Tolerance.sum(base[place].value, value)
    if sum == 0 { remove(at: place) } else { base[place].value = sum }
  }
}
