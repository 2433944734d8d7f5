@testable import Atlas

/// A writer of archives for tests, in the format of the generator.
struct ArchiveFixture {
  var sections: [(name: String, bytes: [UInt8], count: Int)] = []

  mutating func add<Element: BitwiseCopyable>(_ name: String, _ elements: [Element]) {
    sections.append((name, elements.withUnsafeBytes { Array($0) }, elements.count))
  }

  /// Adds numbers packed with as many bits each as the greatest one below a limit needs.
  mutating func addPacked(_ name: String, _ numbers: [Int], below limit: Int) {
    let bits = max(1, Int.bitWidth - (limit - 1).leadingZeroBitCount)
    var bytes = [UInt8](repeating: 0, count: (numbers.count * bits + 7) / 8 + 3)
    for (index, number) in numbers.enumerated() {
      for bit in 0..<bits where number >> bit & 1 == 1 {
        bytes[(index * bits + bit) / 8] |= 1 << UInt8((index * bits + bit) % 8)
      }
    }
    sections.append((name, bytes, numbers.count))
  }

  /// Adds compressed strings, with "Place " as the only symbol and every other byte escaped.
  ///
  /// - Parameter tables: The table of all strings, or `nil` if there is only one table.
  mutating func addStrings(
    _ prefix: String, _ strings: [String], tables: [UInt8]? = nil, tableCount: Int = 1
  ) {
    let symbol = Array("Place ".utf8)
    let table =
      [UInt8(symbol.count)] + [UInt8](repeating: 0, count: 255) + symbol
      + [UInt8](repeating: 0, count: 256 * 8 - symbol.count)
    add("\(prefix)/symbols", (0..<tableCount).flatMap { _ in table })
    if let tables {
      add(
        "\(prefix)/tables",
        stride(from: 0, to: tables.count, by: 2).map { index in
          tables[index] | (index + 1 < tables.count ? tables[index + 1] << 4 : 0)
        })
    }
    let codes = strings.map { string -> [UInt8] in
      let bytes = Array(string.utf8)
      let isKnown = bytes.starts(with: symbol)
      var codes: [UInt8] = isKnown ? [0] : []
      for byte in bytes.dropFirst(isKnown ? symbol.count : 0) { codes += [255, byte] }
      return codes
    }
    add("\(prefix)/lengths", codes.map { UInt8($0.count) })
    var ends: [UInt32] = [0]
    for code in codes { ends.append(ends[ends.count - 1] + UInt32(code.count)) }
    let starts = stride(from: 0, to: codes.count, by: 16).map { ends[$0] }
    add("\(prefix)/offsets", starts + [ends[codes.count]])
    add("\(prefix)/codes", codes.flatMap { $0 })
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
