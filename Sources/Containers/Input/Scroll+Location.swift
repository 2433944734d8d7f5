extension Scroll {
  /// Returns the pointer's location in a view's bounds, in points.
  @MainActor
  public func location(in view: View) -> Point { view.convert(windowLocation, from: nil) }
}
