import Atlas

/// A pattern of links to a place in a map on the web, which open in any browser.
///
/// `{latitude}` and `{longitude}` stand for degrees with a decimal point, in every language.
nonisolated struct MapLink: RawRepresentable, Hashable, Sendable {
  /// The pattern.
  let rawValue: String

  /// A mark on the map of OpenStreetMap.
  static let openStreetMap = MapLink(
    known:
      "https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map=6/{latitude}/{longitude}"
  )

  private static let places = (latitude: "{latitude}", longitude: "{longitude}")

  private init(known pattern: String) { rawValue = pattern }

  /// Creates a pattern; nil if it is no web address, or lacks the latitude or the longitude.
  init?(rawValue pattern: String) {
    guard pattern.hasPrefix("https://") || pattern.hasPrefix("http://"),
      pattern.utf8.count <= 1000, pattern.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
      pattern.contains(Self.places.latitude), pattern.contains(Self.places.longitude)
    else { return nil }
    rawValue = pattern
  }

  /// Returns the link to a place, to six decimals.
  func address(of place: Coordinate) -> String {
    let parts = CoordinateFormat.geoURI.copied(place).drop { $0 != ":" }.dropFirst()
      .split(separator: ",")
    guard parts.count == 2 else { return rawValue }
    return rawValue.replacing(Self.places.latitude, with: parts[0])
      .replacing(Self.places.longitude, with: parts[1])
  }
}
