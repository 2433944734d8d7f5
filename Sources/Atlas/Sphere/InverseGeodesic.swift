/// The inverse problem: finding the shortest path between two places in standard position.
///
/// In standard position, place 1 is in the south and at least as far from the equator as place 2,
/// and place 2 is 0°...180° to the east.
struct InverseGeodesic {
  struct Solution {
    /// The length in meters.
    var distance: Double
    var azimuth1: SineCosine
    var azimuth2: SineCosine
  }

  let beta1: ReducedLatitude
  let beta2: ReducedLatitude
  /// The difference of longitude in radians; `lambda` is the same angle as sine and cosine.
  let longitude: Double
  let lambda: SineCosine
  /// π minus the difference of longitude, in radians.
  let supplement: Double

  init(latitude1: Int64, latitude2: Int64, longitude: Int64) {
    beta1 = ReducedLatitude(latitude1)
    var second = ReducedLatitude(latitude2)
    if abs(latitude2) == abs(latitude1) { second.cosine = beta1.cosine }
    beta2 = second
    self.longitude = Double(longitude) * (.pi / 180e9)
    lambda = SineCosine(nanodegrees: longitude)
    supplement = Double(180_000_000_000 - longitude) * (.pi / 180e9)
  }

  func solve() -> Solution {
    if lambda.sine == 0 || beta1.cosine < 1e-100 { return alongMeridian() }
    if beta1.sine == 0 && supplement >= Ellipsoid.wgs84.flattening * .pi {
      let east = SineCosine(sine: 1, cosine: 0)
      return Solution(
        distance: Ellipsoid.wgs84.equatorialRadius * longitude, azimuth1: east, azimuth2: east)
    }
    switch start() {
    case .short(let solution): return solution
    case .guess(let azimuth): return iterate(from: azimuth)
    }
  }

  private func alongMeridian() -> Solution {
    let sigma1 = SineCosine(direction: lambda.cosine * beta1.cosine, beta1.sine)
    let sigma2 = SineCosine(direction: beta2.cosine, beta2.sine)
    let series = GeodesicSeries(cosineOfEquatorialAzimuth: 1)
    let arc = GeodesicArc(
      sigma1: sigma1, sigma2: sigma2, length: sigma1.advance(to: sigma2), series: series)
    return Solution(
      distance: arc.distance, azimuth1: lambda, azimuth2: SineCosine(sine: 0, cosine: 1))
  }

  /// Finds the azimuth at place 1 by Newton's method inside a bracket that shrinks each round.
  private func iterate(from guess: SineCosine) -> Solution {
    var azimuth = guess
    var low = SineCosine(sine: 1.5e-154, cosine: 1)
    var high = SineCosine(sine: 1.5e-154, cosine: -1)
    // An error of a few units in the last place of a longitude is some hundred-millionths of a
    // meter.
    let precision = 4 * Double.ulpOfOne
    var trial = hybrid(azimuth)
    // Two or three rounds are typical; the limit is what pure bisection would need.
    for round in 0..<83 {
      let error = error(of: trial)
      guard abs(error) >= precision else { break }
      if error > 0 { high = azimuth } else { low = azimuth }
      let previous = azimuth
      let next = newton(azimuth, trial, error: error, round: round)
      azimuth =
        next
        ?? SineCosine(direction: (low.cosine + high.cosine) / 2, (low.sine + high.sine) / 2)
      let step = abs(azimuth.sine - previous.sine) + abs(azimuth.cosine - previous.cosine)
      let isLast = next != nil && leavesNothing(step, from: trial)
      trial = hybrid(azimuth)
      if isLast || step < precision { break }
    }
    return Solution(
      distance: trial.arc.distance, azimuth1: azimuth, azimuth2: trial.azimuth2)
  }

  /// Whether a Newton step is so small that the remaining error, which is its square, is far below
  /// the last digit.
  ///
  /// Never true near the antipode or along a circle of latitude, where the error curves more.
  private func leavesNothing(_ step: Double, from trial: Hybrid) -> Bool {
    trial.arc.length < 3 && step < 1e-9 * abs(trial.azimuth2.cosine) * beta2.cosine
  }

  private func newton(
    _ azimuth: SineCosine, _ trial: Hybrid, error: Double, round: Int
  ) -> SineCosine? {
    guard round < 20 else { return nil }
    let slope = slope(of: trial)
    guard slope > 0 else { return nil }
    let step = -error / slope
    guard abs(step) < .pi else { return nil }
    let next = azimuth.turned(by: SineCosine(radians: step))
    return next.sine > 0 ? next : nil
  }
}
