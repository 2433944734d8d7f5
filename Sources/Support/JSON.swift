/// A value of a JSON text, which can be written as it was read.
///
/// Unlike what `JSONDecoder` returns, it keeps the order of keys, keys that occur twice, the digits
/// of numbers, and where each value begins. Equal values may begin at different places.
package struct JSON: Sendable {
  /// A key of an object and its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The value.
    package var value: JSON

    /// Creates a member.
    package init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// What a value is.
  package enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number, as its text.
    case number(String)
    case string(String)
    case array([JSON])
    case object([Member])
  }

  /// What the value is.
  package let content: Content
  /// The index of the first byte in the file.
  package let offset: Int

  /// Creates a value.
  package init(_ content: Content, at offset: Int = 0) {
    self.content = content
    self.offset = offset
  }

  /// What the value is, for messages.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The text that the value is, or `nil` if it is something else.
  package var string: String? { if case .string(let text) = content { text } else { nil } }
  /// Which of true and false the value is, or `nil` if it is something else.
  package var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  /// The number that the value is, or `nil` if it is something else; infinite if it is too large.
  package var number: Double? { if case .number(let text) = content { Double(text) } else { nil } }
  /// The elements of a list, or `nil` if the value is something else.
  package var array: [JSON]? { if case .array(let values) = content { values } else { nil } }
  /// The members of an object, or `nil` if the value is something else.
  package var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The value of the first member with a key, or `nil` if there is none.
  package subscript(key: String) -> JSON? { members?.first { $0.key == key }?.value }
}

extension JSON: Hashable {
  package static func == (left: JSON, right: JSON) -> Bool { left.content == right.content }

  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
