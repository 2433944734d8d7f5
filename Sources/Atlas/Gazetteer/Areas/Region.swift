/// A first-level region of a country: a state, a province, a county.
public struct Region: Hashable, Identifiable, Sendable {
  /// The number of the region in its ``RegionIndex``; smaller regions have smaller numbers.
  public let id: Int
  /// Its name, as a rule in the country's own language and in Latin letters.
  public internal(set) var name: String
  /// Its code in ISO 3166-2, `DK-82`; nil where it has none or it is not known.
  public let code: String?
  /// Where its name stands best on a map.
  public let label: Coordinate
  /// The ISO 3166-1 alpha-2 code of its country; nil where that has none.
  public let countryCode: String?
}
