internal import Glibc

/// The solution of the direct problem: the end of a geodesic with a known start, azimuth and
/// length.
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
    // Both ω jump by a full turn where σ does, which wrapping the longitude cancels.
    let longitude =
      omega2 - omega1 - ellipsoid.flattening * alpha0.sine * series.a3
      * (sigma12 + series.c3.value(at: sigma2) - series.c3.value(at: sigma1))
    end = Coordinate(
      latitudeRadians: atan2(beta2.sine, (1 - ellipsoid.flattening) * beta2.cosine),
      longitudeRadians: longitude, from: start.longitudeNanodegrees)
    azimuthAtEnd = SineCosine(
      direction: alpha0.cosine * sigma2.cosine, alpha0.sine)
  }

  /// Returns the arc on the auxiliary sphere past `start` whose length σ + C1(σ) is `target`.
  private static func arc(
    for target: Double, from start: SineCosine, _ series: GeodesicSeries
  ) -> Double {
    let offset = series.c1.value(at: start)
    var arc = target
    // The series is nearly the identity, so each round gains three digits or more.
    for _ in 0..<8 {
      let there = start.turned(by: SineCosine(radians: arc))
      let miss = arc + series.c1.value(at: there) - offset - target
      arc -= miss
      if abs(miss) < 1e-16 { break }
    }
    return arc
  }
}
