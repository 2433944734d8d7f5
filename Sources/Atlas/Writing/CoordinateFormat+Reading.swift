extension CoordinateFormat {
  /// Returns the coordinate in a text, in any notation in common use.
  ///
  /// Accepted are decimal degrees (`56.55, 8.3167`, `56,55 8,3167`, `56.55 N 8.3167 E`,
  /// `N56.55 E8.3167`), degrees with minutes and seconds (`56°33′00″N 8°19′00″E`, `56 33 0 8 19 0`,
  /// `56:33:00 8:19:00`, `563300N 0081900E`), words instead of letters (`56° 33′ north`,
  /// `lat 56.55 lon 8.3`), geo: URIs, ISO 6709, plus codes, UTM, UPS, MGRS, Maidenhead locators and
  /// map links. Latitude comes first unless the notation says otherwise. Decimals are read exactly,
  /// to the nanodegree. A notation that names a cell gives the center of the cell.
  ///
  /// - Parameters:
  ///   - text: The text to read.
  ///   - reference: A nearby place, which completes a short plus code.
  /// - Throws: A `CoordinateError` that says why the text cannot be read. Nothing is guessed,
  ///   wrapped or truncated.
  public static func coordinate(
    from text: String, near reference: Coordinate? = nil
  ) throws(CoordinateError) -> Coordinate {
    let trimmed = text.trimmed
    if let coordinate = DecimalPair.coordinate(from: trimmed) { return coordinate }
    do throws(CoordinateError.Reason) {
      guard trimmed.utf8.count <= longest else { throw .tooLong(trimmed.count) }
      if let coordinate = try MapLink.coordinate(from: trimmed) { return coordinate }
      if let coordinate = try PlusCode.coordinate(from: trimmed, near: reference) {
        return coordinate
      }
      return try NumericNotation.coordinate(from: trimmed)
    } catch {
      throw CoordinateError(text: text, reason: error)
    }
  }

  /// Whether a text is a four-character Maidenhead locator, such as `JO46`.
  ///
  /// Such a locator names a cell of 1° by 2°. Postcodes and other codes may look like one by
  /// chance.
  public static func isCoarseLocator(_ text: String) -> Bool {
    let trimmed = text.trimmed
    return trimmed.utf8.count == 4 && Maidenhead.coordinate(from: trimmed) != nil
  }

  /// Enough for links, the longest texts that users paste.
  private static let longest = 4096
}
