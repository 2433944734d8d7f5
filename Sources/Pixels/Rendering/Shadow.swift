/// A soft shadow behind a view's rounded rectangle.
public struct Shadow: Hashable, Sendable {
  /// The colour, its alpha the strength.
  public var color: Color
  /// The blur: twice the standard deviation of the Gaussian, in points.
  public var radius: Double
  /// How far the shadow is moved, in points.
  public var offset: Point

  /// Makes a shadow.
  public init(color: Color, radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
