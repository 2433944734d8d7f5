extension JSON {
  /// Returns the value as text in which what fits in a line stands in one.
  ///
  /// - Parameters:
  ///   - indent: How far lines are indented.
  ///   - used: How much of the first line is taken.
  package func formatted(indent: Int = 0, used: Int = 0) -> String {
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
        let key = JSON(.string(member.key)).text + ": "
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
      "{"
        + members.map { JSON(.string($0.key)).text + ": " + $0.value.line }.joined(separator: ", ")
        + "}"
    default: text
    }
  }
}
