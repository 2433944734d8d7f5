/// A bar at the edge of a scroll view that shows the visible part of the content.
///
/// The user can drag it with the mouse.
final class ScrollIndicator: View {
  private static let thickness = 3.0
  private static let hoveredThickness = 8.0
  private static let margin = 3.0
  private static let minimumLength = 36.0
  private static let shortestLength = 8.0

  private let axis: ScrollAxis
  private weak var scrollView: ScrollView?
  private var track: ClosedRange<Double> = 0...0
  private var grab: (touch: Touch, distance: Double)?
  private var isHovered = false { didSet { scrollView?.setNeedsLayout() } }

  init(_ axis: ScrollAxis, of scrollView: ScrollView) {
    self.axis = axis
    self.scrollView = scrollView
    super.init()
    alpha = 0
    updateColor()
  }

  /// Whether the pointer is over the indicator or dragging it.
  var isInUse: Bool { isHovered || grab != nil }

  func updateColor() {
    switch scrollView?.indicatorStyle {
    case .white: backgroundColor = ScrollPalette.lightIndicator
    case .black: backgroundColor = ScrollPalette.darkIndicator
    case .default, nil: backgroundColor = ScrollPalette.indicator
    }
  }

  /// Updates the frame from the content offset.
  ///
  /// - Parameter other: Whether the other indicator is visible and occupies the corner.
  func layout(besideOther other: Bool) {
    guard let scrollView else { return }
    let thickness = isInUse ? ScrollIndicator.hoveredThickness : ScrollIndicator.thickness
    let area = area(of: scrollView)
    let start = axis == .horizontal ? area.minX : area.minY
    let corner = other ? ScrollIndicator.hoveredThickness : 0
    let room = max(0, area.size[axis] - 2 * ScrollIndicator.margin - corner)
    let range = scrollView.range(axis)
    let seen = scrollView.bounds.size[axis]
    let whole = range.upperBound - range.lowerBound + seen
    var length = min(room, max(ScrollIndicator.minimumLength, room * seen / whole))
    let offset = scrollView.contentOffset[axis]
    let resting = min(max(offset, range.lowerBound), range.upperBound)
    length = min(length, max(ScrollIndicator.shortestLength, length - abs(offset - resting)))
    // The corner is at the end, or at the start if the vertical indicator is on that side.
    let isPushed = axis == .horizontal && !scrollView.readsLeftToRight
    let low = start + ScrollIndicator.margin + (isPushed ? corner : 0)
    track = low...max(low, low + room - length)
    let share = (resting - range.lowerBound) / (range.upperBound - range.lowerBound)
    let position = low + share * (room - length)
    frame =
      axis == .horizontal
      ? Rect(
        x: position, y: area.maxY - ScrollIndicator.margin - thickness, width: length,
        height: thickness)
      : Rect(
        x: scrollView.readsLeftToRight
          ? area.maxX - scrollView.widthBesideIndicator - ScrollIndicator.margin - thickness
          : area.minX + scrollView.widthBesideIndicator + ScrollIndicator.margin,
        y: position, width: thickness, height: length)
    cornerRadius = thickness / 2
  }

  /// Extends the touch area beyond the visible bar.
  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    bounds.insetBy(dx: -5, dy: -5).contains(point)
  }

  override func pointerDidEnter() { isHovered = true }

  override func pointerDidExit() {
    isHovered = false
    if grab == nil { scrollView?.indicators?.hideSoon() }
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let touch = touches.first, touch.type == .indirectPointer, touch.button == .primary,
      grab == nil, let scrollView
    else { return super.touchesBegan(touches, with: event) }
    scrollView.settlePhase()
    grab = (touch, position(of: touch) - origin)
    scrollView.showIndicators()
    scrollView.setNeedsLayout()
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard let grab, touches.contains(grab.touch), let scrollView else { return }
    let room = track.upperBound - track.lowerBound
    guard room > 0 else { return }
    // The track moves with the bounds, so positions are compared relative to the view.
    let shift = scrollView.contentOffset[axis]
    let place = position(of: grab.touch) - grab.distance
    let share = min(max((place - (track.lowerBound - shift)) / room, 0), 1)
    let range = scrollView.range(axis)
    var offset = scrollView.contentOffset
    offset[axis] = range.lowerBound + share * (range.upperBound - range.lowerBound)
    scrollView.show(scrollView.grid.align(offset))
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) { letGo() }

  override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) { letGo() }

  private func letGo() {
    grab = nil
    scrollView?.setNeedsLayout()
    scrollView?.indicators?.hideSoon()
  }

  /// Returns the position of a touch in the visible part, along the axis.
  private func position(of touch: Touch) -> Double {
    guard let scrollView else { return 0 }
    return touch.location(in: scrollView)[axis] - scrollView.contentOffset[axis]
  }

  private var origin: Double {
    guard let scrollView else { return 0 }
    return frame.origin[axis] - scrollView.contentOffset[axis]
  }

  private func area(of scrollView: ScrollView) -> Rect {
    let own =
      axis == .horizontal
      ? scrollView.horizontalScrollIndicatorInsets : scrollView.verticalScrollIndicatorInsets
    guard scrollView.automaticallyAdjustsScrollIndicatorInsets else {
      return scrollView.bounds.inset(by: own)
    }
    var covered = scrollView.safeAreaInsets + own
    covered.top -= scrollView.uncoveredTop
    return scrollView.bounds.inset(by: covered)
  }
}
