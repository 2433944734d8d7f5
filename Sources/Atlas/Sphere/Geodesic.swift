internal import Glibc

/// The shortest path between two places on the WGS84 ellipsoid.
///
/// Source: Karney, *Algorithms for geodesics*, Journal of Geodesy 87 (2013), pages 43–55. Accurate
/// to a few nanometers for any two places, including nearly antipodal ones.
public struct Geodesic: Hashable, Sendable {
  /// The start of the path.
  public let start: Coordinate
  /// The end of the path.
  public let end: Coordinate
  /// The length in meters.
  public let distance: Double
  /// The azimuth at the start: clockwise from north, in −180°...180°.
  public let azimuthAtStart: Angle
  /// The azimuth in the direction of travel at the end: clockwise from north, in −180°...180°.
  public let azimuthAtEnd: Angle

  /// Creates the shortest path from one place to another.
  ///
  /// If several paths are equally short, as between the poles, it is one of them. Between a place
  /// and itself, the path has zero length.
  public init(from start: Coordinate, to end: Coordinate) {
    self.start = start
    self.end = end
    // The solver expects the first place in the south and at least as far from the equator as the
    // second, and the second to the east. Symmetry gives the other cases.
    var eastward = end.longitudeNanodegrees - start.longitudeNanodegrees
    let turn: Int64 = 360_000_000_000
    if eastward > turn / 2 { eastward -= turn }
    if eastward <= -turn / 2 { eastward += turn }
    let swaps = abs(start.latitudeNanodegrees) < abs(end.latitudeNanodegrees)
    let (first, second) =
      swaps
      ? (end.latitudeNanodegrees, start.latitudeNanodegrees)
      : (start.latitudeNanodegrees, end.latitudeNanodegrees)
    let mirrorsNorth = first >= 0
    let solution = InverseGeodesic(
      latitude1: mirrorsNorth ? -first : first, latitude2: mirrorsNorth ? -second : second,
      longitude: abs(eastward)
    ).solve()
    let east: Double = eastward < 0 ? -1 : 1
    let north: Double = mirrorsNorth != swaps ? -1 : 1
    let (one, two) =
      swaps ? (solution.azimuth2, solution.azimuth1) : (solution.azimuth1, solution.azimuth2)
    distance = solution.distance
    azimuthAtStart = Geodesic.azimuth(east * one.sine, north * one.cosine)
    azimuthAtEnd = Geodesic.azimuth(east * two.sine, north * two.cosine)
  }

  /// Creates the path that leaves a place in a direction and continues for a distance.
  ///
  /// - Parameters:
  ///   - azimuth: Clockwise from north.
  ///   - distance: Meters; a negative value goes backward.
  public init(from start: Coordinate, azimuth: Angle, distance: Double) {
    let way = DirectGeodesic(start: start, azimuth: azimuth, distance: distance)
    self.start = start
    self.distance = distance
    azimuthAtStart = azimuth
    end = way.end
    azimuthAtEnd = Geodesic.azimuth(way.azimuthAtEnd.sine, way.azimuthAtEnd.cosine)
  }

  private static func azimuth(_ sine: Double, _ cosine: Double) -> Angle {
    // Adding zero turns a negative zero into a positive one: due south is 180°, not −180°.
    .radians(atan2(sine + 0, cosine + 0))
  }
}
