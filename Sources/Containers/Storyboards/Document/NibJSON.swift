/// A value of a nib's file.
///
/// Unlike what `JSONDecoder` returns, it keeps the order of keys, keys that occur twice, and where
/// each value begins.
struct NibJSON {
  /// A key of an object and its value.
  struct Member {
    let key: String
    let value: NibJSON
  }

  /// What a value is.
  indirect enum Content {
    case null
    case bool(Bool)
    /// A finite number, and its text, which may be more precise.
    case number(Double, text: String)
    case string(String)
    case array([NibJSON])
    case object([Member])
  }

  let content: Content
  /// The index of the first byte in the file.
  let offset: Int

  init(_ content: Content, at offset: Int = 0) {
    self.content = content
    self.offset = offset
  }

  /// What the value is, for messages.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  var string: String? { if case .string(let text) = content { text } else { nil } }
  var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  var number: Double? { if case .number(let value, _) = content { value } else { nil } }
  var array: [NibJSON]? { if case .array(let values) = content { values } else { nil } }
  var members: [Member]? { if case .object(let members) = content { members } else { nil } }

  /// The value as the text of a JSON file.
  var text: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(_, let text): text
    case .string(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  /// Returns a text with quotes and escapes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
