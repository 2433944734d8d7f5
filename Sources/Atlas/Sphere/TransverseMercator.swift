internal import Glibc

/// The transverse Mercator projection of the ellipsoid around a meridian, in meters at scale one.
///
/// Krüger's series to the sixth power of the third flattening, accurate to a few nanometers within
/// 3900 km of the meridian. Source: Karney, *Transverse Mercator with an accuracy of a few
/// nanometers*, Journal of Geodesy 85 (2011), equations 10–14, 35 and 36.
enum TransverseMercator {
  /// A position on the plane, in meters east of the meridian and north of the equator.
  struct Position: Hashable, Sendable {
    var east: Double
    var north: Double
  }

  /// Returns the position of a place.
  ///
  /// - Parameters:
  ///   - latitude: Less than a quarter turn from the equator, or a pole.
  ///   - longitude: Relative to the meridian, less than a quarter turn.
  static func position(latitude: SineCosine, longitude: SineCosine) -> Position {
    let (xi, eta): (Double, Double)
    if latitude.cosine < 1e-300 {
      (xi, eta) = (latitude.sine < 0 ? -.pi / 2 : .pi / 2, 0)
    } else {
      let tangent = ConformalLatitude.tangent(forGeodetic: latitude.sine / latitude.cosine)
      xi = atan2(tangent, longitude.cosine)
      eta = asinh(longitude.sine / hypot(tangent, longitude.cosine))
    }
    let sum = series(forward, xi, eta)
    return Position(east: radius * (eta + sum.eta), north: radius * (xi + sum.xi))
  }

  /// Returns the latitude and longitude of a position in radians, the longitude relative to the
  /// meridian.
  static func angles(of position: Position) -> (latitude: Double, longitude: Double) {
    let (xi, eta) = (position.north / radius, position.east / radius)
    let sum = series(backward, xi, eta)
    let (conformalXi, conformalEta) = (xi - sum.xi, eta - sum.eta)
    let (height, width) = (sinh(conformalEta), max(0, cos(conformalXi)))
    let tangent = ConformalLatitude.geodeticTangent(
      for: sin(conformalXi) / hypot(height, width))
    return (atan(tangent), atan2(height, width))
  }

  private static let n = Ellipsoid.wgs84.thirdFlattening

  /// The radius of the sphere whose meridians are as long as those of the ellipsoid.
  private static let radius: Double = {
    let n2 = n * n
    return Ellipsoid.wgs84.equatorialRadius / (1 + n)
      * (1 + n2 * (1 / 4 + n2 * (1 / 64 + n2 / 256)))
  }()

  /// The coefficients α of Krüger's series, from the sphere to the plane.
  private static let forward = coefficients([
    [1 / 2, -2 / 3, 5 / 16, 41 / 180, -127 / 288, 7891 / 37800],
    [13 / 48, -3 / 5, 557 / 1440, 281 / 630, -1_983_433 / 1_935_360],
    [61 / 240, -103 / 140, 15061 / 26880, 167603 / 181440],
    [49561 / 161280, -179 / 168, 6_601_661 / 7_257_600],
    [34729 / 80640, -3_418_889 / 1_995_840],
    [212_378_941 / 319_334_400],
  ])

  /// The coefficients β of Krüger's series, from the plane to the sphere.
  private static let backward = coefficients([
    [1 / 2, -2 / 3, 37 / 96, -1 / 360, -81 / 512, 96199 / 604800],
    [1 / 48, 1 / 15, -437 / 1440, 46 / 105, -1_118_711 / 3_870_720],
    [17 / 480, -37 / 840, -209 / 4480, 5569 / 90720],
    [4397 / 161280, -11 / 504, -830251 / 7_257_600],
    [4583 / 161280, -108847 / 3_991_680],
    [20_648_693 / 638_668_800],
  ])

  /// Evaluates each row as a polynomial in the third flattening; each starts one power higher.
  private static func coefficients(_ rows: [[Double]]) -> [Double] {
    rows.enumerated().map { index, row in
      row.reversed().reduce(0) { $0 * n + $1 } * (0...index).reduce(1) { power, _ in power * n }
    }
  }

  private static func series(
    _ coefficients: [Double], _ xi: Double, _ eta: Double
  ) -> (xi: Double, eta: Double) {
    var sum = (xi: 0.0, eta: 0.0)
    for (index, coefficient) in coefficients.enumerated() {
      let order = 2 * Double(index + 1)
      sum.xi += coefficient * sin(order * xi) * cosh(order * eta)
      sum.eta += coefficient * cos(order * xi) * sinh(order * eta)
    }
    return sum
  }
}
