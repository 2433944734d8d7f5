/// A straight line through the Earth between two places on its surface.
public struct Chord: Hashable, Sendable {
  /// Where it enters, in metres from the centre of the Earth.
  public let start: SIMD3<Double>
  /// Where it comes out, in metres from the centre of the Earth.
  public let end: SIMD3<Double>

  /// Its length in metres.
  public var length: Double { (end - start).length }

  /// How near it passes to the centre of the Earth, in metres; 0 for a place and its antipode.
  public var distanceFromCentre: Double {
    let length = length
    guard length > 0 else { return start.length }
    // The foot of the perpendicular lies between the ends, for both are on a convex surface around
    // the centre; the sum keeps the digits that a cross product of near opposites would lose.
    let direction = (end - start) / length
    let middle = (start + end) / 2
    return (middle - direction * (middle * direction).sum()).length
  }

  /// Returns the position at a share of the way, in metres from the centre of the Earth.
  public func position(at share: Double) -> SIMD3<Double> { start + share * (end - start) }
}

extension SIMD3<Double> {
  /// The length of the vector.
  var length: Double { (self * self).sum().squareRoot() }
}
