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
