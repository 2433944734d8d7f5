extension RandomAccessCollection where Index == Int, Element: BinaryInteger {
  /// Whether the numbers strictly increase and stay below a limit.
  func rises(below limit: Int) -> Bool {
    guard var before = first, let last else { return true }
    for number in dropFirst() {
      guard before < number else { return false }
      before = number
    }
    return last < limit
  }

  /// Whether the numbers start with zero, never decrease and end with a given number.
  func risesFromZero(to end: Int) -> Bool {
    guard var before = first, let last, before == 0, last == end else { return false }
    for number in dropFirst() {
      guard before <= number else { return false }
      before = number
    }
    return true
  }

  /// Returns the index of the first number that is at least a given one, in an increasing
  /// collection.
  ///
  /// Returns `endIndex` if all numbers are less.
  @inline(__always)
  func firstIndex(notBelow number: Element) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether an increasing collection contains a number.
  @inline(__always)
  func holds(_ number: Element) -> Bool {
    let index = firstIndex(notBelow: number)
    return index < endIndex && self[index] == number
  }
}
