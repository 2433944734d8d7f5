internal import Glibc

/// The figure of the Earth: an ellipsoid of revolution, flattened at the poles.
public struct Ellipsoid: Hashable, Sendable {
  /// The distance from the center to the equator, in meters.
  public let equatorialRadius: Double
  /// The flattening: (a − b) / a.
  public let flattening: Double

  /// The ellipsoid of the World Geodetic System 1984, which GPS uses.
  public static let wgs84 = Ellipsoid(
    equatorialRadius: 6_378_137, flattening: 1 / 298.257223563)

  /// The mean radius of the Earth, (2a + b) / 3, in meters: 6,371,008.8.
  public static let meanRadius = (2 * wgs84.equatorialRadius + wgs84.polarRadius) / 3

  /// The distance from the center to a pole, in meters.
  public var polarRadius: Double { equatorialRadius * (1 - flattening) }

  /// The square of the first eccentricity: (a² − b²) / a².
  var eccentricitySquared: Double { flattening * (2 - flattening) }
  /// The square of the second eccentricity: (a² − b²) / b².
  var secondEccentricitySquared: Double {
    eccentricitySquared / ((1 - flattening) * (1 - flattening))
  }
  /// The third flattening: (a − b) / (a + b).
  var thirdFlattening: Double { flattening / (2 - flattening) }

  /// Returns the position of a coordinate relative to the center of the Earth, in meters.
  ///
  /// The x-axis points to 0° N 0° E, the y-axis to 0° N 90° E, and the z-axis to the North Pole.
  ///
  /// - Parameter height: Meters above the ellipsoid.
  public func position(of coordinate: Coordinate, height: Double = 0) -> SIMD3<Double> {
    let latitude = SineCosine(nanodegrees: coordinate.latitudeNanodegrees)
    let longitude = SineCosine(nanodegrees: coordinate.longitudeNanodegrees)
    let normal =
      equatorialRadius
      / (1 - eccentricitySquared * latitude.sine * latitude.sine).squareRoot()
    let fromAxis = (normal + height) * latitude.cosine
    return [
      fromAxis * longitude.cosine, fromAxis * longitude.sine,
      (normal * (1 - eccentricitySquared) + height) * latitude.sine,
    ]
  }

  /// Returns the coordinate of a position and its height above the ellipsoid, in meters.
  ///
  /// The inverse of `position(of:height:)`, for any position from the center of the Earth to far
  /// outside it. Source: Vermeille, *Journal of Geodesy* 85 (2011), pages 105–117.
  ///
  /// - Parameter position: Meters from the center of the Earth.
  public func coordinate(of position: SIMD3<Double>) -> (coordinate: Coordinate, height: Double) {
    let fromAxis = hypot(position.x, position.y)
    let (latitude, height) = latitudeAndHeight(fromAxis, position.z)
    let longitude = fromAxis > 0 ? atan2(position.y, position.x) : 0
    return (Coordinate(latitudeRadians: latitude, longitudeRadians: longitude), height)
  }

  private func latitudeAndHeight(_ fromAxis: Double, _ z: Double) -> (Double, Double) {
    let e2 = eccentricitySquared
    let e4 = e2 * e2
    let p = (fromAxis / equatorialRadius) * (fromAxis / equatorialRadius)
    let q = (1 - e2) * (z / equatorialRadius) * (z / equatorialRadius)
    let r = (p + q - e4) / 6
    if e4 * q == 0 && r <= 0 {
      // On the equatorial plane near the center, two points of the surface are nearest, one north
      // and one south. The northern one is chosen.
      let along = ((e4 - p) / (1 - e2)).squareRoot()
      let across = p.squareRoot()
      let length = hypot(along, across)
      return (
        atan2(z < 0 ? -along : along, across), -equatorialRadius * (1 - e2) * length / e2
      )
    }
    let u = Quartic.resolvent(r: r, s: e4 * p * q / 4)
    let v = (u * u + e4 * q).squareRoot()
    // Of the two equal forms, each keeps its digits where the other one cancels.
    let sum = u < 0 ? e4 * q / (v - u) : u + v
    let w = max(0, e2 * (sum - q) / (2 * v))
    let k = sum / ((sum + w * w).squareRoot() + w)
    let foot = k * fromAxis / (k + e2)
    return (
      atan2(z / k, fromAxis / (k + e2)), (1 - (1 - e2) / k) * hypot(foot, z)
    )
  }
}
