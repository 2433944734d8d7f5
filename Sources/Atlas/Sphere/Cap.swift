/// A circular region of the sphere: everything within an angle of a direction.
public struct Cap: Hashable, Sendable {
  /// The direction of the center.
  public let center: UnitVector
  /// The angle from the center to the rim, in 0°...180°.
  public let radius: Angle

  /// Creates a cap around a direction.
  public init(center: UnitVector, radius: Angle) {
    self.center = center
    self.radius = radius
  }

  /// Creates a cap around a place with a radius in meters along the mean sphere.
  public init(center: Coordinate, meters: Double) {
    self.init(
      center: UnitVector(center), radius: .radians(min(meters / Ellipsoid.meanRadius, .pi)))
  }

  /// Whether the direction lies in the cap or on its rim.
  public func contains(_ vector: UnitVector) -> Bool { center.angle(to: vector) <= radius }

  /// Whether the place lies in the cap or on its rim.
  public func contains(_ coordinate: Coordinate) -> Bool { contains(UnitVector(coordinate)) }

  /// Whether the two caps have a point in common.
  public func intersects(_ other: Cap) -> Bool {
    center.angle(to: other.center).degrees <= radius.degrees + other.radius.degrees
  }
}
