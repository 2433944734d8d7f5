internal import Glibc

/// The stereographic projection of the ellipsoid centered on a pole, in meters at scale one.
///
/// Source: Snyder, *Map Projections: A Working Manual* (1987), pages 160–163.
enum PolarStereographic {
  private static let e = Ellipsoid.wgs84.eccentricitySquared.squareRoot()

  /// The distance from the pole of a place at which the half-angle tangent of the conformal polar
  /// distance is one.
  private static let unit =
    2 * Ellipsoid.wgs84.equatorialRadius
    / ((1 - Ellipsoid.wgs84.flattening) * exp(e * atanh(e)))

  /// Returns the distance of a latitude from the pole on the plane, in meters.
  ///
  /// - Parameter latitude: Positive toward the pole: north of the equator for the North Pole.
  static func radius(of latitude: SineCosine) -> Double {
    guard latitude.cosine > 1e-300 else { return 0 }
    let tangent = ConformalLatitude.tangent(forGeodetic: latitude.sine / latitude.cosine)
    return tangent < 0
      ? unit * (hypot(1, tangent) - tangent) : unit / (hypot(1, tangent) + tangent)
  }

  /// Returns the latitude at a distance from the pole on the plane, in radians toward the pole.
  static func latitude(atRadius radius: Double) -> Double {
    guard radius > 0 else { return .pi / 2 }
    let half = radius / unit
    return atan(ConformalLatitude.geodeticTangent(for: (1 / half - half) / 2))
  }
}
