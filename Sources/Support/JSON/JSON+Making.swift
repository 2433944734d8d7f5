extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a text.
  package init(stringLiteral text: String) { self.init(.string(text)) }
  /// Creates a number.
  package init(integerLiteral number: Int) { self.init(.number("\(number)")) }
  /// Creates true or false.
  package init(booleanLiteral value: Bool) { self.init(.bool(value)) }
  /// Creates a list.
  package init(arrayLiteral elements: JSON...) { self.init(.array(elements)) }
  /// Creates an object with its keys in this order.
  package init(dictionaryLiteral members: (String, JSON)...) { self.init(members) }

  /// Creates a list of texts.
  package init(_ texts: some Sequence<String>) { self = .array(texts.map { .string($0) }) }

  /// Creates an object with its keys in this order.
  package init(_ members: some Sequence<(String, JSON)>) {
    self.init(.object(members.map { Member(key: $0.0, value: $0.1) }))
  }

  /// Creates an object with its keys in their own order; a key without a value is left out.
  package init(sorting table: [String: JSON?]) {
    let members = table.compactMap { key, value in value.map { (key, $0) } }
    self.init(members.sorted { $0.0 < $1.0 })
  }

  package static let null = JSON(.null)
  /// Creates a text.
  package static func string(_ text: String) -> JSON { JSON(.string(text)) }
  /// Creates a number from its digits.
  package static func number(_ digits: String) -> JSON { JSON(.number(digits)) }
  /// Creates a number, or null if JSON has no such number.
  package static func number(_ number: Double) -> JSON {
    number.isFinite ? .number("\(number)") : .null
  }
  /// Creates a list.
  package static func array(_ elements: [JSON]) -> JSON { JSON(.array(elements)) }

  /// The value with one spelling: sorted keys, and of those that occur twice the last.
  package var canonical: JSON {
    if let array { return .array(array.map(\.canonical)) }
    guard let members else { return JSON(content) }
    // What we have written is sorted already.
    let isSorted = zip(members, members.dropFirst()).allSatisfy { $0.key < $1.key }
    let sorted = isSorted ? members : JSON(sorting: table ?? [:]).members ?? []
    return JSON(.object(sorted.map { Member(key: $0.key, value: $0.value.canonical) }))
  }
}
