internal import CGlobe

/// The CRC-32 of zlib and PNG (reflected polynomial 0xEDB88320).
///
/// Without carry-less multiplication in the processor, tables process sixteen bytes per step.
/// Source: Kounavis and Berry, *A Systematic Approach to Building High Performance Software-based
/// CRC Generators* (2005), "slicing by 8", at twice the width.
enum ArchiveChecksum {
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 16 * 256)
    for byte in 0..<256 {
      var remainder = UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder & 1 == 0 ? remainder >> 1 : remainder >> 1 ^ 0xEDB8_8320
      }
      tables[byte] = remainder
    }
    for index in 256..<4096 {
      let shorter = tables[index - 256]
      tables[index] = shorter >> 8 ^ tables[Int(shorter & 255)]
    }
    return tables
  }()

  /// Returns the checksum of a buffer.
  static func value(of bytes: UnsafeRawBufferPointer) -> UInt32 {
    var folded = SIMD16<UInt8>()
    let isFolded = withUnsafeMutableBytes(of: &folded) { folded in
      checksum_fold(
        bytes.baseAddress, bytes.count, .max,
        folded.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
    guard isFolded else { return ~remainder(of: bytes, after: .max) }
    let rest = UnsafeRawBufferPointer(rebasing: bytes[(bytes.count & ~15)...])
    return withUnsafeBytes(of: folded) { folded in
      ~remainder(of: rest, after: remainder(of: folded, after: 0))
    }
  }

  /// Returns the remainder of a buffer, continuing from the remainder of the bytes before it.
  static func remainder(of bytes: UnsafeRawBufferPointer, after before: UInt32) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      var remainder = before
      var offset = 0
      while offset &+ 16 <= bytes.count {
        let first = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let second = bytes.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self)
        remainder =
          slice(UInt64(littleEndian: first) ^ UInt64(remainder), from: 15, of: tables)
          ^ slice(UInt64(littleEndian: second), from: 7, of: tables)
        offset &+= 16
      }
      while offset < bytes.count {
        remainder = remainder >> 8 ^ tables[Int((remainder ^ UInt32(bytes[offset])) & 255)]
        offset &+= 1
      }
      return remainder
    }
  }

  /// Returns the remainder of eight bytes: the first by the given table, the rest by the ones below
  /// it.
  @inline(__always)
  private static func slice(
    _ word: UInt64, from table: Int, of tables: UnsafeBufferPointer<UInt32>
  ) -> UInt32 {
    let start = table << 8
    let near =
      tables[start &+ Int(word & 255)] ^ tables[start &- 256 &+ Int(word >> 8 & 255)]
      ^ tables[start &- 512 &+ Int(word >> 16 & 255)]
      ^ tables[start &- 768 &+ Int(word >> 24 & 255)]
    let far =
      tables[start &- 1024 &+ Int(word >> 32 & 255)]
      ^ tables[start &- 1280 &+ Int(word >> 40 & 255)]
      ^ tables[start &- 1536 &+ Int(word >> 48 & 255)] ^ tables[start &- 1792 &+ Int(word >> 56)]
    return near ^ far
  }
}
