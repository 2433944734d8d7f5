/// A natural feature with a name: a mountain, a lake, a river, an island, a continent.
public struct Feature: Hashable, Identifiable, Sendable {
  /// The number of the feature in its ``FeatureIndex``; it changes with the data.
  public let id: Int
  /// What it is.
  public let kind: FeatureKind
  /// Its name, as a rule in English.
  public internal(set) var name: String
  /// Where it is: a summit, a fall, the middle of what is wide, a lake's water.
  public let coordinate: Coordinate
  /// The height of its highest point, of a lake the level of its water and of a trench the depth of its deepest
  /// point, in metres over the sea, negative below it; nil where it is not known.
  public let elevation: Double?
  /// The diagonal of what holds it on a map, in metres; nil where it is not known.
  public let extent: Double?
  /// The ISO 3166-1 alpha-2 codes of the countries that share it, in the order of the alphabet; none where they
  /// are not known.
  public let countryCodes: [String]
  /// Who says so.
  public let source: String
}

/// A natural feature seen from somewhere else.
public struct NearbyFeature: Hashable, Sendable {
  /// The feature.
  public internal(set) var feature: Feature
  /// The length of the way between the two on a sphere, in metres.
  public let metres: Double
}
