/// A view around scroll views that takes the drags that these have no more content for.
@MainActor
protocol DragTaking: View {
  /// Whether a drag by a distance, in points, moves what the view shows.
  func takesDrag(_ way: Point) -> Bool
}

extension View {
  /// Whether the view has a use of its own for a drag with a finger, so that a view around it must not
  /// take it.
  ///
  /// - Parameter way: The direction of the drag.
  func hasUse(forDrag way: Point) -> Bool {
    if let taker = self as? any DragTaking, taker.takesDrag(way) { return true }
    if let scrollView = self as? ScrollView { return scrollView.hasContent(towards: way) }
    if self is Control { return !(self is Button) }
    return gestureRecognizers.contains { $0 is PanGestureRecognizer && $0.isEnabled }
  }
}

extension ScrollView {
  /// Whether a drag in a direction would reveal content.
  fileprivate func hasContent(towards way: Point) -> Bool {
    let axis: ScrollAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    guard isScrollEnabled, canDrag(axis) else { return false }
    let range = range(axis)
    return way[axis] < 0
      ? contentOffset[axis] < range.upperBound : contentOffset[axis] > range.lowerBound
  }
}
