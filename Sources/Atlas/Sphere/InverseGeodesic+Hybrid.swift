internal import Glibc

extension InverseGeodesic {
  /// The geodesic that leaves place 1 with a given azimuth and ends at the latitude of place 2.
  struct Hybrid {
    var arc: GeodesicArc
    var azimuth2: SineCosine
    var sineOfAlpha0: Double
    /// The cosine of each azimuth times that of the reduced latitude of its place.
    var cosines: (Double, Double)
  }

  func hybrid(_ guess: SineCosine) -> Hybrid {
    var azimuth1 = guess
    // A geodesic that leaves the equator due east never leaves it, so the guess leans slightly
    // south.
    if beta1.sine == 0 && azimuth1.cosine == 0 { azimuth1.cosine = -1.5e-154 }
    let sineOfAlpha0 = azimuth1.sine * beta1.cosine
    let leaning = azimuth1.sine * beta1.sine
    let azimuth2 = arrival(azimuth1, sineOfAlpha0)
    let cosines = (azimuth1.cosine * beta1.cosine, azimuth2.cosine * beta2.cosine)
    let sigma1 = SineCosine(direction: cosines.0, beta1.sine)
    let sigma2 = SineCosine(direction: cosines.1, beta2.sine)
    let series = GeodesicSeries(
      cosineOfEquatorialAzimuth: (azimuth1.cosine * azimuth1.cosine + leaning * leaning)
        .squareRoot())
    let arc = GeodesicArc(
      sigma1: sigma1, sigma2: sigma2, length: sigma1.advance(to: sigma2), series: series)
    return Hybrid(arc: arc, azimuth2: azimuth2, sineOfAlpha0: sineOfAlpha0, cosines: cosines)
  }

  /// Returns how far east of place 2 a geodesic ends, in radians.
  func error(of hybrid: Hybrid) -> Double {
    let alpha0 = hybrid.sineOfAlpha0
    let omega1 = (sine: alpha0 * beta1.sine, cosine: hybrid.cosines.0)
    let omega2 = (sine: alpha0 * beta2.sine, cosine: hybrid.cosines.1)
    let sine = max(0, omega1.cosine * omega2.sine - omega1.sine * omega2.cosine) + 0
    let cosine = omega1.cosine * omega2.cosine + omega1.sine * omega2.sine
    let overshoot = atan2(
      sine * lambda.cosine - cosine * lambda.sine, cosine * lambda.cosine + sine * lambda.sine)
    let arc = hybrid.arc
    let c3 = arc.series.c3
    let correction =
      Ellipsoid.wgs84.flattening * alpha0 * arc.series.a3
      * (arc.length + c3.value(at: arc.sigma2) - c3.value(at: arc.sigma1))
    return overshoot - correction
  }

  /// Returns the derivative of a geodesic's error with respect to its azimuth.
  func slope(of hybrid: Hybrid) -> Double {
    let ratio = 1 - Ellipsoid.wgs84.flattening
    if hybrid.azimuth2.cosine == 0 { return -2 * ratio * beta1.stretch / beta1.sine }
    return hybrid.arc.reducedLength(stretch1: beta1.stretch, stretch2: beta2.stretch) * ratio
      / (hybrid.azimuth2.cosine * beta2.cosine)
  }

  /// Returns the azimuth at which the geodesic crosses the latitude of place 2.
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
