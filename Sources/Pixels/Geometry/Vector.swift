/// A 2D vector, for example a velocity in points per second.
public struct Vector: Hashable, Sendable {
  /// The components to the right and down.
  public var dx, dy: Double

  /// The zero vector.
  public static let zero = Vector(dx: 0, dy: 0)

  /// Creates a vector.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }
}
