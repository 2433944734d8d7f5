extension RandomAccessCollection where Index == Int, Element: BinaryInteger {
  /// Whether each number is greater than the one before, and all are below a limit.
  func rises(below limit: Int) -> Bool {
    guard var before = first, let last else { return true }
    for number in dropFirst() {
      guard before < number else { return false }
      before = number
    }
    return last < limit
  }

  /// Whether the numbers start with zero, never fall and end with a number.
  func risesFromZero(to end: Int) -> Bool {
    guard var before = first, let last, before == 0, last == end else { return false }
    for number in dropFirst() {
      guard before <= number else { return false }
      before = number
    }
    return true
  }

  /// Returns the index of the first of rising numbers that is no less than a number; the end where all
  /// are less.
  @inline(__always)
  func firstIndex(notBelow number: Element) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a number is among rising ones.
  @inline(__always)
  func holds(_ number: Element) -> Bool {
    let index = firstIndex(notBelow: number)
    return index < endIndex && self[index] == number
  }
}
