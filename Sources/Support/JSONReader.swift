/// A reader of JSON, for which nesting, size and bytes may be anything.
///
/// Foundation's decoder does not know where a value stands, and drops keys that occur twice and the
/// digits of numbers; a fault has to name its place.
package struct JSONReader {
  /// What may be read.
  package enum Dialect: Sendable {
    /// What RFC 8259 says.
    case standard
    /// Also `//` comments; but no number that is too large for a `Double`.
    case commented
  }

  /// Why bytes cannot be read.
  package struct Failure: Error {
    /// What the limits are, or that something is no JSON.
    package enum Kind: Sendable {
      case tooLarge, tooDeep, malformed
    }

    /// Which limit was exceeded, if one was.
    package let kind: Kind
    /// The index of the byte at which reading ended.
    package let offset: Int
    /// What is wrong, in English.
    package let reason: String
  }

  /// The greatest depth of nesting.
  package static let greatestDepth = 256
  /// The greatest size of a file, in bytes.
  package static let greatestSize = 16 << 20

  private let bytes: [UInt8]
  private let dialect: Dialect
  private var position = 0

  /// Creates a reader of a whole file.
  package init(_ bytes: [UInt8], _ dialect: Dialect = .standard) {
    self.bytes = bytes
    self.dialect = dialect
  }

  /// Reads the whole file.
  package mutating func read() throws(Failure) -> JSON {
    guard bytes.count <= Self.greatestSize else {
      throw failure("it is larger than 16 MiB", .tooLarge)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let value = try value(depth: 1)
    try skipSpace()
    guard position == bytes.count else { throw failure("something follows the end") }
    return value
  }

  private func failure(_ reason: String, _ kind: Failure.Kind = .malformed) -> Failure {
    Failure(kind: kind, offset: position, reason: reason)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() throws(Failure) {
    while let byte = next {
      if byte == UInt8(ascii: "/"), dialect == .commented {
        guard position + 1 < bytes.count, bytes[position + 1] == byte else {
          throw failure("a comment begins with //")
        }
        while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
      } else if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) throws(Failure) -> Bool {
    try skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
    guard try take(character) else { throw failure("expected \(character)") }
  }

  private mutating func value(depth: Int) throws(Failure) -> JSON {
    guard depth <= Self.greatestDepth else {
      throw failure("values are nested more than \(Self.greatestDepth) levels deep", .tooDeep)
    }
    try skipSpace()
    let start = position
    switch next {
    case UInt8(ascii: "{"): return JSON(.object(try members(depth)), at: start)
    case UInt8(ascii: "["): return JSON(.array(try elements(depth)), at: start)
    case UInt8(ascii: "\""): return JSON(.string(try string()), at: start)
    case UInt8(ascii: "t"): return JSON(try word("true", .bool(true)), at: start)
    case UInt8(ascii: "f"): return JSON(try word("false", .bool(false)), at: start)
    case UInt8(ascii: "n"): return JSON(try word("null", .null), at: start)
    case nil: throw failure("the file ends too early")
    default: return JSON(try number(), at: start)
    }
  }

  private mutating func members(_ depth: Int) throws(Failure) -> [JSON.Member] {
    try expect("{")
    var members: [JSON.Member] = []
    if try take("}") { return members }
    repeat {
      try skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure("expected a key in quotes") }
      let key = try string()
      try expect(":")
      members.append(JSON.Member(key: key, value: try value(depth: depth + 1)))
    } while try take(",")
    try expect("}")
    return members
  }

  private mutating func elements(_ depth: Int) throws(Failure) -> [JSON] {
    try expect("[")
    var elements: [JSON] = []
    if try take("]") { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while try take(",")
    try expect("]")
    return elements
  }

  private mutating func word(
    _ word: String, _ content: JSON.Content
  ) throws(Failure) -> JSON.Content {
    guard bytes[position...].starts(with: word.utf8) else { throw failure("expected a value") }
    position += word.utf8.count
    return content
  }

  private mutating func number() throws(Failure) -> JSON.Content {
    let start = position
    while let byte = next, "+-.eE".utf8.contains(byte) || (0x30...0x39).contains(byte) {
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard Self.isNumber(text.utf8), let value = Double(text),
      value.isFinite || dialect == .standard
    else {
      position = start
      throw failure(text.isEmpty ? "expected a value" : "“\(text.prefix(40))” is no number")
    }
    return .number(text)
  }

  /// Returns whether a text is a number as JSON writes it, which is less than Swift reads.
  private static func isNumber(_ text: String.UTF8View) -> Bool {
    let digits = text.drop { $0 == UInt8(ascii: "-") }
    guard text.count - digits.count <= 1, let first = digits.first, let last = digits.last else {
      return false
    }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    guard isDigit(first), isDigit(last) else { return false }
    let whole = digits.prefix(while: isDigit)
    guard whole.count == 1 || first != UInt8(ascii: "0") else { return false }
    let rest = digits.dropFirst(whole.count)
    guard rest.first == UInt8(ascii: ".") else { return true }
    return rest.dropFirst().first.map(isDigit) == true
  }
}

extension JSONReader {
  private mutating func string() throws(Failure) -> String {
    position += 1
    let start = position
    // Most texts have no escapes, and are taken from the file as they are.
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    if next == UInt8(ascii: "\"") {
      let text = try Self.text(bytes.span.extracting(start..<position), at: start)
      position += 1
      return text
    }
    var text = Array(bytes[start..<position])
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return try Self.text(text.span, at: start)
      case UInt8(ascii: "\\"): text.append(contentsOf: try escaped().utf8)
      case 0..<0x20:
        position -= 1
        throw failure("a text contains a control character")
      default: text.append(byte)
      }
    }
    throw failure("a text has no end")
  }

  private static func text(_ bytes: Span<UInt8>, at offset: Int) throws(Failure) -> String {
    guard let valid = try? UTF8Span(validating: bytes) else {
      throw Failure(kind: .malformed, offset: offset, reason: "a text is not valid UTF-8")
    }
    return String(copying: valid)
  }

  private mutating func escaped() throws(Failure) -> String {
    guard let byte = next else { throw failure("a text has no end") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(byte))
    case UInt8(ascii: "u"): return try unicode()
    default: throw failure("unknown escape in a text")
    }
  }

  private mutating func unicode() throws(Failure) -> String {
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: [0x5C, 0x75]) {
      position += 2
      units.append(try unit())
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw failure("half a character in a text")
    }
    return text
  }

  private mutating func unit() throws(Failure) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("expected four hexadecimal digits") }
    position += 4
    return unit
  }
}
