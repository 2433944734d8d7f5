extension View {
  /// Moves and resizes the subviews by their masks after the size has changed.
  func resizeSubviews(from oldSize: Size) {
    for subview in storedSubviews where !subview.autoresizingMask.isEmpty {
      // The frame as it is without a transform, which is about the center and stays as it is.
      let placed = Rect(center: subview.center, size: subview.bounds.size)
      subview.frame = subview.autoresizingMask.frame(
        from: placed, in: oldSize, to: properties.bounds.size)
    }
  }
}
