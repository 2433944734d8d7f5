/// An item as the layout engine sees it, which views and layout guides implement.
@MainActor
protocol LayoutNode: LayoutItem {
  /// The view that contains the item; nil for the root.
  var layoutContainer: (any LayoutNode)? { get }
  /// Returns the position of an item among those directly inside this one, guides last.
  func layoutIndex(of item: any LayoutNode) -> Int
  /// Whether the item is a layout guide, which cannot hold constraints.
  var isLayoutGuide: Bool { get }
  /// The item's layout record; nil if it has none yet.
  var knownLayoutRecord: LayoutRecord? { get }
  /// The item's layout record, created if needed.
  var layoutRecord: LayoutRecord { get }
  /// The way the item's position and size are determined.
  var layoutPlacement: LayoutPlacement { get }
  /// The priorities of the frame's size, if the frame determines the item's position.
  var framePriority: FramePriority { get }
  /// Returns the content size at a given width, or at any if nil; negative in a dimension without
  /// one.
  func layoutContentSize(forWidth width: Double?) -> Size
  /// Whether the height of the content depends on the width.
  var wrapsContent: Bool { get }
  /// The insets of the alignment rectangle, which constraints refer to, within the frame.
  var alignmentRectInsets: EdgeInsets { get }
  /// Returns the position of the baseline of the first or last line.
  func layoutBaseline(isFirst: Bool) -> LayoutBaseline
  /// The constraints that may refer to the item's baselines.
  var baselineConstraints: [LayoutConstraint] { get }
  /// The height of a line of text; nil for an item without text.
  var layoutLineHeight: Double? { get }
  /// The item whose edges are the layout margins.
  var layoutMarginNode: any LayoutNode { get }
  /// The item to whose edges constraints from inside refer when they name this one.
  var layoutContentNode: any LayoutNode { get }
  /// The scroll offset, by which the content is displaced to the left and up; nil if the item does
  /// not scroll.
  var layoutContentOffset: Point? { get }
  /// Whether the content is laid out from right to left.
  var isLayoutRightToLeft: Bool { get }
  /// The constraints that belong to the item itself.
  var ownLayoutConstraints: [LayoutConstraint] { get }
  /// The name of the item in messages.
  var layoutName: String { get }
  /// Called when the solved position or size changes.
  func placeDidChange()
  /// Called when the item joins the engine of its hierarchy.
  func didEnterEngine()
  /// Called on the root item when its engine has changes to apply.
  func engineNeedsUpdate()
}

/// The way the position and size of an item are determined.
enum LayoutPlacement: Hashable {
  /// By constraints.
  case solved
  /// By constraints, except for a fixed origin.
  case beginning(Point)
  /// By a fixed frame.
  case fixed(Rect)
  /// By a frame in a container of a given size, with a mask that adapts it when that is resized.
  case following(Rect, AutoresizingMask, Size)
}

/// The priorities of the width and height of a frame against constraints.
struct FramePriority: Hashable {
  var horizontal = LayoutPriority.required
  var vertical = LayoutPriority.required

  /// The priority of a measured dimension, which constraints of the content may override.
  static let measured = LayoutPriority(999)
}

/// The position of a baseline: an offset from the top of an item, in points, plus a share of its
/// height.
struct LayoutBaseline {
  let node: any LayoutNode
  var offset: Double
  var share: Double
}

extension LayoutNode {
  var framePriority: FramePriority { FramePriority() }

  /// The root of the hierarchy.
  var layoutTop: any LayoutNode {
    var node: any LayoutNode = self
    while let container = node.layoutContainer { node = container }
    return node
  }

  /// The engine of the hierarchy, created if needed.
  var layoutEngine: LayoutEngine {
    let top = layoutTop
    if let engine = top.layoutRecord.engine { return engine }
    let engine = LayoutEngine(root: top)
    top.layoutRecord.engine = engine
    return engine
  }

  /// Returns whether the item is another one or one of its descendants.
  func isInside(_ other: any LayoutNode) -> Bool {
    var node: (any LayoutNode)? = self
    while let current = node {
      if current === other { return true }
      node = current.layoutContainer
    }
    return false
  }

  /// Whether the constraints leave more than one solution for the item.
  var hasAmbiguousPlace: Bool {
    guard let member = knownLayoutRecord?.member, let engine = member.engine else { return false }
    engine.update()
    return engine.isAmbiguous(member)
  }

  /// Returns the constraints that affect the item along an axis.
  ///
  /// The item's own constraints come first, followed by those of the items that they refer to.
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
