/// The series that convert arcs of the auxiliary sphere to lengths and longitudes on WGS84.
///
/// Source: Karney, *Algorithms for geodesics*, Journal of Geodesy 87 (2013), equations 17, 18, 42,
/// 43, 24 and 25, to sixth order: accurate to a few nanometers.
struct GeodesicSeries {
  /// Σ c[l] sin(2lσ), l = 1...6.
  struct Sines {
    private var c: SIMD8<Double>

    init(_ c: SIMD8<Double>) { self.c = c }

    func value(at angle: SineCosine) -> Double {
      // Clenshaw summation, unrolled: indexing a vector lane by a variable is slow.
      let factor = 2 * (angle.cosine - angle.sine) * (angle.cosine + angle.sine)
      let fifth = factor * c[5] + c[4]
      let fourth = factor * fifth - c[5] + c[3]
      let third = factor * fourth - fifth + c[2]
      let second = factor * third - fourth + c[1]
      let value = factor * second - third + c[0]
      return 2 * angle.sine * angle.cosine * value
    }
  }

  /// The expansion parameter ε of all the series.
  ///
  /// Each series is computed when it is read.
  private let expansion: Double

  /// Creates the series for the geodesic that crosses the equator with the azimuth α0.
  init(cosineOfEquatorialAzimuth: Double) {
    let k2 =
      cosineOfEquatorialAzimuth * cosineOfEquatorialAzimuth
      * Ellipsoid.wgs84.secondEccentricitySquared
    self.init(expansion: k2 / (2 * (1 + (1 + k2).squareRoot()) + k2))
  }

  /// Creates the series from their parameter ε.
  init(expansion: Double) { self.expansion = expansion }

  /// The length factor: distance = b · A1 · (σ + C1(σ)).
  var a1: Double {
    let e2 = expansion * expansion
    return (1 + e2 * (1 / 4 + e2 * (1 / 64 + e2 / 256))) / (1 - expansion)
  }

  /// The length series.
  var c1: Sines {
    let (e, e2) = (expansion, expansion * expansion)
    return Sines(
      SIMD8(
        e * (-1 / 2 + e2 * (3 / 16 - e2 / 32)),
        e2 * (-1 / 16 + e2 * (1 / 32 - e2 * (9 / 2048))),
        e * e2 * (-1 / 48 + e2 * (3 / 256)),
        e2 * e2 * (-5 / 512 + e2 * (3 / 512)),
        e * e2 * e2 * (-7 / 1280),
        e2 * e2 * e2 * (-7 / 2048), 0, 0))
  }

  /// The reduced-length factor.
  var a2: Double {
    let e2 = expansion * expansion
    return (1 - e2 * (3 / 4 + e2 * (7 / 64 + e2 * (11 / 256)))) / (1 + expansion)
  }

  /// The reduced-length series.
  var c2: Sines {
    let (e, e2) = (expansion, expansion * expansion)
    return Sines(
      SIMD8(
        e * (1 / 2 + e2 * (1 / 16 + e2 / 32)),
        e2 * (3 / 16 + e2 * (1 / 32 + e2 * (35 / 2048))),
        e * e2 * (5 / 48 + e2 * (5 / 256)),
        e2 * e2 * (35 / 512 + e2 * (7 / 512)),
        e * e2 * e2 * (63 / 1280),
        e2 * e2 * e2 * (77 / 2048), 0, 0))
  }

  /// The longitude factor: λ = ω − f · sin α0 · A3 · (σ + C3(σ)).
  var a3: Double {
    GeodesicSeries.longitudeFactor(expansion, Ellipsoid.wgs84.thirdFlattening)
  }

  /// The longitude series.
  var c3: Sines { GeodesicSeries.longitudeSines(expansion, Ellipsoid.wgs84.thirdFlattening) }

  private static func longitudeFactor(_ e: Double, _ n: Double) -> Double {
    let first = 1 / 2 - n / 2
    let second = 1 / 4 + n * (1 / 8 - n * (3 / 8))
    let third = 1 / 16 + n * (3 / 16 + n / 16)
    let fourth = 3 / 64 + n / 32
    return 1 - e * (first + e * (second + e * (third + e * (fourth + e * (3 / 128)))))
  }

  private static func longitudeSines(_ e: Double, _ n: Double) -> Sines {
    let one = (
      1 / 4 - n / 4, 1 / 8 - n * n / 8, 3 / 64 + n * (3 / 64 - n / 64), 5 / 128 + n / 64,
      3.0 / 128
    )
    let two = (
      1 / 16 + n * (-3 / 32 + n / 32), 3 / 64 + n * (-1 / 32 - n * (3 / 64)),
      3 / 128 + n / 128, 5.0 / 256
    )
    let three = (
      5 / 192 + n * (-3 / 64 + n * (5 / 192)), 3 / 128 - n * (5 / 192), 7.0 / 512
    )
    let four = (7 / 512 - n * (7 / 256), 7.0 / 512)
    let e2 = e * e
    return Sines(
      SIMD8(
        e * (one.0 + e * (one.1 + e * (one.2 + e * (one.3 + e * one.4)))),
        e2 * (two.0 + e * (two.1 + e * (two.2 + e * two.3))),
        e * e2 * (three.0 + e * (three.1 + e * three.2)),
        e2 * e2 * (four.0 + e * four.1),
        e * e2 * e2 * (21 / 2560), 0, 0, 0))
  }
}
