/// The facts about a place that follow from the areas on a map.
///
/// Unknown facts are `nil`.
public struct Territory: Hashable, Sendable {
  /// The kind of surface.
  public internal(set) var surface: Sourced<Surface>
  /// The time zone, which is the nautical one on the high seas and `nil` at a pole without land.
  public let zone: Sourced<Zone>?
  /// The country, including its coastal waters.
  public internal(set) var country: Sourced<Country>?
  /// The first-level region of the country.
  public internal(set) var region: Sourced<Region>?
  /// The smallest named water that contains the place, or `nil` on land and on lakes.
  public internal(set) var sea: Sourced<Sea>?
  /// The name of an ocean part without a polygon of its own, or `nil` if the sea is not an ocean.
  public internal(set) var oceanPart: Sourced<String>?
}
