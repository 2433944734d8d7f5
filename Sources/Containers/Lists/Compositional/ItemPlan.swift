internal import Pixels

/// What a compositional layout knows of an item or a group before it has a place.
struct ItemPlan: Sendable {
  var size: CollectionLayoutSize
  var insets = DirectionalEdgeInsets.zero
  var edgeSpacing: CollectionLayoutEdgeSpacing?
  var supplements: [SupplementPlan] = []
  /// What is in a group; nil for an item.
  var group: GroupPlan?

  /// The insets of the frame; along an estimated dimension there are none.
  var frameInsets: EdgeInsets {
    let (top, bottom) = size.heightDimension.isEstimated ? (0, 0) : (insets.top, insets.bottom)
    let isFixed = !size.widthDimension.isEstimated
    return EdgeInsets(
      top: top, left: isFixed ? insets.leading : 0, bottom: bottom,
      right: isFixed ? insets.trailing : 0
    ).finite
  }

  /// Whether the content determines any size in it.
  var isEstimated: Bool {
    !size.estimates.isEmpty || group?.items.contains { $0.isEstimated } == true
  }

  /// Whether the sizes of the content determine how many items a group takes.
  var isFlowing: Bool {
    guard let group else { return false }
    if group.items.contains(where: \.isFlowing) { return true }
    guard case .line(let axis, nil) = group.arrangement, !size[axis].isEstimated else {
      return false
    }
    return group.items.contains { $0.size[axis].isEstimated }
  }
}

/// The items in a group, and how they are arranged.
struct GroupPlan: Sendable {
  /// How the items of a group are arranged.
  enum Arrangement: Sendable {
    /// In a line along an axis: a number of items or, if that is nil, as many as fit.
    case line(ScrollAxis, repeats: Int?)
    /// Each at a frame in the group.
    case custom([CustomPlace])
  }

  /// The place of an item in a group that the app arranges.
  struct CustomPlace: Sendable {
    let frame: Rect
    let zIndex: Int
  }

  var arrangement: Arrangement
  /// The items, which are repeated.
  var items: [ItemPlan]
  var spacing: CollectionLayoutSpacing?
}

/// A view that is attached to an item or a group.
struct SupplementPlan: Sendable {
  var size: CollectionLayoutSize
  var kind: String
  var container: CollectionLayoutAnchor
  var own: CollectionLayoutAnchor?
  var zIndex: Int
}

/// A view at the boundary of a section or of the whole layout.
struct BoundaryPlan: Sendable {
  var size: CollectionLayoutSize
  var kind: String
  var alignment: RectAlignment
  var offset: Point
  var isPinned: Bool
  var extendsBoundary: Bool
  var insets: DirectionalEdgeInsets
  var zIndex: Int
  /// The index among the views of one kind.
  var index: Int
}

/// A view behind a section.
struct DecorationPlan: Sendable {
  var kind: String
  var insets: DirectionalEdgeInsets
  var zIndex: Int
  /// Whether it is behind the items only, and not behind the views at the boundary.
  var isBehindItems = false
}

/// What a compositional layout knows of a section before it has a place.
struct SectionPlan: Sendable {
  var group: ItemPlan
  var spacing = 0.0
  var insets = EdgeInsets.zero
  /// The space before the section, in points.
  var padding = 0.0
  var behavior = CollectionLayoutSectionOrthogonalScrollingBehavior.none
  var boundary: [BoundaryPlan] = []
  /// Whether the views at the boundary are as wide as the content.
  var boundaryFollowsInsets = true
  var decorations: [DecorationPlan] = []
}

extension EdgeInsets {
  /// The insets, with 0 for what is infinite or not a number.
  var finite: EdgeInsets {
    func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return EdgeInsets(
      top: number(top), left: number(left), bottom: number(bottom), right: number(right))
  }

  /// The insets at the start and at the end of an axis.
  func along(_ axis: ScrollAxis) -> (start: Double, end: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension ScrollAxis {
  /// The other axis.
  var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }

  /// Returns a size with an extent along the axis and another across it.
  func size(_ along: Double, across: Double) -> Size {
    self == .horizontal
      ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  /// Returns a point at a distance along the axis and another across it.
  func point(_ along: Double, across: Double = 0) -> Point {
    self == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}
