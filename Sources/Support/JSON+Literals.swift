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
  package init(_ texts: some Sequence<String>) {
    self.init(.array(texts.map { JSON(.string($0)) }))
  }

  /// Creates an object with its keys in this order.
  package init(_ members: some Sequence<(String, JSON)>) {
    self.init(.object(members.map { Member(key: $0.0, value: $0.1) }))
  }

  /// Returns the object with further members at its end.
  package func adding(_ more: KeyValuePairs<String, JSON>) -> JSON {
    JSON(.object((members ?? []) + more.map { Member(key: $0.key, value: $0.value) }))
  }
}
