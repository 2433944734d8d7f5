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

/// The other end of a geodesic whose start, direction and length are known.
struct DirectGeodesic {
  let end: Coordinate
  let azimuthAtEnd: SineCosine

  init(start: Coordinate, azimuth: Angle, distance: Double) {
    let ellipsoid = Ellipsoid.wgs84
    let alpha1 = SineCosine(radians: azimuth.radians)
    let beta1 = ReducedLatitude(start.latitudeNanodegrees)
    let alpha0 = (
      sine: alpha1.sine * beta1.cosine, cosine: hypot(alpha1.cosine, alpha1.sine * beta1.sine)
    )
    let startsAtNode = beta1.sine == 0 && alpha1.cosine == 0
    let cosine = startsAtNode ? 1 : alpha1.cosine * beta1.cosine
    let sigma1 = SineCosine(direction: cosine, beta1.sine)
    let omega1 = atan2(alpha0.sine * beta1.sine, cosine)
    let series = GeodesicSeries(cosineOfEquatorialAzimuth: alpha0.cosine)

    let sigma12 = DirectGeodesic.arc(
      for: distance / (ellipsoid.polarRadius * series.a1), from: sigma1, series)
    let sigma2 = sigma1.turned(by: SineCosine(radians: sigma12))
    let beta2 = (
      sine: alpha0.cosine * sigma2.sine,
      cosine: hypot(alpha0.sine, alpha0.cosine * sigma2.cosine)
    )
    let omega2 = atan2(alpha0.sine * sigma2.sine, sigma2.cosine)
    // Both ω jump by a turn where σ does; the wrapped longitude does not mind.
    let longitude =
      omega2 - omega1 - ellipsoid.flattening * alpha0.sine * series.a3
      * (sigma12 + series.c3.value(at: sigma2) - series.c3.value(at: sigma1))
    end = Coordinate(
      latitudeRadians: atan2(beta2.sine, (1 - ellipsoid.flattening) * beta2.cosine),
      longitudeRadians: longitude, from: start.longitudeNanodegrees)
    azimuthAtEnd = SineCosine(
      direction: alpha0.cosine * sigma2.cosine, alpha0.sine)
  }

  /// Returns the arc of the auxiliary sphere whose length is `target` = σ + C1(σ) past `start`.
  private static func arc(
    for target: Double, from start: SineCosine, _ series: GeodesicSeries
  ) -> Double {
    let offset = series.c1.value(at: start)
    var arc = target
    // The series is nearly the identity: each round gains three digits or more.
    for _ in 0..<8 {
      let there = start.turned(by: SineCosine(radians: arc))
      let miss = arc + series.c1.value(at: there) - offset - target
      arc -= miss
      if abs(miss) < 1e-16 { break }
    }
    return arc
  }
}
