extension CoordinateFormat {
  /// Returns the coordinate in a text, in any notation in common use.
  ///
  /// Accepted are decimal degrees (`56.55, 8.3167`, `56,55 8,3167`, `56.55 N 8.3167 E`,
  /// `N56.55 E8.3167`), degrees with minutes and seconds (`56°33′00″N 8°19′00″E`, `56 33 0 8 19 0`,
  /// `56:33:00 8:19:00`, `563300N 0081900E`, `56°33′.5N 8°19′.25E`), words and letters of some forty
  /// languages (`56° 33′ north`, `56°33′ s. š.`, `lat 56.55 lon 8.3`), geo: URIs, ISO 6709, plus
  /// codes, UTM, UPS, MGRS, Maidenhead locators, map links, also in a sentence or a page, and places
  /// as programs write them: WKT, JSON, GeoJSON, KML, GPX, iCalendar and vCard. Latitude comes first
  /// unless the notation says otherwise. Decimals are read exactly, to the nanodegree. A notation
  /// that names a cell gives the center of the cell. Digits may be those of any script, invisible
  /// characters are ignored, and quotes, brackets and a label may surround the coordinate
  /// (`Start: 56.55, 8.3167`).
  ///
  /// - Parameters:
  ///   - text: The text to read.
  ///   - reference: A nearby place, which completes a short plus code.
  ///   - language: The user's language, as a tag such as `de`. It decides what a letter means that
  ///     is one direction in one language and another in another: O is east in German and west in
  ///     French. Without it, such a text is refused unless its other letters and words decide.
  /// - Throws: A `CoordinateError` that says why the text cannot be read. Nothing is guessed,
  ///   wrapped or truncated.
  public static func coordinate(
    from text: String, near reference: Coordinate? = nil, language: String? = nil
  ) throws(CoordinateError) -> Coordinate {
    let trimmed = text.trimmed
    if let coordinate = DecimalPair.coordinate(from: trimmed) { return coordinate }
    do throws(CoordinateError.Reason) {
      return try coordinate(fromTrimmed: trimmed, near: reference, language: language)
    } catch {
      throw CoordinateError(text: text, reason: error)
    }
  }

  private static func coordinate(
    fromTrimmed text: Substring, near reference: Coordinate?, language: String?
  ) throws(CoordinateError.Reason) -> Coordinate {
    let isLong = text.utf8.count > longest
    guard !isLong || text.utf8.count <= PlaceRecord.longest && PlaceRecord.isFile(text) else {
      throw .tooLong(text.count)
    }
    let plain = PlainText.plain(text)
    let mayBeCoordinate = PlainText.mayBeCoordinate(plain)
    // What is wrong with a record is more than what its lines say.
    if mayBeCoordinate, let coordinate = try PlaceRecord.coordinate(from: plain) {
      return coordinate
    }
    do throws(CoordinateError.Reason) {
      guard mayBeCoordinate else {
        throw plain.isEmpty ? .empty : .notANumber(String(plain.prefix { !$0.isWhitespace }))
      }
      guard !isLong else { throw .tooLong(plain.count) }
      return try Wrapping.coordinate(in: plain) { (text) throws(CoordinateError.Reason) in
        try bareCoordinate(from: text, near: reference, language: language)
      }
    } catch {
      if let coordinate = try PlaceRecord.coordinate(fromFieldsOf: plain) { return coordinate }
      if let words = ThreeWordAddress.words(in: plain) { throw .link(.threeWords(words)) }
      throw error
    }
  }

  /// Returns the coordinate in a plain text with nothing around it.
  private static func bareCoordinate(
    from text: Substring, near reference: Coordinate?, language: String?
  ) throws(CoordinateError.Reason) -> Coordinate {
    if let coordinate = try MapLink.coordinate(from: text) { return coordinate }
    if let coordinate = try PlusCode.coordinate(from: text, near: reference) { return coordinate }
    if let coordinate = try MapLink.coordinate(inside: text) { return coordinate }
    return try NumericNotation.coordinate(from: text, language: language)
  }

  /// Whether a text is a four-character Maidenhead locator, such as `JO46`.
  ///
  /// Such a locator names a cell of 1° by 2°. Postcodes and other codes may look like one by
  /// chance.
  public static func isCoarseLocator(_ text: String) -> Bool {
    let plain = PlainText.plain(text[...])
    return plain.utf8.count == 4 && Maidenhead.coordinate(from: plain) != nil
  }

  /// Enough for links, the longest texts that users paste but for files.
  private static let longest = 4096
}
