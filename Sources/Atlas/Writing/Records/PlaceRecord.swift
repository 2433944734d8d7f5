/// A place as another program writes it: WKT, JSON, GeoJSON, KML, GPX, HTML, calls, fields of pictures,
/// calendars and cards.
enum PlaceRecord {
  typealias Reason = CoordinateError.Reason

  /// Enough for a file with one place.
  static let longest = 1 << 20

  /// Whether a text begins like a file.
  static func isFile(_ text: Substring) -> Bool {
    text.utf8.first.map { "{[<".utf8.contains($0) } ?? false || text.hasPrefix("BEGIN:")
  }

  /// Returns the place in a text, or `nil` if that is nothing which only programs write.
  static func coordinate(from text: Substring) throws(Reason) -> Coordinate? {
    var found = FoundPlaces()
    let isRecord = ObjectRecord.find(in: text, &found) || MarkupRecord.find(in: text, &found)
    if found.isEmpty { CallRecord.find(in: text, &found) }
    if found.isEmpty { DelimitedRecord.find(in: text, &found) }
    if let place = try found.one() { return place }
    if isRecord { throw .record(.noPlace) }
    return nil
  }

  /// Returns the place in lines of keys and values, or `nil` if there is none.
  ///
  /// Such a text may be one in another notation, which is read first.
  static func coordinate(fromFieldsOf text: Substring) throws(Reason) -> Coordinate? {
    var found = FoundPlaces()
    FieldRecord.find(in: text, &found)
    return try found.one()
  }
}
