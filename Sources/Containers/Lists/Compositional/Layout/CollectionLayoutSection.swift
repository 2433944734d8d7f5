public import Pixels

/// A section of a compositional layout: one group, which is repeated for all items.
@MainActor
public class CollectionLayoutSection {
  /// Changes how the visible items of a section look; see ``visibleItemsInvalidationHandler``.
  public typealias VisibleItemsInvalidationHandler =
    @MainActor (
      _ visibleItems: [CollectionLayoutVisibleItem], _ contentOffset: Point,
      _ layoutEnvironment: any CollectionLayoutEnvironment
    ) -> Void

  private let group: CollectionLayoutGroup
  /// The space around the groups, within the views at the boundary.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// What the content insets are measured from; the safe area by default.
  public var contentInsetsReference = ContentInsetsReference.automatic
  /// The space between groups, in points.
  public var interGroupSpacing = 0.0
  /// The way the section scrolls across the layout; `none` by default.
  public var orthogonalScrollingBehavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The views at the boundary, such as headers.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether the views at the boundary are inset as the content is; true by default.
  public var supplementariesFollowContentInsets = true
  /// The views behind the section.
  public var decorationItems: [CollectionLayoutDecorationItem] = []
  /// Called when the items of the section are laid out, also for each step of scrolling; nil for none.
  ///
  /// It receives the visible items with their views, whose appearance it can change, the offset of the
  /// collection view or, in a section that scrolls by itself, of the section from its leading edge, and
  /// the environment.
  public var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?
  /// How the section is a list; nil for any other section.
  var list: CollectionLayoutListConfiguration?
  /// The space before the section, in points.
  var topPadding = 0.0

  /// Creates a section that repeats a group.
  public init(group: CollectionLayoutGroup) { self.group = group }

  func plan(_ environment: LayoutEnvironment) -> SectionPlan {
    let insets = insets(in: environment).resolved(isRightToLeft: false).finite
    let room = Rect(origin: .zero, size: environment.effectiveContentSize).inset(by: insets).size
    var plan = SectionPlan(group: group.plan(in: room, environment.containing(room)))
    plan.spacing = interGroupSpacing
    (plan.insets, plan.padding) = (insets, topPadding)
    plan.behavior = orthogonalScrollingBehavior
    plan.boundary = CollectionLayoutBoundarySupplementaryItem.plans(of: boundarySupplementaryItems)
    plan.boundaryFollowsInsets = supplementariesFollowContentInsets
    plan.decorations = decorationItems.map {
      DecorationPlan(
        kind: $0.elementKind, insets: $0.contentInsets, zIndex: $0.zIndex,
        isBehindItems: $0.isBehindItems)
    }
    return plan
  }
}
