/// A view around scroll views that takes the drags that these have no more content for.
@MainActor
protocol DragTaking: View {
  /// Whether a drag by a distance, in points, moves what the view shows.
  func takesDrag(_ way: Point) -> Bool
}

extension ScrollView {
  /// Whether a drag in a direction would reveal content.
  func hasContent(towards way: Point) -> Bool {
    let axis: ScrollAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    guard isScrollEnabled, canDrag(axis) else { return false }
    let range = range(axis)
    return way[axis] < 0
      ? contentOffset[axis] < range.upperBound : contentOffset[axis] > range.lowerBound
  }
}
