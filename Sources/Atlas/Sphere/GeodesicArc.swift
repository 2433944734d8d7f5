/// A piece of a geodesic between two points of the auxiliary sphere.
struct GeodesicArc {
  var sigma1: SineCosine
  var sigma2: SineCosine
  /// The arc on the auxiliary sphere, in radians.
  var length: Double
  var series: GeodesicSeries

  /// The length in metres.
  var distance: Double {
    Ellipsoid.wgs84.polarRadius * series.a1
      * (length + series.c1.value(at: sigma2) - series.c1.value(at: sigma1))
  }

  /// The reduced length over the polar radius: how fast two such geodesics diverge at the end.
  func reducedLength(stretch1: Double, stretch2: Double) -> Double {
    let b1 = series.c1.value(at: sigma2) - series.c1.value(at: sigma1)
    let b2 = series.c2.value(at: sigma2) - series.c2.value(at: sigma1)
    let j = (series.a1 - series.a2) * length + (series.a1 * b1 - series.a2 * b2)
    return stretch2 * (sigma1.cosine * sigma2.sine) - stretch1 * (sigma1.sine * sigma2.cosine)
      - sigma1.cosine * sigma2.cosine * j
  }
}
