internal import Pixels

/// A section of a compositional layout with a place for everything in it.
///
/// Places are relative to the start of the section, from the leading edge.
struct SolvedSection: Sendable {
  /// A view at the boundary of a section.
  struct Boundary: Sendable {
    let plan: BoundaryPlan
    var frame: Rect
  }

  let plan: SectionPlan
  var stack: GroupStack
  /// The axis along which sections follow each other.
  let axis: ScrollAxis
  /// The extent of the section, of which the views at its boundary may be a part.
  private(set) var size = Size.zero
  /// The part between the views at the boundary, with the insets.
  private(set) var content = Rect.zero
  private(set) var boundary: [Boundary] = []
  /// Where the section starts in the layout, along the axis.
  var start = 0.0
  /// The preferred sizes of views at the boundary.
  var knownBoundary: [Int: Size]
  private let room: Size

  /// Places what is in a section.
  init(
    _ plan: SectionPlan, count: Int, in room: Size, along axis: ScrollAxis, known: KnownSizes,
    knownBoundary: [Int: Size]
  ) {
    (self.plan, self.axis, self.room, self.knownBoundary) = (plan, axis, room, knownBoundary)
    var inner = room
    let cross = axis.other
    let sides = BoundarySides(plan.boundary, in: room, across: axis, known: knownBoundary)
    inner = cross.size(max(0, room[cross] - sides.start - sides.end), across: room[axis])
    inner = Rect(origin: .zero, size: inner).inset(by: plan.insets).size
    stack = GroupStack(
      plan.group, count: count, in: inner, along: plan.behavior == .none ? axis : cross,
      spacing: plan.spacing, known: known)
    place()
  }

  /// Whether the section scrolls across the axis.
  var isOrthogonal: Bool { plan.behavior != .none }

  /// Where the groups start.
  var origin: Point {
    Point(x: content.minX + plan.insets.left, y: content.minY + plan.insets.top)
  }

  /// The extent of what an orthogonal section scrolls, with the insets.
  var scrolledExtent: Double {
    let insets = plan.insets.along(axis.other)
    return insets.start + stack.extent + insets.end
  }

  /// Notes the size that the content of an item determines.
  mutating func setSize(_ size: Size, of item: Int) {
    stack.setSize(size, of: item)
    place()
  }

  /// Notes the size that a view at the boundary prefers.
  mutating func setBoundarySize(_ size: Size, of index: Int) {
    knownBoundary[index] = size
    place()
  }

  private mutating func place() {
    let cross = axis.other
    let sides = BoundarySides(plan.boundary, in: room, across: axis, known: knownBoundary)
    let insets = plan.insets.along(axis)
    let along = insets.start + (isOrthogonal ? stack.extentAcross : stack.extent) + insets.end
    content = Rect(
      origin: cross.point(sides.start),
      size: axis.size(max(0, along), across: max(0, room[cross] - sides.start - sides.end)))
    boundary = plan.boundary.enumerated().map { index, plan in
      let area = boundaryArea(of: plan)
      let size = plan.size.resolved(in: area.size).replacing(
        plan.size.estimates, by: knownBoundary[index])
      return Boundary(plan: plan, frame: plan.frame(of: size, at: area, along: axis))
    }
    settle()
  }

  /// Lets the section begin where the first of its views does.
  private mutating func settle() {
    var (low, high) = (content.origin[axis], content.origin[axis] + content.size[axis])
    for view in boundary where view.plan.extendsBoundary {
      low = min(low, view.frame.origin[axis])
      high = max(high, view.frame.origin[axis] + view.frame.size[axis])
    }
    low -= plan.padding
    let shift = axis.point(-low)
    content = content.offsetBy(dx: shift.x, dy: shift.y)
    for index in boundary.indices {
      let frame = boundary[index].frame.offsetBy(dx: shift.x, dy: shift.y)
      boundary[index].frame = frame.inset(by: plan.boundary[index].frameInsets)
    }
    size = axis.size(high - low, across: room[axis.other])
  }

  /// Returns the part of the section at whose boundary a view lies.
  private func boundaryArea(of view: BoundaryPlan) -> Rect {
    let isAside = view.alignment.side(axis) == 0
    var area = isAside ? Rect(origin: axis.point(content.origin[axis]), size: .zero) : content
    if isAside { area.size = axis.size(content.size[axis], across: room[axis.other]) }
    guard plan.boundaryFollowsInsets else { return area }
    let insets = plan.insets.along(axis.other)
    return axis == .vertical
      ? area.inset(
        by: EdgeInsets(
          top: 0, left: isAside ? 0 : insets.start, bottom: 0, right: isAside ? 0 : insets.end))
      : area.inset(
        by: EdgeInsets(
          top: isAside ? 0 : insets.start, left: 0, bottom: isAside ? 0 : insets.end, right: 0))
  }
}

/// The extents across an axis that views beside the content of a section take from it.
struct BoundarySides {
  private(set) var start = 0.0
  private(set) var end = 0.0

  init(_ views: [BoundaryPlan], in room: Size, across axis: ScrollAxis, known: [Int: Size]) {
    for (index, view) in views.enumerated()
    where view.extendsBoundary && view.alignment.side(axis) == 0 {
      let size = view.size.resolved(in: room).replacing(view.size.estimates, by: known[index])
      switch view.alignment.side(axis.other) {
      case -1: start = max(start, size[axis.other])
      case 1: end = max(end, size[axis.other])
      default: break
      }
    }
  }
}

extension BoundaryPlan {
  /// The insets of the frame; along an estimated dimension there are none.
  var frameInsets: EdgeInsets { ItemPlan(size: size, insets: insets).frameInsets }

  /// Returns the frame of a view of a size at the boundary of an area.
  ///
  /// Along the axis it lies before or after the area if it extends that, otherwise inside.
  func frame(of size: Size, at area: Rect, along axis: ScrollAxis) -> Rect {
    func place(_ along: ScrollAxis) -> Double {
      let (low, extent) = (area.origin[along], area.size[along])
      let isOutside = along == axis && extendsBoundary
      switch alignment.side(along) {
      case -1: return isOutside ? low - size[along] : low
      case 1: return isOutside ? low + extent : low + extent - size[along]
      default: return low + (extent - size[along]) / 2
      }
    }
    let origin = Point(x: place(.horizontal), y: place(.vertical))
    return Rect(origin: origin + offset, size: size)
  }
}

extension Size {
  /// Returns the size with another width, height, or both; with the same if it is nil.
  func replacing(_ dimensions: ContentSizing, by other: Size?) -> Size {
    guard let other else { return self }
    return Size(
      width: dimensions.contains(.width) ? other.width : width,
      height: dimensions.contains(.height) ? other.height : height)
  }
}
