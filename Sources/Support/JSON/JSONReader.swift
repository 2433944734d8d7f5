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
    ///
    /// What is read does not keep its bytes, so that it is written without comments.
    case commented
  }

  /// Why bytes cannot be read.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    /// Which limit was exceeded, that the end is missing, or that something else is no JSON.
    package enum Kind: Sendable {
      case tooLarge, tooDeep, cut, malformed
    }

    /// What kind of fault it is.
    package let kind: Kind
    /// The index of the byte at which reading ended.
    package let offset: Int
    /// What is wrong, in English.
    package let reason: String

    package var description: String { reason }
  }

  /// The greatest depth of lists and objects, unless a reader is made with another one.
  package static let greatestDepth = 256
  /// The greatest size of a file in bytes, unless a reader is made with another one.
  package static let greatestSize = 16 << 20

  private let bytes: [UInt8]
  private let dialect: Dialect
  /// The bytes that values keep.
  private let source: [UInt8]
  private let depth: Int
  private let size: Int
  private var position = 0

  /// Creates a reader of a whole file.
  package init(
    _ bytes: [UInt8], _ dialect: Dialect = .standard, ofAtMost size: Int = greatestSize,
    depth: Int = greatestDepth
  ) {
    self.bytes = bytes
    self.dialect = dialect
    source = dialect == .standard ? bytes : []
    self.depth = depth
    self.size = size
  }

  /// Reads the whole file.
  package mutating func read() throws(Failure) -> JSON {
    try begin()
    let value = try value(depth: 1)
    try skipSpace()
    guard position == bytes.count else { throw failure("something follows the end") }
    return value
  }

  /// Reads the whole file as values with space or record separators between them, as in RFC 8142.
  ///
  /// There is at least one.
  package mutating func readAll() throws(Failure) -> [JSON] {
    try begin()
    var values: [JSON] = []
    while true {
      while let byte = next, " \t\r\n\u{1E}".utf8.contains(byte) { position += 1 }
      guard values.isEmpty || position < bytes.count else { return values }
      values.append(try value(depth: 1))
    }
  }

  private mutating func begin() throws(Failure) {
    guard bytes.count <= size else {
      throw failure("it is larger than \(size >> 20) MiB", .tooLarge)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private func failure(_ reason: String, _ kind: Failure.Kind? = nil) -> Failure {
    let isCut = position == bytes.count
    return Failure(kind: kind ?? (isCut ? .cut : .malformed), offset: position, reason: reason)
  }

  /// Fails if a list or object that begins here is nested too deep.
  private func check(_ depth: Int) throws(Failure) {
    guard depth > self.depth else { return }
    throw failure("values are nested more than \(self.depth) levels deep", .tooDeep)
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
    return skip(character)
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
    guard try take(character) else { throw failure("expected \(character)") }
  }

  private mutating func value(depth: Int) throws(Failure) -> JSON {
    try skipSpace()
    let start = position
    let content: JSON.Content =
      switch next {
      case UInt8(ascii: "{"): .object(try members(depth))
      case UInt8(ascii: "["): .array(try elements(depth))
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "t"): try word("true", .bool(true))
      case UInt8(ascii: "f"): try word("false", .bool(false))
      case UInt8(ascii: "n"): try word("null", .null)
      case nil: throw failure("the file ends too early")
      default: try number()
      }
    return JSON(content, start..<position, in: source)
  }

  private mutating func members(_ depth: Int) throws(Failure) -> [JSON.Member] {
    try check(depth)
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
    try check(depth)
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
    let rest = bytes[position...].prefix(word.utf8.count)
    guard rest.elementsEqual(word.utf8) else {
      if word.utf8.starts(with: rest) { position = bytes.count }
      throw failure("expected a value")
    }
    position += word.utf8.count
    return content
  }

  private mutating func number() throws(Failure) -> JSON.Content {
    let start = position
    if skipNumber() {
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      // Nobody has asked for the number yet, which takes longer than its text.
      if dialect == .standard || Double(text)?.isFinite == true { return .number(text) }
    }
    position = start
    let bytes = bytes[start...].prefix { "+-.eE0123456789".utf8.contains($0) }
    let text = String(decoding: bytes, as: UTF8.self)
    throw failure(text.isEmpty ? "expected a value" : "a number is not written as in JSON")
  }

  /// Skips a number as JSON writes it, which is less than Swift reads, and returns whether one is here.
  private mutating func skipNumber() -> Bool {
    skip("-")
    if !skip("0") {
      guard skipDigits() else { return false }
    }
    if skip(".") {
      guard skipDigits() else { return false }
    }
    if skip("e") || skip("E") {
      if !skip("+") { skip("-") }
      guard skipDigits() else { return false }
    }
    return next.map { "+-.eE0123456789".utf8.contains($0) } != true
  }

  private mutating func skipDigits() -> Bool {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    return position > start
  }

  @discardableResult
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
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
    if UTF16.isLeadSurrogate(units[0]), skip("\\") {
      guard skip("u") else { throw failure("half a character in a text") }
      units.append(try unit())
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw failure("half a character in a text")
    }
    return text
  }

  private mutating func unit() throws(Failure) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("expected four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}
