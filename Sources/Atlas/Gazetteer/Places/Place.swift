/// A town or village in the gazetteer.
public struct Place: Hashable, Identifiable, Sendable {
  /// The index of the place in its ``PlaceIndex``.
  ///
  /// It changes with the data.
  public let id: Int
  /// The most common name, usually in Latin letters.
  public internal(set) var name: String
  /// The center, to about two meters.
  public let coordinate: Coordinate
  /// The population, to about four percent, or 0 if unknown.
  public let population: Int
  /// The elevation in meters, to about 2 m in plains and 10 m in mountains, or `nil` if unknown.
  public let elevation: Int?
  /// What is governed from the place, or `nil` if nothing is known to be.
  public let seat: Seat?
  /// The ISO 3166-1 alpha-2 code of the country that the source assigns.
  public let countryCode: String
  /// The name of the time zone in the IANA database.
  public let timeZone: String

  /// What a place governs.
  public enum Seat: Int, Hashable, Sendable {
    /// A country, or a territory with a code of its own.
    case country
    /// A first-level region of a country, such as a state, province or county.
    case region
  }
}
