import Atlas

/// A pattern of links to a place in a map on the web, which open in any browser.
///
/// `{latitude}` and `{longitude}` stand for degrees with a decimal point, in every language.
nonisolated struct MapLink: RawRepresentable, Hashable, Sendable {
  /// Why a text is no pattern of links.
  enum Fault: Error, Hashable, Sendable {
    /// It does not begin with `https://`.
    case notSecure
    /// It lacks `{latitude}`.
    case noLatitude
    /// It lacks `{longitude}`.
    case noLongitude
    /// It has a space, or a letter that an address does not have.
    case noAddress
    /// It is longer than an address may be.
    case tooLong
  }

  /// The pattern.
  let rawValue: String

  /// What stands for the degrees.
  static let places = (latitude: "{latitude}", longitude: "{longitude}")
  private static let longest = 1000

  /// Creates a pattern that is known to be one.
  init(known pattern: String) { rawValue = pattern }

  /// Creates a pattern, or says why it is none.
  init(checking pattern: String) throws(Fault) {
    guard pattern.hasPrefix("https://") else { throw .notSecure }
    guard pattern.utf8.count <= Self.longest else { throw .tooLong }
    guard pattern.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { throw .noAddress }
    guard pattern.contains(Self.places.latitude) else { throw .noLatitude }
    guard pattern.contains(Self.places.longitude) else { throw .noLongitude }
    rawValue = pattern
  }

  /// Creates a pattern; nil if it is no web address, or lacks the latitude or the longitude.
  init?(rawValue pattern: String) {
    guard let link = try? MapLink(checking: pattern) else { return nil }
    self = link
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
