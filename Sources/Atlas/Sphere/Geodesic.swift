internal import Glibc

/// The shortest way between two places over the WGS84 ellipsoid.
///
/// Source: Karney, *Algorithms for geodesics*, Journal of Geodesy 87 (2013), pages 43–55. Good to a
/// few nanometres for any two places, nearly opposite ones included.
public struct Geodesic: Hashable, Sendable {
  /// Where it starts.
  public let start: Coordinate
  /// Where it ends.
  public let end: Coordinate
  /// Its length in metres.
  public let distance: Double
  /// Its direction at the start: clockwise from north, −180°...180°.
  public let azimuthAtStart: Angle
  /// Its direction at the end, going on: clockwise from north, −180°...180°.
  public let azimuthAtEnd: Angle

  /// Makes the shortest way from one place to another.
  ///
  /// Where several are equally short (between opposite poles, say), one of them; between a place
  /// and itself, a way of no length.
  public init(from start: Coordinate, to end: Coordinate) {
    self.start = start
    self.end = end
    // The solver wants the place farther from the equator first and in the south, the other one to
    // the east; symmetry gives the rest.
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

  /// Makes the way that leaves a place in a direction and goes on for a distance.
  ///
  /// - Parameters:
  ///   - azimuth: Clockwise from north.
  ///   - distance: Metres; a negative one goes backwards.
  public init(from start: Coordinate, azimuth: Angle, distance: Double) {
    let way = DirectGeodesic(start: start, azimuth: azimuth, distance: distance)
    self.start = start
    self.distance = distance
    azimuthAtStart = azimuth
    end = way.end
    azimuthAtEnd = Geodesic.azimuth(way.azimuthAtEnd.sine, way.azimuthAtEnd.cosine)
  }

  private static func azimuth(_ sine: Double, _ cosine: Double) -> Angle {
    // Adding zero turns a negative zero into a plain one: due south is 180°, not −180°.
    .radians(atan2(sine + 0, cosine + 0))
  }
}
