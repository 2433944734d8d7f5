extension CoordinateFormat {
  /// Returns the coordinate that a text names, in any of the notations people use.
  ///
  /// Read are decimal degrees (`56.55, 8.3167`, `56,55 8,3167`, `56.55 N 8.3167 E`, `N56.55 E8.3167`),
  /// degrees with minutes and seconds (`56°33′00″N 8°19′00″E`, `56 33 0 8 19 0`, `56:33:00 8:19:00`,
  /// `563300N 0081900E`), words in the place of letters (`56° 33′ north`, `lat 56.55 lon 8.3`), geo:
  /// addresses, ISO 6709, plus codes, UTM, UPS, MGRS, locators and the addresses of maps. Latitude comes
  /// first unless the notation says otherwise. Decimals are read as they stand, to the nanodegree; what
  /// names a cell means the middle of it.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - reference: A place near the one meant, which completes a short plus code.
  /// - Throws: Why the text cannot be read; nothing is guessed, wrapped or cut off.
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

  /// Whether a text is a locator of four characters, `JO46`: a cell of 1° by 2°, which a postcode or a
  /// number may look like by chance.
  public static func isCoarseLocator(_ text: String) -> Bool {
    let trimmed = text.trimmed
    return trimmed.utf8.count == 4 && Maidenhead.coordinate(from: trimmed) != nil
  }

  /// Links are the longest that people paste.
  private static let longest = 4096
}
