extension UnsafeBufferPointer<UInt32> {
  /// Whether each number is greater than the one before, and all are below a limit.
  func rises(below limit: Int) -> Bool {
    guard let last else { return true }
    return last < limit && indices.dropFirst().allSatisfy { self[$0 - 1] < self[$0] }
  }

  /// Returns the index of the first of rising numbers that is no less than a number; their count
  /// where all are less.
  func firstIndex(notBelow number: UInt32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a number is among rising ones.
  func holds(_ number: UInt32) -> Bool {
    let index = firstIndex(notBelow: number)
    return index < count && self[index] == number
  }
}
