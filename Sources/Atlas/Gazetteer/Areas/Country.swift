/// A country, or a territory with its own ISO 3166 code.
public struct Country: Hashable, Identifiable, Sendable {
  /// The index of the country in its ``CountryIndex``.
  ///
  /// Smaller countries come first.
  public let id: Int
  /// The ISO 3166-1 alpha-2 code (XK for Kosovo), or `nil` for areas without one.
  public let code: String?
  /// The ISO 3166-1 alpha-3 code (XKX for Kosovo), or `nil` for areas without one.
  public let longCode: String?
  /// The short English name.
  public internal(set) var name: String
  /// The English name of the sovereign state, which is usually the country itself.
  public internal(set) var sovereign: String
  /// The best position for its name on a map.
  public let label: Coordinate
  /// The label rank, from 2 for the largest countries to about 9.
  ///
  /// Lower ranks appear first.
  public let rank: Int
  /// The range of web map zoom levels at which the source shows the name.
  ///
  /// At level 0 the Earth is 256 pixels around.
  public let zooms: ClosedRange<Double>
}
