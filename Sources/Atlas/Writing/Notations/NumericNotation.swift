/// The notations that stand alone, appear inside links and follow short plus codes.
enum NumericNotation {
  /// Returns the coordinate in a text that is neither a link nor a plus code.
  ///
  /// Links and plus codes may contain such a text themselves.
  static func coordinate(
    from text: Substring, language: String? = nil
  ) throws(CoordinateError.Reason) -> Coordinate {
    if text.prefix(4).lowercased() == "geo:" {
      return try GeoURI.coordinate(from: text.dropFirst(4))
    }
    if let coordinate = try ISO6709.coordinate(from: text) { return coordinate }
    if let coordinate = try MGRS.coordinate(from: text) { return coordinate }
    if let coordinate = try UTMNotation.coordinate(from: text) { return coordinate }
    if let coordinate = Maidenhead.coordinate(from: text) { return coordinate }
    let isBracketed = text.hasPrefix("(") && text.hasSuffix(")")
    return try CoordinateReader.coordinate(
      from: isBracketed ? String(text.dropFirst().dropLast()).trimmed : text, language: language)
  }
}
