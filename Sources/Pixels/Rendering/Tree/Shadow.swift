/// A soft shadow behind a view's rounded rectangle.
public struct Shadow: Hashable, Sendable {
  /// The color; its alpha is the strength of the shadow.
  public var color: Color
  /// The blur: twice the standard deviation of the Gaussian, in points.
  public var radius: Double
  /// The offset of the shadow, in points.
  public var offset: Point

  /// Creates a shadow.
  public init(color: Color, radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
