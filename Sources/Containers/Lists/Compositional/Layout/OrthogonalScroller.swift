internal import Pixels

/// The part of a collection view in which a section scrolls across the layout.
final class OrthogonalScroller: ScrollView, ScrollViewDelegate {
  /// Where the section comes to rest.
  private(set) var stops: OrthogonalStops
  private let axis: ScrollAxis
  private var isMirrored = false
  /// Whether the layout is placing the scroller, so that it need not be told of what moves.
  private var isPlacing = false
  /// The offset when the user began to scroll, from the leading edge.
  private var start = 0.0
  /// Called when the content has moved.
  var whenScrolled: () -> Void = {}

  init(along axis: ScrollAxis, _ stops: OrthogonalStops) {
    (self.axis, self.stops) = (axis, stops)
    super.init(frame: .zero)
    delegate = self
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    // Cells may cast shadows beyond the section.
    clipsToBounds = false
    flags.insert(.drawsNothing)
  }

  /// The offset from the leading edge, in points.
  var offset: Double {
    let offset = contentOffset[axis]
    return isMirrored ? stops.end - offset : offset
  }

  /// Puts the scroller where its section is.
  func place(_ frame: Rect, _ stops: OrthogonalStops, offset: Double, isMirrored: Bool) {
    isPlacing = true
    (self.stops, self.isMirrored) = (stops, isMirrored)
    isPagingEnabled = stops.behavior == .paging
    let isByGroup = stops.behavior == .groupPaging || stops.behavior == .groupPagingCentered
    decelerationRate = isByGroup ? .fast : .normal
    if self.frame != frame { self.frame = frame }
    let size = axis.size(max(stops.extent, frame.size[axis]), across: frame.size[axis.other])
    if contentSize != size { contentSize = size }
    if phase == .resting, offset != self.offset { show(physical(offset)) }
    isPlacing = false
  }

  /// Moves the content so that a range is visible, as little as needed or to a place.
  ///
  /// - Parameter unit: The place of the range: 0 for the leading edge, 1 for the trailing one.
  func reveal(_ range: ClosedRange<Double>, unit: Double?, animated: Bool) {
    var goal = offset
    let visible = bounds.size[axis]
    // What is revealed has the section's insets beside it, as the first and the last item have.
    let low = range.lowerBound - stops.inset
    let high = range.upperBound + stops.extent - stops.inset - stops.stack.extent
    if let unit {
      goal = low - (visible - (high - low)) * unit
    } else if low < goal || high - low > visible {
      goal = low
    } else if high > goal + visible {
      goal = high - visible
    } else {
      return
    }
    if stops.behavior != .continuous { goal = resting(goal, range) }
    setContentOffset(physical(min(max(0, goal), stops.end)), animated: animated)
  }

  /// Returns a place of rest near an offset at which a range is still visible.
  private func resting(_ goal: Double, _ range: ClosedRange<Double>) -> Double {
    let visible = bounds.size[axis]
    if stops.behavior == .paging, visible > 0 {
      return ((range.lowerBound + range.upperBound) / 2 / visible).rounded(.down) * visible
    }
    guard stops.stack.groupCount > 0 else { return goal }
    var group = stops.nearest(to: goal)
    // The group that shows all of the range; the nearest one may cut it off.
    while stops.offset(of: group) + visible < range.upperBound, group + 1 < stops.stack.groupCount,
      stops.offset(of: group + 1) <= range.lowerBound
    {
      group += 1
    }
    return stops.offset(of: group)
  }

  private func physical(_ offset: Double) -> Point {
    axis.point(isMirrored ? stops.end - offset : offset)
  }

  override func targetOffset(forProposed proposed: Point, velocity: Point) -> Point {
    let sign = isMirrored ? -1.0 : 1
    let goal = isMirrored ? stops.end - proposed[axis] : proposed[axis]
    var result = proposed
    result[axis] =
      physical(stops.rest(for: goal, at: offset, from: start, speed: velocity[axis] * sign))[axis]
    return result
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { start = offset }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    if !isPlacing { whenScrolled() }
  }

  // The collection view has the focus, and moves this view along with it.
  override var canBecomeFocused: Bool { false }
}
