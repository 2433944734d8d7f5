internal import Pixels

/// An item of a compositional layout: the place of one cell, or of a group of items.
///
/// Changes after a section was made of it take effect when the layout is invalidated.
@MainActor
public class CollectionLayoutItem {
  /// The size.
  public let layoutSize: CollectionLayoutSize
  /// The views that are attached to the item.
  public var supplementaryItems: [CollectionLayoutSupplementaryItem] { attachedItems }
  final var attachedItems: [CollectionLayoutSupplementaryItem]
  /// The insets of the frame, which change neither the size that the item takes nor other items.
  ///
  /// Along an estimated dimension they are ignored, as in UIKit.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The spaces around the item, which move other items; nil for none.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Creates an item of a size.
  public convenience init(layoutSize: CollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item of a size with views that are attached to it, for example badges.
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, attachedItems) = (layoutSize, supplementaryItems)
  }

  /// Returns what a layout knows of the contents in a container; nil for a single item.
  func group(in room: Size, _ environment: LayoutEnvironment) -> GroupPlan? { nil }

  /// Returns what a layout knows of the item in a container.
  func plan(in room: Size, _ environment: LayoutEnvironment) -> ItemPlan {
    var plan = ItemPlan(size: layoutSize, insets: contentInsets, edgeSpacing: edgeSpacing)
    plan.supplements = attachedItems.map(\.supplementPlan)
    let inner = Rect(origin: .zero, size: layoutSize.resolved(in: room)).inset(by: plan.frameInsets)
    plan.group = group(in: inner.size, environment)
    return plan
  }
}
