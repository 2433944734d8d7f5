/// A symbol of a row and its coefficient.
struct Cell: BitwiseCopyable {
  var symbol: Symbol
  var value: Double

  /// Writes the sum of a row and a multiple of another, dropping a symbol of the first row.
  ///
  /// - Returns: The number of cells in the sum.
  @inline(__always)
  static func merge(
    _ own: UnsafeMutablePointer<Cell>, _ ownCount: Int, _ factor: Double,
    _ other: UnsafeMutablePointer<Cell>, _ otherCount: Int, dropping: Symbol,
    into target: UnsafeMutablePointer<Cell>, onNew: (Symbol) -> Void
  ) -> Int {
    var count = 0
    var place = 0
    for index in 0..<otherCount {
      let symbol = other[index].symbol
      while place < ownCount, own[place].symbol < symbol {
        target[count] = own[place]
        if own[place].symbol != dropping { count &+= 1 }
        place &+= 1
      }
      let added = factor * other[index].value
      if place < ownCount, own[place].symbol == symbol {
        let sum = Tolerance.sum(own[place].value, added)
        place &+= 1
        target[count] = Cell(symbol: symbol, value: sum)
        if sum != 0 { count &+= 1 }
      } else if abs(added) > Tolerance.trace {
        target[count] = Cell(symbol: symbol, value: added)
        count &+= 1
        onNew(symbol)
      }
    }
    while place < ownCount {
      target[count] = own[place]
      if own[place].symbol != dropping { count &+= 1 }
      place &+= 1
    }
    return count
  }
}

/// The cells of a row, sorted by symbol.
typealias Row = RawList<Cell>

extension RawList where Element == Cell {
  /// Returns the index of a symbol's cell, or the index at which it would be inserted.
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

  /// Returns the coefficient of a symbol, or 0 if it is not in the row.
  @inline(__always)
  func coefficient(of symbol: Symbol) -> Double {
    let place = place(of: symbol)
    return place < count && base[place].symbol == symbol ? base[place].value : 0
  }

  /// Adds to a symbol's coefficient, inserting or removing its cell as needed.
  mutating func add(_ value: Double, of symbol: Symbol) {
    let place = place(of: symbol)
    guard place < count, base[place].symbol == symbol else {
      if abs(value) > Tolerance.trace {
        insert(Cell(symbol: symbol, value: value), at: place)
      }
      return
    }
    let sum = Tolerance.sum(base[place].value, value)
    if sum == 0 { remove(at: place) } else { base[place].value = sum }
  }
}
