extension View {
  /// The value that stands for no intrinsic size in a dimension.
  public static let noIntrinsicMetric = -1.0

  /// Resizes the view to fit its content, keeping its top left corner.
  public func sizeToFit() {
    let corner = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    if transform3D == .identity {
      center = Rect(origin: corner, size: bounds.size).center
    }
  }

  /// Returns the view itself or its first descendant with the given tag, or `nil` if there is none.
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }
}
