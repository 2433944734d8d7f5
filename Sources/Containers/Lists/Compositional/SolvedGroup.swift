internal import Pixels

/// An item or a group with the frames of all that is in it, relative to its own origin.
struct SolvedGroup: Sendable {
  /// An item.
  struct Leaf: Sendable {
    var frame: Rect
    /// The dimensions that the content determines.
    var estimates: ContentSizing
    var zIndex = 0
  }

  /// A view that is attached to an item or a group.
  struct Supplement: Sendable {
    var frame: Rect
    let kind: String
    let zIndex: Int
    /// The index of the item, or of the first item of the group.
    let leaf: Int
  }

  var size: Size
  var leaves: [Leaf] = []
  var supplements: [Supplement] = []

  /// Adds the content of a part at a point.
  mutating func add(_ part: SolvedGroup, at origin: Point, firstLeaf: Int) {
    for var leaf in part.leaves {
      leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
      leaves.append(leaf)
    }
    for supplement in part.supplements {
      supplements.append(
        Supplement(
          frame: supplement.frame.offsetBy(dx: origin.x, dy: origin.y), kind: supplement.kind,
          zIndex: supplement.zIndex, leaf: supplement.leaf + firstLeaf))
    }
  }

  /// Attaches views to a rectangle.
  mutating func attach(_ plans: [SupplementPlan], to rect: Rect) {
    for plan in plans {
      let frame = plan.container.frame(
        of: plan.size.resolved(in: rect.size), on: rect, own: plan.own)
      supplements.append(
        Supplement(frame: frame, kind: plan.kind, zIndex: plan.zIndex, leaf: 0))
    }
  }

  /// Returns the group with its first items only, and their views.
  func prefix(_ count: Int) -> SolvedGroup {
    guard count < leaves.count else { return self }
    return SolvedGroup(
      size: size, leaves: Array(leaves.prefix(count)),
      supplements: supplements.filter { $0.leaf < count })
  }
}
