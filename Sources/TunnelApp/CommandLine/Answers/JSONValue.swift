internal import Atlas
internal import Support

/// A JSON value, written with sorted keys.
nonisolated enum JSONValue {
  case string(String)
  /// A number, as its literal text.
  case literal(String)
  case object([String: JSONValue])
  case array([JSONValue])

  /// Returns a number rounded to a number of decimals, at most nine.
  static func number(_ value: Double, decimals: Int) -> JSONValue {
    let unit = (0..<decimals).reduce(1.0) { size, _ in size * 10 }
    // Adding zero turns negative zero into zero.
    return .literal("\((value * unit).rounded() / unit + 0)")
  }

  /// Creates an object of a coordinate: latitude and longitude in degrees, at full precision.
  init(_ coordinate: Coordinate) {
    // A coordinate holds nine decimals, fewer than a double can distinguish. The text is the
    // shortest that parses to the same number.
    let parts = CoordinateFormat.exact.string(for: coordinate).split(separator: ", ")
    self = .object([
      "latitude": .literal(String(parts[0])), "longitude": .literal(String(parts[1])),
    ])
  }

  /// Returns the object with added keys.
  func adding(_ more: [String: JSONValue?]) -> JSONValue {
    guard case .object(var keys) = self else { return self }
    for (key, value) in more { keys[key] = value }
    return .object(keys)
  }

  /// The value as JSON, indented by two spaces per level.
  var text: String { text(indentation: "") }

  /// The value as JSON on one line, without whitespace.
  var line: String {
    switch self {
    case .string(let string): JSONValue.quoted(string)
    case .literal(let literal): literal
    case .array(let values): "[" + values.map(\.line).joined(separator: ",") + "]"
    case .object(let keys):
      "{"
        + keys.sorted { $0.key < $1.key }
        .map { JSONValue.quoted($0.key) + ":" + $0.value.line }.joined(separator: ",") + "}"
    }
  }

  private func text(indentation: String) -> String {
    switch self {
    case .string(let string): return JSONValue.quoted(string)
    case .literal(let literal): return literal
    case .object(let keys):
      if keys.isEmpty { return "{}" }
      let inner = indentation + "  "
      let lines = keys.sorted { $0.key < $1.key }.map { key, value in
        inner + JSONValue.quoted(key) + ": " + value.text(indentation: inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + indentation + "}"
    case .array(let elements):
      if elements.isEmpty { return "[]" }
      let inner = indentation + "  "
      let lines = elements.map { inner + $0.text(indentation: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + indentation + "]"
    }
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.isUnfitForMessages:
        for unit in UTF16.encode(scalar) ?? .init() {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
