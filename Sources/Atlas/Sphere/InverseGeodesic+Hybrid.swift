internal import Glibc

extension InverseGeodesic {
  /// The geodesic that leaves place 1 with some azimuth and reaches the latitude of place 2.
  struct Hybrid {
    var arc: GeodesicArc
    var azimuth2: SineCosine
    /// How far east of place 2 it arrives, in radians.
    var error: Double
  }

  func hybrid(_ guess: SineCosine) -> Hybrid {
    var azimuth1 = guess
    // Due east on the equator would never leave it: lean a trace to the south.
    if beta1.sine == 0 && azimuth1.cosine == 0 { azimuth1.cosine = -1.5e-154 }
    let alpha0 = (
      sine: azimuth1.sine * beta1.cosine,
      cosine: hypot(azimuth1.cosine, azimuth1.sine * beta1.sine)
    )
    let azimuth2 = arrival(azimuth1, alpha0.sine)
    let cosine1 = azimuth1.cosine * beta1.cosine
    let cosine2 = azimuth2.cosine * beta2.cosine
    let sigma1 = SineCosine(direction: cosine1, beta1.sine)
    let sigma2 = SineCosine(direction: cosine2, beta2.sine)
    let series = GeodesicSeries(cosineOfEquatorialAzimuth: alpha0.cosine)
    let arc = GeodesicArc(
      sigma1: sigma1, sigma2: sigma2, length: sigma1.advance(to: sigma2), series: series)

    let omega1 = (sine: alpha0.sine * beta1.sine, cosine: cosine1)
    let omega2 = (sine: alpha0.sine * beta2.sine, cosine: cosine2)
    let sine = max(0, omega1.cosine * omega2.sine - omega1.sine * omega2.cosine) + 0
    let cosine = omega1.cosine * omega2.cosine + omega1.sine * omega2.sine
    let overshoot = atan2(
      sine * lambda.cosine - cosine * lambda.sine, cosine * lambda.cosine + sine * lambda.sine)
    let flattening = Ellipsoid.wgs84.flattening
    let c3 = series.c3
    let correction =
      flattening * alpha0.sine * series.a3
      * (arc.length + c3.value(at: sigma2) - c3.value(at: sigma1))
    return Hybrid(arc: arc, azimuth2: azimuth2, error: overshoot - correction)
  }

  /// Returns how fast the error of a geodesic grows with its azimuth.
  func slope(of hybrid: Hybrid) -> Double {
    let ratio = 1 - Ellipsoid.wgs84.flattening
    if hybrid.azimuth2.cosine == 0 { return -2 * ratio * beta1.stretch / beta1.sine }
    return hybrid.arc.reducedLength(stretch1: beta1.stretch, stretch2: beta2.stretch) * ratio
      / (hybrid.azimuth2.cosine * beta2.cosine)
  }

  /// Returns the azimuth with which the geodesic crosses the latitude of place 2.
  private func arrival(_ azimuth1: SineCosine, _ sineOfAlpha0: Double) -> SineCosine {
    let sameCosine = beta2.cosine == beta1.cosine
    let sine = sameCosine ? azimuth1.sine : sineOfAlpha0 / beta2.cosine
    if sameCosine && abs(beta2.sine) == -beta1.sine {
      return SineCosine(sine: sine, cosine: abs(azimuth1.cosine))
    }
    // The difference of squares that keeps more digits: of cosines near the poles, of sines near
    // the equator.
    let difference =
      beta1.cosine < -beta1.sine
      ? (beta2.cosine - beta1.cosine) * (beta1.cosine + beta2.cosine)
      : (beta1.sine - beta2.sine) * (beta1.sine + beta2.sine)
    let along = azimuth1.cosine * beta1.cosine
    return SineCosine(
      sine: sine, cosine: (along * along + difference).squareRoot() / beta2.cosine)
  }
}
