/// A segment of a geodesic between two points of the auxiliary sphere.
struct GeodesicArc {
  var sigma1: SineCosine
  var sigma2: SineCosine
  /// The arc length on the auxiliary sphere, in radians.
  var length: Double
  var series: GeodesicSeries

  /// The length in meters.
  var distance: Double {
    let c1 = series.c1
    return Ellipsoid.wgs84.polarRadius * series.a1
      * (length + c1.value(at: sigma2) - c1.value(at: sigma1))
  }

  /// The reduced length divided by the polar radius: how fast neighboring geodesics from the start
  /// have diverged at the end.
  func reducedLength(stretch1: Double, stretch2: Double) -> Double {
    let (c1, c2, a1, a2) = (series.c1, series.c2, series.a1, series.a2)
    let b1 = c1.value(at: sigma2) - c1.value(at: sigma1)
    let b2 = c2.value(at: sigma2) - c2.value(at: sigma1)
    let j = (a1 - a2) * length + (a1 * b1 - a2 * b2)
    return stretch2 * (sigma1.cosine * sigma2.sine) - stretch1 * (sigma1.sine * sigma2.cosine)
      - sigma1.cosine * sigma2.cosine * j
  }
}
