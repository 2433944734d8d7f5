/// A straight line through the Earth between two places on its surface.
public struct Chord: Hashable, Sendable {
  /// The start point, in meters from the center of the Earth.
  public let start: SIMD3<Double>
  /// The end point, in meters from the center of the Earth.
  public let end: SIMD3<Double>

  /// The length in meters.
  public var length: Double { (end - start).length }

  /// The shortest distance to the center of the Earth, in meters; 0 for a place and its antipode.
  public var distanceFromCenter: Double {
    let length = length
    guard length > 0 else { return start.length }
    // The foot of the perpendicular lies between the ends, because both are on a convex surface
    // around the center. The sum keeps the digits that a cross product of near opposites would
    // lose.
    let direction = (end - start) / length
    let middle = (start + end) / 2
    return (middle - direction * (middle * direction).sum()).length
  }

  /// Returns the point at a fraction of the length, in meters from the center of the Earth.
  public func position(at share: Double) -> SIMD3<Double> { start + share * (end - start) }
}

extension SIMD3<Double> {
  /// The length of the vector.
  var length: Double { (self * self).sum().squareRoot() }
}
