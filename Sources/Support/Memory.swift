internal import Glibc

/// The memory that the system grants the process.
package enum Memory {
  /// Returns whether the system would grant a block now.
  ///
  /// Ask before a large allocation: Swift ends the process if an allocation fails.
  package static func canHold(_ byteCount: Int) -> Bool {
    guard byteCount > 0 else { return byteCount == 0 }
    let memory = mmap(
      nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { return false }
    munmap(memory, byteCount)
    return true
  }

  /// Returns whether the system would grant memory for pixels now.
  ///
  /// - Parameter copies: The number of blocks of that size.
  package static func canHold(pixels width: Int, by height: Int, copies: Int = 1) -> Bool {
    // Rows start on a cache line.
    let (row, isRowTooLong) = max(0, width).addingReportingOverflow(15)
    let (count, isTooMuch) = row.multipliedReportingOverflow(by: max(0, height))
    let (bytes, isFarTooMuch) = count.multipliedReportingOverflow(by: 4 * copies)
    return !isRowTooLong && !isTooMuch && !isFarTooMuch && canHold(bytes)
  }
}
