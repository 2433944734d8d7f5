/// The CRC-32 of zlib and PNG (reflected polynomial 0xEDB88320), eight bytes at a step.
///
/// Source: Kounavis and Berry, *A Systematic Approach to Building High Performance
/// Software-based CRC Generators* (2005), "slicing by 8".
enum ArchiveChecksum {
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var remainder = UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder & 1 == 0 ? remainder >> 1 : remainder >> 1 ^ 0xEDB8_8320
      }
      tables[byte] = remainder
    }
    for index in 256..<2048 {
      let shorter = tables[index - 256]
      tables[index] = shorter >> 8 ^ tables[Int(shorter & 255)]
    }
    return tables
  }()

  /// Returns the checksum of some bytes.
  static func value(of bytes: UnsafeRawBufferPointer) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      var remainder = UInt32.max
      var offset = 0
      while offset &+ 8 <= bytes.count {
        let word = UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let mixed = word ^ UInt64(remainder)
        let near: UInt32 =
          tables[1792 &+ Int(mixed & 255)] ^ tables[1536 &+ Int(mixed >> 8 & 255)]
          ^ tables[1280 &+ Int(mixed >> 16 & 255)] ^ tables[1024 &+ Int(mixed >> 24 & 255)]
        let far: UInt32 =
          tables[768 &+ Int(mixed >> 32 & 255)] ^ tables[512 &+ Int(mixed >> 40 & 255)]
          ^ tables[256 &+ Int(mixed >> 48 & 255)] ^ tables[Int(mixed >> 56)]
        remainder = near ^ far
        offset &+= 8
      }
      while offset < bytes.count {
        remainder = remainder >> 8 ^ tables[Int((remainder ^ UInt32(bytes[offset])) & 255)]
        offset &+= 1
      }
      return ~remainder
    }
  }
}
