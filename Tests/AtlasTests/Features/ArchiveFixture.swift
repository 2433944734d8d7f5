@testable import Atlas

/// Writes archives as the generator does, for tests.
struct ArchiveFixture {
  var sections: [(name: String, bytes: [UInt8], count: Int)] = []

  mutating func add<Element: BitwiseCopyable>(_ name: String, _ elements: [Element]) {
    sections.append((name, elements.withUnsafeBytes { Array($0) }, elements.count))
  }

  /// The bytes of the file.
  var encoded: [UInt8] {
    let front = Self.aligned(32 + 48 * sections.count)
    var table: [UInt8] = []
    var body: [UInt8] = []
    for section in sections {
      let name = Array(section.name.utf8)
      table += name + [UInt8](repeating: 0, count: 24 - name.count)
      table += Self.bytes(UInt64(front + body.count)) + Self.bytes(UInt64(section.bytes.count))
      table += Self.bytes(Self.checksum(section.bytes)) + Self.bytes(UInt32(section.count))
      body += section.bytes
      body += [UInt8](repeating: 0, count: Self.aligned(body.count) - body.count)
    }
    var header: [UInt8] = Array("ATLAS1".utf8) + [0, 0]
    header += Self.bytes(UInt32(sections.count)) + Self.bytes(Self.checksum(table))
    header += Self.bytes(UInt64(front + body.count)) + Self.bytes(UInt64(0))
    let padding = [UInt8](repeating: 0, count: front - header.count - table.count)
    return header + table + padding + body
  }

  static func aligned(_ length: Int) -> Int { (length + 15) / 16 * 16 }

  static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBytes { ArchiveChecksum.value(of: $0) }
  }
}
