/// A space between or around the items of a compositional layout.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// The length, or the shortest one of a flexible space, in points.
  public let spacing: Double
  /// Whether the space takes a share of what is left.
  public let isFlexible: Bool
  /// Whether the space has a fixed length.
  public var isFixed: Bool { !isFlexible }

  /// Returns a space with a fixed length, in points.
  public static func fixed(_ fixedSpacing: Double) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(spacing: fixedSpacing, isFlexible: false)
  }

  /// Returns a space with at least a length, in points.
  ///
  /// What the items of a group leave is distributed equally among its flexible spaces.
  public static func flexible(_ flexibleSpacing: Double) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(spacing: flexibleSpacing, isFlexible: true)
  }

  /// The shortest length, in points.
  var length: Double { spacing.isFinite ? spacing : 0 }
}
