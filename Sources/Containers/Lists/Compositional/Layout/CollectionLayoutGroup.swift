internal import Pixels

/// Items in a line, or as the app arranges them.
///
/// A line repeats its items as long as they fit; at least one is in it. If the group's length is
/// estimated, the estimates of the items tell how many fit.
@MainActor
public class CollectionLayoutGroup: CollectionLayoutItem {
  /// Returns the places of items in a group; see ``custom(layoutSize:itemProvider:)``.
  public typealias CustomItemProvider =
    @MainActor (_ layoutEnvironment: any CollectionLayoutEnvironment) ->
    [CollectionLayoutGroupCustomItem]

  private enum Content {
    case line(ScrollAxis, [CollectionLayoutItem], count: Int?)
    case custom(CustomItemProvider)
  }

  private let content: Content

  /// The space between the items; nil for none.
  public var interItemSpacing: CollectionLayoutSpacing?

  private init(_ layoutSize: CollectionLayoutSize, _ content: Content) {
    self.content = content
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The items of the line; none if the app arranges them.
  public var subitems: [CollectionLayoutItem] {
    guard case .line(_, let items, _) = content else { return [] }
    return items
  }

  /// The views that are attached to the group.
  public override var supplementaryItems: [CollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  /// Returns a group of items beside each other, from the leading edge, repeated as they fit.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .line(.horizontal, subitems, count: nil))
  }

  /// Returns a group of a number of like items beside each other, each in its own size.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .line(.horizontal, [subitem], count: count))
  }

  /// Returns a group of items below each other, repeated as they fit.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .line(.vertical, subitems, count: nil))
  }

  /// Returns a group of a number of like items below each other, each in its own size.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .line(.vertical, [subitem], count: count))
  }

  /// Returns a group whose items are where a closure puts them.
  ///
  /// The closure is called while the layout is prepared, with the group as the container.
  public static func custom(
    layoutSize: CollectionLayoutSize, itemProvider: @escaping CustomItemProvider
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(layoutSize, .custom(itemProvider))
  }

  override func group(in room: Size, _ environment: LayoutEnvironment) -> GroupPlan? {
    switch content {
    case .line(let axis, let items, let count):
      return GroupPlan(
        arrangement: .line(axis, repeats: count),
        items: items.map { $0.plan(in: room, environment) },
        spacing: interItemSpacing)
    case .custom(let provider):
      let places = provider(environment.containing(room)).map {
        GroupPlan.CustomPlace(frame: $0.frame, zIndex: $0.zIndex)
      }
      return GroupPlan(arrangement: .custom(places), items: [])
    }
  }
}
