/// A town or a village of the gazetteer.
public struct Place: Hashable, Identifiable, Sendable {
  /// The number of the place in its ``PlaceIndex``; it changes with the data.
  public let id: Int
  /// The name that most people know, in Latin letters as a rule.
  public internal(set) var name: String
  /// Where its centre is, to about two metres.
  public let coordinate: Coordinate
  /// How many people live there, to about four per cent; 0 where it is not known.
  public let population: Int
  /// How high it lies above the sea, in metres, to 2 m or so in plains and 10 m in mountains; nil
  /// where it is not known.
  public let elevation: Int?
  /// What is governed from it; nil where nothing is that the data know of.
  public let seat: Seat?
  /// The ISO 3166-1 alpha-2 code of the country that the source counts it to.
  public let countryCode: String
  /// The name of its time zone in the IANA database.
  public let timeZone: String

  /// What a place governs.
  public enum Seat: Int, Hashable, Sendable {
    /// A country, or a territory with a code of its own.
    case country
    /// A first-level region of one: a state, a province, a county.
    case region
  }
}
