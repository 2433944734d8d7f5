extension View {
  /// Moves and resizes the subviews by their masks after the size has changed.
  func resizeSubviews(from oldSize: Size) {
    for subview in storedSubviews where !subview.autoresizingMask.isEmpty {
      subview.frame = subview.autoresizingMask.frame(
        from: subview.frame, in: oldSize, to: properties.bounds.size)
    }
  }
}
