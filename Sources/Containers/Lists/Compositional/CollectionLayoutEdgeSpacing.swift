/// The spaces around an item of a compositional layout, beyond its own frame; nil for none.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The space before the leading edge.
  public let leading: CollectionLayoutSpacing?
  /// The space above.
  public let top: CollectionLayoutSpacing?
  /// The space after the trailing edge.
  public let trailing: CollectionLayoutSpacing?
  /// The space below.
  public let bottom: CollectionLayoutSpacing?

  /// Creates spaces.
  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?,
    trailing: CollectionLayoutSpacing?, bottom: CollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  /// Returns the spaces before and after along an axis.
  func along(
    _ axis: ScrollAxis
  ) -> (before: CollectionLayoutSpacing?, after: CollectionLayoutSpacing?) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}
