/// Numbers of a fixed bit width, packed into a section of an archive.
struct PackedNumbers: RandomAccessCollection, Sendable {
  let startIndex = 0
  let endIndex: Int

  private let archive: Archive
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let bits: Int
  private let mask: UInt32

  /// The bytes after the numbers, which allow each number to be read as part of 32 bits.
  private static let padding = 3

  /// Opens a section of numbers below a limit, which determines their bit width of at most 25.
  init(_ archive: Archive, _ section: String, below limit: Int) throws(AssetError) {
    self.archive = archive
    bytes = try archive.section(section)
    let count = try archive.count(of: section)
    endIndex = count
    bits = Swift.max(1, Int.bitWidth - Swift.max(limit - 1, 0).leadingZeroBitCount)
    guard bits <= 25, bytes.count == (count * bits + 7) / 8 + Self.padding else {
      throw archive.damaged("section \(section) is not \(count) numbers long")
    }
    mask = 1 << UInt32(bits) - 1
  }

  /// Returns a number.
  ///
  /// In a damaged file it may exceed the limit.
  subscript(index: Int) -> Int {
    precondition(0..<count ~= index)
    let bit = index &* bits
    let word = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: bit >> 3, as: UInt32.self))
    return Int(word >> UInt32(truncatingIfNeeded: bit & 7) & mask)
  }

  /// Whether all numbers are below a limit.
  func areAll(below limit: Int) -> Bool {
    guard Int(mask) >= limit else { return true }
    var (greatest, index) = (0, 0)
    // Each step reads four numbers from 64 bits, at any bit offset.
    while bits <= 14, (index &+ 4) &* bits &+ 64 <= 8 &* bytes.count {
      let bit = index &* bits
      let word = bytes.loadUnaligned(fromByteOffset: bit >> 3, as: UInt64.self)
      var rest = UInt64(littleEndian: word) &>> UInt64(truncatingIfNeeded: bit & 7)
      for _ in 0..<4 {
        greatest = Swift.max(greatest, Int(truncatingIfNeeded: rest) & Int(mask))
        rest &>>= UInt64(truncatingIfNeeded: bits)
      }
      index &+= 4
    }
    return greatest < limit && self[index...].allSatisfy { $0 < limit }
  }
}
