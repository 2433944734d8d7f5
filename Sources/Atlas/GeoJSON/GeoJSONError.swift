internal import Support

/// An error in a GeoJSON text, and where it stands.
package struct GeoJSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package enum Reason: Hashable, Sendable {
    /// The text has more than 16 MiB.
    case tooLarge
    /// Values are nested more than 256 levels deep.
    case tooDeep
    /// The text is no JSON; the detail says why.
    case malformed(detail: String)
    /// A member that is needed is missing.
    case missing(String)
    /// A member whose meaning must be clear occurs twice.
    case repeated(String)
    /// The value should be something else, such as `a list`.
    case expected(String)
    /// Coordinates are measured in another system than longitude and latitude by WGS84.
    case foreignSystem(String)
  }

  /// What is wrong.
  package let reason: Reason
  /// The path of the value, such as `$.features[3].geometry`.
  package let path: String
  /// The line of the value, from 1.
  package let line: Int
  /// The byte in the line, from 1.
  package let column: Int

  /// Creates an error at a byte of a text.
  init(_ reason: Reason, path: String, offset: Int, in bytes: [UInt8]) {
    let place = TextPlace(of: offset, in: bytes)
    self.reason = reason
    self.path = path
    (line, column) = (place.line, place.column)
  }

  /// A sentence that says what is wrong, and where.
  package var description: String {
    let place = path == "$" ? "" : " at \(path)"
    return "Line \(line), column \(column): \(reason)\(place)."
  }
}

extension GeoJSONError.Reason: CustomStringConvertible {
  /// What is wrong, as part of a sentence.
  package var description: String {
    switch self {
    case .tooLarge: "the text has more than 16 MiB"
    case .tooDeep: "values are nested too deep"
    case .malformed(let detail): detail
    case .missing(let key): "“\(key)” is missing"
    case .repeated(let key): "“\(key)” occurs twice"
    case .expected(let what): "expected \(what)"
    case .foreignSystem(let name):
      "coordinates must be longitude and latitude by WGS84, not “\(name)”"
    }
  }
}
