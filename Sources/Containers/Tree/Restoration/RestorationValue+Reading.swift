/// A reason why bytes are not a JSON value that the archive accepts.
enum RestorationSyntaxError: Error, Hashable {
  /// There are more bytes than an archive has.
  case tooLarge(count: Int)
  /// Lists and tables are nested deeper than any archive.
  case tooDeep(offset: Int)
  /// The bytes end within the value.
  case cut
  /// The byte at the offset does not belong there.
  case unexpected(offset: Int)
}

extension RestorationValue {
  /// The greatest number of bytes of an archive.
  static let greatestSize = 16 << 20
  /// The greatest depth of lists and tables.
  static let greatestDepth = 64

  /// Reads a JSON value from bytes that may come from anywhere.
  ///
  /// If a table has two members of one name, the last one counts.
  init(
    json bytes: [UInt8], depth: Int = greatestDepth, size: Int = greatestSize
  ) throws(RestorationSyntaxError) {
    guard bytes.count <= size else { throw .tooLarge(count: bytes.count) }
    var reader = RestorationReader(bytes: bytes)
    self = try reader.value(depth: depth)
    reader.skipSpace()
    guard reader.index == bytes.count else { throw .unexpected(offset: reader.index) }
  }
}

/// A reader of JSON, which throws at the first byte that does not belong there.
private struct RestorationReader {
  let bytes: [UInt8]
  private(set) var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The error for the byte that comes next.
  private var error: RestorationSyntaxError {
    index < bytes.count ? .unexpected(offset: index) : .cut
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  /// Moves past a byte, and returns whether it came next.
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func require(_ text: StaticString) throws(RestorationSyntaxError) {
    for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
      guard skip(byte) else { throw error }
    }
  }

  mutating func value(depth: Int) throws(RestorationSyntaxError) -> RestorationValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .table(try table(depth: depth))
    case UInt8(ascii: "["): return .list(try list(depth: depth))
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"):
      try require("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try require("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try require("null")
      return .null
    default: return .number(try number())
    }
  }

  private mutating func table(
    depth: Int
  ) throws(RestorationSyntaxError) -> [String: RestorationValue] {
    guard depth > 0 else { throw .tooDeep(offset: index) }
    index += 1
    var members: [String: RestorationValue] = [:]
    skipSpace()
    if skip(UInt8(ascii: "}")) { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error }
      let name = try text()
      skipSpace()
      guard skip(UInt8(ascii: ":")) else { throw error }
      members[name] = try value(depth: depth - 1)
      skipSpace()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw error }
    return members
  }

  private mutating func list(depth: Int) throws(RestorationSyntaxError) -> [RestorationValue] {
    guard depth > 0 else { throw .tooDeep(offset: index) }
    index += 1
    var items: [RestorationValue] = []
    skipSpace()
    if skip(UInt8(ascii: "]")) { return items }
    repeat {
      items.append(try value(depth: depth - 1))
      skipSpace()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw error }
    return items
  }

  // MARK: Numbers

  private mutating func number() throws(RestorationSyntaxError) -> String {
    let start = index
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits() }
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(RestorationSyntaxError) {
    let start = index
    while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { index += 1 }
    guard index > start else { throw error }
  }

  // MARK: Texts

  private mutating func text() throws(RestorationSyntaxError) -> String {
    let opening = index
    index += 1
    var units: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error }
      index += 1
      if byte == UInt8(ascii: "\\") {
        units.append(contentsOf: Array(String(try escaped()).utf8))
      } else {
        units.append(byte)
      }
    }
    guard skip(UInt8(ascii: "\"")) else { throw .cut }
    guard let text = String(validating: units, as: UTF8.self) else {
      throw .unexpected(offset: opening)
    }
    return text
  }

  private mutating func escaped() throws(RestorationSyntaxError) -> Character {
    guard let byte = next else { throw .cut }
    let start = index
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return Character(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(try scalar(from: start))
    default: throw .unexpected(offset: start)
    }
  }

  private mutating func scalar(
    from start: Int
  ) throws(RestorationSyntaxError) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard 0xD800...0xDBFF ~= first else { throw .unexpected(offset: start) }
    try require("\\u")
    let second = try unit()
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw .unexpected(offset: start) }
    return scalar
  }

  private mutating func unit() throws(RestorationSyntaxError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw .cut }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw error }
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    return unit
  }
}
