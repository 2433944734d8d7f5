/// A direction with a length in the plane, for example a speed in points a second.
public struct Vector: Hashable, Sendable {
  /// The parts to the right and down.
  public var dx, dy: Double

  /// The vector without length.
  public static let zero = Vector(dx: 0, dy: 0)

  /// Makes a vector.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }
}
