@testable import Atlas

/// Repairs the length and the checksums of an archive, so that fuzzing reaches the code beyond
/// them.
enum MendedArchive {
  static func mended(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    guard bytes.count >= 32 else { return bytes }
    let count = min(Int(number(bytes, 8, 4)), (bytes.count - 32) / 48)
    bytes.replaceSubrange(0..<8, with: Array("ATLAS1".utf8) + [0, 0])
    put(UInt64(count), 4, at: 8, in: &bytes)
    put(UInt64(bytes.count), 8, at: 16, in: &bytes)
    put(0, 8, at: 24, in: &bytes)
    for row in 0..<count {
      let at = 32 + 48 * row
      // A section that would begin outside the file is moved to a valid start inside it.
      let offset = number(bytes, at + 24, 8) % UInt64(bytes.count) & ~15
      put(offset, 8, at: at + 24, in: &bytes)
      let length = min(number(bytes, at + 32, 8), UInt64(bytes.count) - offset)
      put(length, 8, at: at + 32, in: &bytes)
    }
    // In a valid file the table precedes all sections. A section that overlaps it is summed as it
    // is.
    for row in 0..<count {
      let at = 32 + 48 * row
      let start = Int(number(bytes, at + 24, 8))
      let sum = checksum(bytes[start..<start + Int(number(bytes, at + 32, 8))])
      put(UInt64(sum), 4, at: at + 40, in: &bytes)
    }
    put(UInt64(checksum(bytes[32..<32 + 48 * count])), 4, at: 12, in: &bytes)
    return bytes
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { ArchiveChecksum.value(of: $0) }
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> UInt64 {
    bytes[offset..<offset + size].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func put(_ number: UInt64, _ size: Int, at offset: Int, in bytes: inout [UInt8]) {
    for index in 0..<size {
      bytes[offset + index] = UInt8(truncatingIfNeeded: number >> (8 * index))
    }
  }
}
