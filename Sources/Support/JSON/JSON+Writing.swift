extension JSON {
  /// The value as it stood in the text that it was read from, or else on one line.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of ``text``.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  /// Appends the bytes of ``text``.
  package func write(to bytes: inout [UInt8]) {
    guard source.isEmpty else {
      bytes += source[range]
      return
    }
    switch content {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let digits): bytes += digits.utf8
    case .string(let string): Self.quote(string, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.quote(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Appends a text in quotes, with escapes for what terminals would obey.
  static func quote(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(ascii: scalar)]
      case "\n": bytes += "\\n".utf8
      case "\t": bytes += "\\t".utf8
      case "\r": bytes += "\\r".utf8
      case _ where scalar.isUnfitForMessages:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          bytes += ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8
        }
      default: bytes += UTF8.encode(scalar) ?? .init()
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
