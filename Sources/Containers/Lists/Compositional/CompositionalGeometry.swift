internal import Pixels

/// The sections of a compositional layout, one after another along an axis.
struct CompositionalGeometry: Sendable {
  var axis = ScrollAxis.vertical
  /// The size of the visible part, without insets.
  var room = Size.zero
  /// The space between sections, in points.
  var spacing = 0.0
  var sections: [SolvedSection] = []
  /// The views at the boundary of the whole layout.
  private(set) var boundary: [SolvedSection.Boundary] = []
  private(set) var plans: [BoundaryPlan] = []
  /// The preferred sizes of views at the boundary.
  private(set) var knownBoundary: [Int: Size] = [:]
  /// The extent of the layout along the axis.
  private(set) var extent = 0.0
  /// Where the sections start and end.
  private(set) var content = 0.0...0.0

  /// Sets the views at the boundary of the whole layout.
  mutating func setBoundary(_ plans: [BoundaryPlan], known: [Int: Size]) {
    (self.plans, knownBoundary) = (plans, known)
  }

  /// Notes the size that a view at the boundary of the layout prefers.
  mutating func setBoundarySize(_ size: Size, of index: Int) {
    knownBoundary[index] = size
    arrange()
  }

  /// Lets the sections follow each other.
  mutating func arrange() {
    var position = 0.0
    for index in sections.indices {
      if index > 0 { position += spacing }
      sections[index].start = position
      position += sections[index].size[axis]
    }
    let area = Rect(origin: .zero, size: axis.size(position, across: room[axis.other]))
    boundary = plans.enumerated().map { index, plan in
      let size = plan.size.resolved(in: room).replacing(
        plan.size.estimates, by: knownBoundary[index])
      return SolvedSection.Boundary(plan: plan, frame: plan.frame(of: size, at: area, along: axis))
    }
    var (low, high) = (0.0, position)
    for view in boundary where view.plan.extendsBoundary && view.plan.alignment.side(axis) != 0 {
      low = min(low, view.frame.origin[axis])
      high = max(high, view.frame.origin[axis] + view.frame.size[axis])
    }
    for index in sections.indices { sections[index].start -= low }
    let shift = axis.point(-low)
    for index in boundary.indices {
      boundary[index].frame = boundary[index].frame.offsetBy(dx: shift.x, dy: shift.y)
        .inset(by: plans[index].frameInsets)
    }
    (extent, content) = (high - low, -low...(position - low))
  }

  /// Returns the sections that reach between two positions.
  func sections(from low: Double, to high: Double) -> Range<Int> {
    guard low <= high else { return 0..<0 }
    let first = sections.firstPlace { $0.start + $0.size[axis] > low }
    let end = sections.firstPlace { $0.start >= high }
    return first..<max(first, end)
  }

  /// Returns the place of a view at a boundary that stays visible while its section is.
  ///
  /// - Parameters:
  ///   - frame: The frame in the layout.
  ///   - area: Where the content begins and ends along the axis, before or after which the view lies.
  ///   - seen: What is visible, along the axis.
  func pinned(
    _ plan: BoundaryPlan, _ frame: Rect, to area: ClosedRange<Double>, seen: ClosedRange<Double>
  ) -> Rect {
    let (position, extent) = (frame.origin[axis], frame.size[axis])
    var shift = 0.0
    switch plan.alignment.side(axis) {
    case -1: shift = max(position, min(seen.lowerBound, area.upperBound - extent)) - position
    case 1: shift = min(position, max(seen.upperBound - extent, area.lowerBound)) - position
    default: break
    }
    let way = axis.point(shift)
    return frame.offsetBy(dx: way.x, dy: way.y)
  }
}
