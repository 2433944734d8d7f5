/// What the areas on a map say of a place; what they do not know is nil.
public struct Territory: Hashable, Sendable {
  /// What lies there.
  public internal(set) var surface: Sourced<Surface>
  /// The time zone; on the high seas the nautical one, nil where the meridians meet there.
  public let zone: Sourced<Zone>?
  /// The country, in coastal waters too.
  public internal(set) var country: Sourced<Country>?
  /// The first-level region of the country.
  public internal(set) var region: Sourced<Region>?
  /// The smallest named water that holds the place; nil on land and on lakes.
  public internal(set) var sea: Sourced<Sea>?
  /// The name of a part of the ocean that has no polygon of its own; nil where the sea is no ocean.
  public internal(set) var oceanPart: Sourced<String>?
}
