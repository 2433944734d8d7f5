/// A named natural feature, such as a mountain, lake, river, island or continent.
public struct Feature: Hashable, Identifiable, Sendable {
  /// The index of the feature in its ``FeatureIndex``.
  ///
  /// It changes with the data.
  public let id: Int
  /// The kind of feature.
  public let kind: FeatureKind
  /// The name, usually in English.
  public internal(set) var name: String
  /// The position: a summit, a waterfall, a point on a lake's water, or the middle of a wide
  /// feature.
  public let coordinate: Coordinate
  /// The elevation in meters above sea level, negative below it, or `nil` if unknown.
  ///
  /// It is the height of the highest point, the water level of a lake, or the deepest point of a
  /// trench.
  public let elevation: Double?
  /// The diagonal of the bounding box on a map, in meters, or `nil` if unknown.
  public let extent: Double?
  /// The ISO 3166-1 alpha-2 codes of the countries that share it, in alphabetical order, or empty
  /// if unknown.
  public let countryCodes: [String]
  /// The source of the data.
  public let source: String
}

/// A natural feature and its distance from a place.
public struct NearbyFeature: Hashable, Sendable {
  /// The feature.
  public internal(set) var feature: Feature
  /// The great-circle distance between the two, in meters.
  public let meters: Double
}
