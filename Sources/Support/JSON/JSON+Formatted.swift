extension JSON {
  /// Returns the value as text in which what fits in a line stands in one.
  ///
  /// - Parameters:
  ///   - width: The greatest width of a list or an object that stands in one line.
  ///   - indent: How far lines are indented.
  ///   - used: How much of the first line is taken.
  package func formatted(width: Int = 98, indent: Int = 0, used: Int = 0) -> String {
    let line = line
    if isPlain || indent + used + line.count <= width { return line }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    if let array {
      let lines = array.map { inner + $0.formatted(width: width, indent: indent + 2) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    }
    let lines = (members ?? []).map { member in
      let key = JSON.string(member.key).text + ": "
      let value = member.value.formatted(width: width, indent: indent + 2, used: key.count)
      return inner + key + value
    }
    return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
  }

  /// Whether there is nothing in the value that could stand in a line of its own.
  private var isPlain: Bool { array?.isEmpty ?? members?.isEmpty ?? true }

  /// The value as text in one line.
  private var line: String {
    switch content {
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { JSON.string($0.key).text + ": " + $0.value.line }.joined(separator: ", ")
        + "}"
    default: JSON(content).text
    }
  }
}
