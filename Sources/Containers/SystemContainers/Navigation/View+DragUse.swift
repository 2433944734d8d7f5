extension View {
  /// Whether the view has a use of its own for a horizontal drag with a finger, so that a view around
  /// it must not take it.
  ///
  /// - Parameter way: The direction of the drag.
  func hasUse(forDrag way: Point) -> Bool {
    if let taker = self as? any DragTaking { return taker.reveals(way) }
    if let scrollView = self as? ScrollView {
      return scrollView.isScrollEnabled && scrollView.canDrag(.horizontal)
        && scrollView.hasContent(toward: way, .horizontal)
    }
    if self is Control { return !(self is Button) }
    // Containers decide for themselves whether a drag from the edge is for them.
    return gestureRecognizers.contains {
      $0 is PanGestureRecognizer && !($0 is EdgePan) && $0.isEnabled
    }
  }
}
