internal import Atlas
internal import Support

nonisolated extension JSON {
  /// Returns a number rounded to a number of decimals, at most nine.
  static func number(_ value: Double, decimals: Int) -> JSON {
    let unit = (0..<decimals).reduce(1.0) { size, _ in size * 10 }
    // Adding zero turns negative zero into zero.
    return .number((value * unit).rounded() / unit + 0)
  }

  /// Creates an object of a coordinate: latitude and longitude in degrees, at full precision.
  init(_ coordinate: Coordinate) {
    // A coordinate holds nine decimals, fewer than a double can distinguish. The text is the
    // shortest that parses to the same number.
    let parts = CoordinateFormat.exact.string(for: coordinate).split(separator: ", ")
    self = ["latitude": .number(String(parts[0])), "longitude": .number(String(parts[1]))]
  }

  /// Returns the object with added keys, all of them sorted; a key without a value is left out.
  func adding(_ more: [String: JSON?]) -> JSON {
    let known: [String: JSON?] = table ?? [:]
    return JSON(sorting: known.merging(more) { $1 })
  }

  /// The value with each key and element on a line of its own.
  var lines: String { formatted(width: 0) }
}
