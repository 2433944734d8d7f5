internal import Pixels

/// A scroll bar of a scroll pane, with the distance that is scrolled as its value.
final class ScrollBarElement: AccessibilityElement {
  /// The width of the bar, in points.
  private static let width = 12.0
  let axis: ScrollAxis
  private weak var scrollView: ScrollView?

  init(_ axis: ScrollAxis, of scrollView: ScrollView) {
    (self.axis, self.scrollView) = (axis, scrollView)
    super.init(accessibilityContainer: scrollView)
    // It is found although it has no name.
    accessibility.label = ""
    accessibility.role = .scrollBar
  }

  /// Whether there is anything to scroll.
  var isUsable: Bool { scrollView?.canMove(axis) == true }

  override var accessibilityFrame: Rect {
    guard let scrollView else { return .zero }
    let bounds = scrollView.bounds
    let isAtLeft = axis == .vertical && !scrollView.readsLeftToRight
    return scrollView.accessibilityFrame(
      of: axis == .vertical
        ? Rect(
          x: isAtLeft ? bounds.minX : bounds.maxX - Self.width, y: bounds.minY, width: Self.width,
          height: bounds.height)
        : Rect(
          x: bounds.minX, y: bounds.maxY - Self.width, width: bounds.width, height: Self.width))
  }

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    guard let scrollView else { return }
    let (start, end) = (scrollView.minimumOffset[axis], scrollView.maximumOffset[axis])
    semantics.range = SemanticRange(
      scrollView.contentOffset[axis] - start, from: 0, to: end - start,
      step: scrollView.pageLength(axis))
  }

  override func accessibilityIncrement() { move(by: 1) }

  override func accessibilityDecrement() { move(by: -1) }

  private func move(by pages: Double) {
    guard let scrollView else { return }
    let start = scrollView.minimumOffset[axis]
    scroll(to: scrollView.contentOffset[axis] - start + pages * scrollView.pageLength(axis))
  }

  /// Scrolls to a distance from the start of the content, in points.
  func scroll(to distance: Double) {
    guard let scrollView else { return }
    var offset = scrollView.contentOffset
    offset[axis] = scrollView.minimumOffset[axis] + distance
    scrollView.setContentOffset(scrollView.clamped(offset), animated: false)
  }
}

extension View {
  /// The scroll bars of a scroll pane that can be used; none for other views, also lists, whose rows
  /// scroll into sight.
  var scrollBarElements: [ScrollBarElement] {
    guard let scrollView = self as? ScrollView, scrollView.isScrollEnabled,
      scrollView.semantics.role == .scrollPane
    else { return [] }
    let parts = madeExtras.madeSemantics
    let bars =
      parts.bars
      ?? [ScrollAxis.vertical, .horizontal].map {
        ScrollBarElement($0, of: scrollView)
      }
    parts.bars = bars
    return bars.compactMap { $0 as? ScrollBarElement }.filter(\.isUsable)
  }
}
