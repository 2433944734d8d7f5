/// A ring around a rounded rectangle that marks the focused view.
public struct FocusHaloEffect: Hashable, Sendable {
  /// The rectangle that the ring surrounds, in the view's bounds.
  public var rect: Rect
  /// The corner radius of the rectangle, in points.
  public var cornerRadius: Double

  /// Creates a ring around a rounded rectangle.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    self.rect = rect
    self.cornerRadius = cornerRadius
  }
}
