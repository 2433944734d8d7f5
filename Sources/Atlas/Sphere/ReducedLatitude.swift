/// The reduced latitude β on the auxiliary sphere for a geodetic latitude: tan β = (1 − f) tan φ.
struct ReducedLatitude {
  var sine: Double
  var cosine: Double

  init(_ nanodegrees: Int64) {
    let latitude = SineCosine(nanodegrees: nanodegrees)
    let reduced = SineCosine(
      direction: latitude.cosine, (1 - Ellipsoid.wgs84.flattening) * latitude.sine)
    sine = reduced.sine
    // A tiny nonzero cosine keeps the longitude defined at the poles.
    cosine = max(1.5e-154, reduced.cosine)
  }

  /// The length on the ellipsoid per arc of the auxiliary sphere, in polar radii: √(1 + e'² sin²
  /// β).
  var stretch: Double {
    (1 + Ellipsoid.wgs84.secondEccentricitySquared * sine * sine).squareRoot()
  }
}
