internal import Glibc

/// The conformal latitude of the ellipsoid, represented by its tangent.
///
/// A sphere with this latitude maps the ellipsoid without distorting angles.
///
/// Source: Karney, *Transverse Mercator with an accuracy of a few nanometers*, Journal of Geodesy 85
/// (2011), equations 7–9 and 19–21.
enum ConformalLatitude {
  private static let e2 = Ellipsoid.wgs84.eccentricitySquared
  private static let e = e2.squareRoot()

  /// Returns the tangent of the conformal latitude for a geodetic latitude.
  static func tangent(forGeodetic tangent: Double) -> Double {
    let secant = hypot(1, tangent)
    let sigma = sinh(e * atanh(e * tangent / secant))
    return hypot(1, sigma) * tangent - sigma * secant
  }

  /// Returns the tangent of the geodetic latitude for a conformal latitude.
  static func geodeticTangent(for conformal: Double) -> Double {
    // Beyond this the two differ only by a constant factor, and the iteration would lose its
    // digits.
    guard abs(conformal) < 1e15 else { return conformal * exp(e * atanh(e)) }
    var tangent =
      abs(conformal) > 70 ? conformal * exp(e * atanh(e)) : conformal / (1 - e2)
    // From a start this close, Newton's method reaches full precision in three steps.
    for _ in 0..<5 {
      let guess = self.tangent(forGeodetic: tangent)
      let step =
        (conformal - guess) * (1 + (1 - e2) * tangent * tangent)
        / ((1 - e2) * hypot(1, tangent) * hypot(1, guess))
      tangent += step
      if abs(step) <= 1e-16 * max(1, abs(tangent)) { break }
    }
    return tangent
  }
}
