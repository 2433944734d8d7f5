/// A view that is attached to an item or a group, such as a badge.
///
/// Its index path is that of the item, or of the first item of the group.
///
/// ```swift
/// let badge = CollectionLayoutSupplementaryItem(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .absolute(20), heightDimension: .absolute(20)),
///   elementKind: "badge", containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing]))
/// let item = CollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
/// ```
@MainActor
public class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind of the view, with which the collection view asks its data source for it.
  public let elementKind: String
  /// The point on the item to which the view is attached.
  public let containerAnchor: CollectionLayoutAnchor
  /// The point on the view that lies there; nil for the same edges, inside the item.
  public let itemAnchor: CollectionLayoutAnchor?
  /// The stacking order; 1 by default, above items.
  public var zIndex = 1

  /// Creates a view that is attached to an item.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  var supplementPlan: SupplementPlan {
    SupplementPlan(
      size: layoutSize, kind: elementKind, container: containerAnchor, own: itemAnchor,
      zIndex: zIndex)
  }
}
