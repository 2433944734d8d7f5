internal import Glibc

extension InverseGeodesic {
  /// The starting point: the solution of a very short path, or else a guess of the azimuth.
  enum Start {
    case short(Solution)
    case guess(SineCosine)
  }

  func start() -> Start {
    let north = beta2.sine * beta1.cosine - beta2.cosine * beta1.sine
    let sum = beta2.sine * beta1.cosine + beta2.cosine * beta1.sine
    let together = beta2.cosine * beta1.cosine + beta2.sine * beta1.sine
    let isShort = together >= 0 && north < 0.5 && beta2.cosine * longitude < 0.5
    let stretch = isShort ? meanStretch : 1
    let omega =
      isShort
      ? SineCosine(radians: longitude / ((1 - Ellipsoid.wgs84.flattening) * stretch)) : lambda

    let sine = beta2.cosine * omega.sine
    let cosine = departure(omega, north: north, sum: sum)
    let sineOfArc = (sine * sine + cosine * cosine).squareRoot()
    let cosineOfArc = beta1.sine * beta2.sine + beta1.cosine * beta2.cosine * omega.cosine

    if isShort && sineOfArc < shortest {
      let arrival = SineCosine(
        direction: north - beta1.cosine * beta2.sine * versine(omega), beta1.cosine * omega.sine)
      return .short(
        Solution(
          distance: atan2(sineOfArc, cosineOfArc) * Ellipsoid.wgs84.polarRadius * stretch,
          azimuth1: SineCosine(direction: cosine, sine), azimuth2: arrival))
    }
    let isNearAntipode =
      cosineOfArc < 0
      && sineOfArc < 6 * Ellipsoid.wgs84.thirdFlattening * .pi * beta1.cosine * beta1.cosine
    if isNearAntipode { return .guess(guessNearAntipode(north: north, sum: sum)) }
    return .guess(
      sine > 0 ? SineCosine(direction: cosine, sine) : SineCosine(sine: 1, cosine: 0))
  }

  /// The arc below which the sphere of the mean latitude is exact to the last digit.
  private var shortest: Double {
    let flattening = Ellipsoid.wgs84.flattening
    return 0.1 * Double.ulpOfOne.squareRoot()
      / (flattening * (1 - flattening / 2) / 2).squareRoot()
  }

  private var meanStretch: Double {
    let sine = (beta1.sine + beta2.sine) * (beta1.sine + beta2.sine)
    let cosine = (beta1.cosine + beta2.cosine) * (beta1.cosine + beta2.cosine)
    return (1 + Ellipsoid.wgs84.secondEccentricitySquared * sine / (sine + cosine)).squareRoot()
  }

  /// Returns 1 − cos ω without cancellation.
  private func versine(_ omega: SineCosine) -> Double {
    omega.cosine >= 0 ? omega.sine * omega.sine / (1 + omega.cosine) : 1 - omega.cosine
  }

  /// Returns the northward component of the great circle's direction at place 1.
  private func departure(_ omega: SineCosine, north: Double, sum: Double) -> Double {
    let squared = omega.sine * omega.sine
    return omega.cosine >= 0
      ? north + beta2.cosine * beta1.sine * squared / (1 + omega.cosine)
      : sum - beta2.cosine * beta1.sine * squared / (1 - omega.cosine)
  }

  /// Solves the flat problem around the antipode, where the envelope of the geodesics is an
  /// astroid.
  private func guessNearAntipode(north: Double, sum: Double) -> SineCosine {
    let ellipsoid = Ellipsoid.wgs84
    let series = GeodesicSeries(cosineOfEquatorialAzimuth: abs(beta1.sine))
    let longitudeScale = ellipsoid.flattening * beta1.cosine * series.a3 * .pi
    let x = -supplement / longitudeScale
    let y = sum / (longitudeScale * beta1.cosine)
    if y > -200 * Double.ulpOfOne && x > -1 - 1000 * Double.ulpOfOne.squareRoot() {
      let sine = min(1, -x)
      return sine > 0
        ? SineCosine(direction: -(1 - sine * sine).squareRoot(), sine)
        : SineCosine(sine: 1, cosine: 0)
    }
    let k = astroid(x, y)
    let omega = longitudeScale * (-x * k / (1 + k))
    let near = SineCosine(sine: sin(omega), cosine: -cos(omega))
    let sine = beta2.cosine * near.sine
    let cosine = departure(near, north: north, sum: sum)
    return sine > 0 ? SineCosine(direction: cosine, sine) : SineCosine(sine: 1, cosine: 0)
  }

  /// Returns the positive root of k⁴ + 2k³ − (x² + y² − 1)k² − 2y²k − y² = 0.
  private func astroid(_ x: Double, _ y: Double) -> Double {
    let p = x * x
    let q = y * y
    let r = (p + q - 1) / 6
    guard q != 0 || r > 0 else { return 0 }
    let u = Quartic.resolvent(r: r, s: p * q / 4)
    let v = (u * u + q).squareRoot()
    let sum = u < 0 ? q / (v - u) : u + v
    let w = (sum - q) / (2 * v)
    return sum / ((sum + w * w).squareRoot() + w)
  }
}
