/// The latitude of the auxiliary sphere that belongs to a geodetic latitude: tan β = (1 − f) tan φ.
struct ReducedLatitude {
  var sine: Double
  var cosine: Double

  init(_ nanodegrees: Int64) {
    let latitude = SineCosine(nanodegrees: nanodegrees)
    let reduced = SineCosine(
      direction: latitude.cosine, (1 - Ellipsoid.wgs84.flattening) * latitude.sine)
    sine = reduced.sine
    // A trace of width at the poles keeps the longitude defined there.
    cosine = max(1.5e-154, reduced.cosine)
  }

  /// dβ/dσ is a root of this kind: √(1 + e'² sin² β).
  var stretch: Double {
    (1 + Ellipsoid.wgs84.secondEccentricitySquared * sine * sine).squareRoot()
  }
}
