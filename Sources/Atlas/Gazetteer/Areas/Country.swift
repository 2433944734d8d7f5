/// A country, or a territory with an ISO 3166 code of its own.
public struct Country: Hashable, Identifiable, Sendable {
  /// The number of the country in its ``CountryIndex``; smaller countries have smaller numbers.
  public let id: Int
  /// The ISO 3166-1 alpha-2 code (XK for Kosovo); nil for areas that have none.
  public let code: String?
  /// The ISO 3166-1 alpha-3 code (XKX for Kosovo); nil for areas that have none.
  public let longCode: String?
  /// The short English name.
  public internal(set) var name: String
  /// The English name of the state that it belongs to, its own name as a rule.
  public let sovereign: String
  /// Where its name stands best on a map.
  public let label: Coordinate
  /// How soon its name appears on a map: 2 for the largest countries to 9 or so.
  public let rank: Int
  /// The zooms of a web map (256 pixels around the Earth at 0) from which to which the source
  /// shows the name.
  public let zooms: ClosedRange<Double>
}
