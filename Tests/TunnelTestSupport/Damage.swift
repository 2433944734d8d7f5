import TestSupport
import Testing

/// A kind of damage to a data file.
enum Damage: Sendable, CustomTestStringConvertible {
  /// The file is missing.
  case missing
  /// The file is truncated to a share of its bytes, or if negative, by a number of bytes.
  case cut(to: Double)
  /// One bit of the header is flipped.
  case header(seed: UInt64)
  /// One bit of the table of sections is flipped.
  case table(seed: UInt64)
  /// One bit anywhere is flipped.
  case anywhere(seed: UInt64)
  /// One bit of a section is flipped.
  case section(String, seed: UInt64)
  /// One bit in each tile of one level of the imagery is flipped.
  case tiles(level: Int, seed: UInt64)
  /// Every byte is changed.
  case noise(seed: UInt64)

  var testDescription: String { "\(self)" }

  /// Returns the damaged bytes of an archive; nil if the file is missing.
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    let table = 32..<32 + 48 * Int(ArchiveBytes.number(in: bytes, at: 8, length: 4))
    switch self {
    case .missing: return nil
    case .cut(let share):
      let length = share < 0 ? bytes.count + Int(share) : Int(Double(bytes.count) * share)
      return Array(bytes.prefix(length))
    case .header(let seed): return Self.flipped(bytes, in: 0..<32, seed)
    case .table(let seed): return Self.flipped(bytes, in: table, seed)
    case .anywhere(let seed): return Self.flipped(bytes, in: bytes.indices, seed)
    case .section(let name, let seed):
      return ArchiveBytes.sections(of: bytes)[name].map { Self.flipped(bytes, in: $0, seed) }
    case .tiles(let level, let seed):
      return ArchiveBytes.sections(of: bytes).filter { $0.key.hasPrefix("\(level)/") }
        .reduce(bytes) { Self.flipped($0, in: $1.value, seed) }
    case .noise(let seed):
      var generator = SeededGenerator(seed: seed)
      return bytes.map { $0 ^ UInt8.random(in: 1...255, using: &generator) }
    }
  }

  private static func flipped(_ bytes: [UInt8], in range: Range<Int>, _ seed: UInt64) -> [UInt8] {
    var (bytes, generator) = (bytes, SeededGenerator(seed: seed))
    bytes[Int.random(in: range, using: &generator)] ^=
      1 << UInt8.random(in: 0..<8, using: &generator)
    return bytes
  }
}

/// The layout of an archive in bytes.
private enum ArchiveBytes {
  static func number(in bytes: [UInt8], at offset: Int, length: Int) -> UInt64 {
    bytes[offset..<offset + length].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  static func sections(of bytes: [UInt8]) -> [String: Range<Int>] {
    let count = Int(number(in: bytes, at: 8, length: 4))
    let pairs = (0..<count).map { row in
      let start = 32 + 48 * row
      let name = bytes[start..<start + 24].prefix { $0 != 0 }
      let offset = Int(number(in: bytes, at: start + 24, length: 8))
      let length = Int(number(in: bytes, at: start + 32, length: 8))
      return (String(decoding: name, as: UTF8.self), offset..<offset + length)
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}
