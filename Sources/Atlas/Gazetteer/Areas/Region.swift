/// A first-level region of a country, such as a state, province or county.
public struct Region: Hashable, Identifiable, Sendable {
  /// The index of the region in its ``RegionIndex``.
  ///
  /// Smaller regions come first.
  public let id: Int
  /// The name, usually in the country's own language and in Latin letters.
  public internal(set) var name: String
  /// The name with the region's kind where a city in it has the same name, such as
  /// `Riyadh Province`.
  ///
  /// It is `nil` where a language has no name for the region, or no word for its kind.
  public internal(set) var title: String?
  /// The ISO 3166-2 code, such as `DK-82`, or `nil` if there is none or it is unknown.
  public let code: String?
  /// The best position for its name on a map.
  public let label: Coordinate
  /// The ISO 3166-1 alpha-2 code of the country, or `nil` if it has none.
  public let countryCode: String?
}
