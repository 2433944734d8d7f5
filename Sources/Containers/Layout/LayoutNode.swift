/// An item of constraints as the engine sees it: views stand above this room and only answer.
@MainActor
protocol LayoutNode: LayoutItem {
  /// The view in whose bounds the item stands; nil at the top.
  var layoutContainer: (any LayoutNode)? { get }
  /// Whether the item is a guide, which holds nothing.
  var isLayoutGuide: Bool { get }
  /// What constraints have to do with the item; nil where nothing.
  var knownLayoutRecord: LayoutRecord? { get }
  /// What constraints have to do with the item, made if it is not there.
  var layoutRecord: LayoutRecord { get }
  /// What says where the item stands.
  var layoutPlacement: LayoutPlacement { get }
  /// How strongly the size of the frame holds against constraints, where the frame places the item.
  var framePriority: FramePriority { get }
  /// The size of the content at a width, or at any; negative where there is none of its own.
  func layoutContentSize(forWidth width: Double?) -> Size
  /// Whether the height of the content depends on the width.
  var wrapsContent: Bool { get }
  /// How far the edges that constraints mean lie inside the frame.
  var alignmentRectInsets: EdgeInsets { get }
  /// Where the baseline of the first or the last line is.
  func layoutBaseline(isFirst: Bool) -> LayoutBaseline
  /// Has the constraints that name the item's baselines find them again.
  func baselinesDidChange()
  /// The height of a line of text; nil without text.
  var layoutLineHeight: Double? { get }
  /// The item whose edges are the margins.
  var layoutMarginNode: any LayoutNode { get }
  /// The item whose edges those inside mean when they name the edges of this one.
  var layoutContentNode: any LayoutNode { get }
  /// How far the content is scrolled; what is inside stands so much further left and up. Nil for what
  /// does not scroll.
  var layoutContentOffset: Point? { get }
  /// Whether leading is right for what lies inside.
  var isLayoutRightToLeft: Bool { get }
  /// The constraints that are part of the item.
  var ownLayoutConstraints: [LayoutConstraint] { get }
  /// What the item is called in messages.
  var layoutName: String { get }
  /// Tells that the engine has found another place.
  func placeDidChange()
  /// Tells that the item takes part in the engine of its hierarchy from now on.
  func didEnterEngine()
  /// Tells the item at the top that its engine has something to do.
  func engineNeedsUpdate()
}

/// What says where an item stands.
enum LayoutPlacement: Hashable {
  /// Constraints.
  case solved
  /// Constraints, but for where it begins.
  case beginning(Point)
  /// Its frame.
  case fixed(Rect)
  /// Its frame in a container of a size, and its mask where the container gets another.
  case following(Rect, AutoresizingMask, Size)
}

/// How strongly the width and the height of a frame hold against constraints.
struct FramePriority: Hashable {
  var horizontal = LayoutPriority.required
  var vertical = LayoutPriority.required

  /// For a length that follows from the content: constraints inside have the last word.
  static let measured = LayoutPriority(999)
}

/// Where a baseline is: so many points below the top of an item, and a share of its height.
struct LayoutBaseline {
  let node: any LayoutNode
  var offset: Double
  var share: Double
}

extension LayoutNode {
  var framePriority: FramePriority { FramePriority() }

  /// The item at the top of the hierarchy.
  var layoutTop: any LayoutNode {
    var node: any LayoutNode = self
    while let container = node.layoutContainer { node = container }
    return node
  }

  /// The engine of the hierarchy, made if there is none.
  var layoutEngine: LayoutEngine {
    let top = layoutTop
    if let engine = top.layoutRecord.engine { return engine }
    let engine = LayoutEngine(root: top)
    top.layoutRecord.engine = engine
    return engine
  }

  /// Whether the item is another or lies inside it.
  func isInside(_ other: any LayoutNode) -> Bool {
    var node: (any LayoutNode)? = self
    while let current = node {
      if current === other { return true }
      node = current.layoutContainer
    }
    return false
  }

  /// Whether constraints leave more than one place for the item.
  var hasAmbiguousPlace: Bool {
    guard let member = knownLayoutRecord?.member, let engine = member.engine else { return false }
    engine.update()
    return engine.isAmbiguous(member)
  }

  /// The constraints that have a say in where the item stands, its own first, then those of the items
  /// that they depend on.
  func constraintsAffecting(_ axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    var queue: [any LayoutNode] = [self]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    while !queue.isEmpty {
      let node = queue.removeFirst()
      for constraint in node.knownLayoutRecord?.mentions ?? []
      where constraint.axis == axis && !found.contains(where: { $0 === constraint }) {
        found.append(constraint)
        for other in constraint.items where other.layoutPlacement == .solved {
          if seen.insert(ObjectIdentifier(other)).inserted { queue.append(other) }
        }
      }
    }
    return found
  }
}
