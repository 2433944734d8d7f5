/// A ring around a shape that shows that the keyboard works on it.
public struct FocusHaloEffect: Hashable, Sendable {
  /// The rectangle that the ring runs around, in the view's bounds.
  public var rect: Rect
  /// The radius of the rectangle's corners, in points.
  public var cornerRadius: Double

  /// Makes a ring around a rectangle with rounded corners.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    self.rect = rect
    self.cornerRadius = cornerRadius
  }
}
