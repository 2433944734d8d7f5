/// Numbers of so many bits each, one after the other in a section of an archive.
struct PackedNumbers: Sendable {
  /// How many numbers there are.
  let count: Int

  private let archive: Archive
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let bits: Int
  private let mask: UInt32

  /// What follows the numbers, so that each can be read by 32 bits.
  private static let padding = 3

  /// Opens a section of numbers of as many bits as the greatest below a limit takes, at most 25.
  init(_ archive: Archive, _ section: String, below limit: Int) throws(AssetError) {
    self.archive = archive
    bytes = try archive.section(section)
    count = try archive.count(of: section)
    bits = max(1, Int.bitWidth - max(limit - 1, 0).leadingZeroBitCount)
    guard bits <= 25, bytes.count == (count * bits + 7) / 8 + Self.padding else {
      throw archive.damaged("section \(section) is not \(count) numbers long")
    }
    mask = 1 << UInt32(bits) - 1
  }

  /// Returns a number; a damaged file's may be none below the limit.
  subscript(index: Int) -> Int {
    precondition(0..<count ~= index)
    let bit = index &* bits
    let word = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: bit >> 3, as: UInt32.self))
    return Int(word >> UInt32(truncatingIfNeeded: bit & 7) & mask)
  }

  /// Whether all numbers are below a limit.
  func areAll(below limit: Int) -> Bool { (0..<count).allSatisfy { self[$0] < limit } }

  /// Whether each number is greater than the one before, and all are below a limit.
  func rises(below limit: Int) -> Bool {
    guard count > 0 else { return true }
    return self[count - 1] < limit && (1..<count).allSatisfy { self[$0 - 1] < self[$0] }
  }

  /// Whether the numbers start with zero, never fall and end with a number.
  func risesFromZero(to end: Int) -> Bool {
    guard count > 0, self[0] == 0, self[count - 1] == end else { return false }
    return (1..<count).allSatisfy { self[$0 - 1] <= self[$0] }
  }

  /// Returns the index of the first of rising numbers that is no less than a number; their count
  /// where all are less.
  func firstIndex(notBelow number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
