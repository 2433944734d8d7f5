public import Pixels

/// A view at the boundary of a section or of a whole layout, such as a header.
///
/// Its index path has the section (0 for the whole layout), and as the item the index among the views
/// of its kind at this boundary.
///
/// ```swift
/// let header = CollectionLayoutBoundarySupplementaryItem(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
///   elementKind: "header", alignment: .top)
/// section.boundarySupplementaryItems = [header]
/// ```
@MainActor
public class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// The place at the boundary.
  public let alignment: RectAlignment
  /// The distance from that place, in points; positive along the direction of reading and down.
  public let offset: Point
  /// Whether the section grows by the view; true by default.
  ///
  /// If false, the view covers the content.
  public var extendsBoundary = true
  /// Whether the view stays visible as long as its section is; false by default.
  public var pinToVisibleBounds = false

  /// Creates a view at a place of the boundary.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment,
    absoluteOffset: Point = .zero
  ) {
    self.alignment = alignment
    offset = Point(
      x: absoluteOffset.x.isFinite ? absoluteOffset.x : 0,
      y: absoluteOffset.y.isFinite ? absoluteOffset.y : 0)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: CollectionLayoutAnchor(edges: alignment.edges))
  }

  func boundaryPlan(index: Int) -> BoundaryPlan {
    BoundaryPlan(
      size: layoutSize, kind: elementKind, alignment: alignment, offset: offset,
      isPinned: pinToVisibleBounds, extendsBoundary: extendsBoundary, insets: contentInsets,
      zIndex: zIndex, index: index)
  }

  /// Returns what a layout knows of several views, with their indices among those of a kind.
  static func plans(
    of views: [CollectionLayoutBoundarySupplementaryItem]
  ) -> [BoundaryPlan] {
    var indices: [String: Int] = [:]
    return views.map { view in
      let index = indices[view.elementKind, default: 0]
      indices[view.elementKind] = index + 1
      return view.boundaryPlan(index: index)
    }
  }
}
