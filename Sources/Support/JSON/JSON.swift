/// A value of a JSON text, which is written as it was read.
///
/// Unlike what `JSONDecoder` returns, it keeps the order of keys, keys that occur twice, the digits
/// of numbers, and the bytes from which each value was read. Equal values may have different bytes.
package struct JSON: Sendable {
  /// A key of an object and its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The value.
    package let value: JSON

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
  /// The text that the value was read from, which all its values share; empty if there is none.
  let source: [UInt8]
  // Texts have fewer than 4 GiB, and a file may have millions of values.
  private let start: UInt32
  private let end: UInt32

  /// Creates a value that was read from no text.
  ///
  /// - Parameter offset: The place to name in messages.
  package init(_ content: Content, at offset: Int = 0) {
    self.init(content, offset..<offset, in: [])
  }

  init(_ content: Content, _ range: Range<Int>, in source: [UInt8]) {
    self.content = content
    self.source = source
    start = UInt32(range.lowerBound)
    end = UInt32(range.upperBound)
  }

  /// The bytes of the value in the text that it was read from.
  package var range: Range<Int> { Int(start)..<Int(end) }
  /// The index of the first byte in the file.
  package var offset: Int { Int(start) }

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
  /// The number that the value is if it is a whole one, or `nil` if it is something else.
  package var integer: Int? { if case .number(let text) = content { Int(text) } else { nil } }
  /// The elements of a list, or `nil` if the value is something else.
  package var array: [JSON]? { if case .array(let values) = content { values } else { nil } }
  /// The members of an object, or `nil` if the value is something else.
  package var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The values of an object by their keys, or `nil` if the value is something else.
  ///
  /// Of several members with a key the last one counts.
  package var table: [String: JSON]? {
    members.map { Dictionary($0.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }) }
  }

  /// The value of the first member with a key, or `nil` if there is none.
  package subscript(key: String) -> JSON? { members?.first { $0.key == key }?.value }
}

extension JSON: Hashable {
  package static func == (left: JSON, right: JSON) -> Bool { left.content == right.content }

  package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
