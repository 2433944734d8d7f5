import Atlas
internal import Glibc

/// The plane in which the Earth is cut: through its center and both ends of the tunnel.
///
/// Through a place and its antipode there are many; the meridian is taken. Angles on the section are
/// in radians, clockwise from the top. The tunnel is drawn upright with its start above.
nonisolated struct FallPlane: Hashable, Sendable {
  private let start: SIMD3<Double>
  private let across: SIMD3<Double>
  /// The angle of the start on the section, from 0 for a tunnel through the center.
  let angleOfStart: Double

  /// Creates the plane through both ends.
  init(through ends: Ends<Coordinate>) {
    let (start, target) = (UnitVector(ends.start), UnitVector(ends.target))
    self.start = start.components
    let arc = start.angle(to: target).radians
    let side = target.components - start.dot(target) * start.components
    // Near the antipode, what is left of the target says nothing about the direction.
    if .pi - arc < 1e-6 || arc < 1e-12 {
      across = Self.north(at: ends.start)
      angleOfStart = arc < 1 ? .pi / 2 : 0
    } else {
      across = side / (side * side).sum().squareRoot()
      angleOfStart = (.pi - arc) / 2
    }
  }

  /// Returns the place on the rim of the section at an angle.
  func coordinate(at angle: Double) -> Coordinate {
    let turn = angle - angleOfStart
    return UnitVector(direction: cos(turn) * start + sin(turn) * across).coordinate
  }

  /// Returns the angle on the section that is nearest to a place, and how near it is: the cosine of
  /// the angle between the place and the plane.
  func angle(nearest place: Coordinate) -> (angle: Double, cosine: Double) {
    let vector = UnitVector(place).components
    let (x, y) = ((vector * start).sum(), (vector * across).sum())
    return (atan2(y, x) + angleOfStart, min(1, (x * x + y * y).squareRoot()))
  }

  /// Returns the direction to the north at a place.
  private static func north(at place: Coordinate) -> SIMD3<Double> {
    let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return [
      -sin(latitude) * cos(longitude), -sin(latitude) * sin(longitude), cos(latitude),
    ]
  }
}
