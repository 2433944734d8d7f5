extension NibJSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self.init(.string(text)) }
  init(integerLiteral number: Int) { self.init(.number(Double(number), text: "\(number)")) }
  init(booleanLiteral value: Bool) { self.init(.bool(value)) }
  init(arrayLiteral elements: NibJSON...) { self.init(.array(elements)) }
  init(dictionaryLiteral members: (String, NibJSON)...) { self.init(members) }

  /// Creates a list of texts.
  init(_ texts: some Sequence<String>) {
    self.init(.array(texts.map { NibJSON(.string($0)) }))
  }

  /// Creates an object with its keys in this order.
  init(_ members: some Sequence<(String, NibJSON)>) {
    self.init(.object(members.map { Member(key: $0.0, value: $0.1) }))
  }

  /// Returns the object with further members at its end.
  func adding(_ more: KeyValuePairs<String, NibJSON>) -> NibJSON {
    NibJSON(.object((members ?? []) + more.map { Member(key: $0.key, value: $0.value) }))
  }
}

extension NibJSON {
  /// Returns the value as text in which what fits in a line stands in one.
  ///
  /// - Parameters:
  ///   - indent: How far lines are indented.
  ///   - used: How much of the first line is taken.
  func formatted(indent: Int = 0, used: Int = 0) -> String {
    let line = line
    if indent + used + line.count <= 98 { return line }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch content {
    case .array(let values):
      let lines = values.map { inner + $0.formatted(indent: indent + 2) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .object(let members):
      let lines = members.map { member in
        let key = Self.quoted(member.key) + ": "
        return inner + key + member.value.formatted(indent: indent + 2, used: key.count)
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    default: return line
    }
  }

  /// The value as text in one line.
  private var line: String {
    switch content {
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.key) + ": " + $0.value.line }.joined(separator: ", ") + "}"
    default: text
    }
  }
}
