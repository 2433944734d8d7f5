/// A town or a village of the gazetteer.
public struct Place: Hashable, Identifiable, Sendable {
  /// The number of the place in its ``PlaceIndex``; it changes with the data.
  public let id: Int
  /// The name that most people know, in Latin letters as a rule.
  public let name: String
  /// Where its centre is, to about two metres.
  public let coordinate: Coordinate
  /// How many people live there, to about four per cent; 0 where it is not known.
  public let population: Int
  /// The ISO 3166-1 alpha-2 code of the country that the source counts it to.
  public let countryCode: String
  /// The name of its time zone in the IANA database.
  public let timeZone: String
}
