internal import CGlobe
internal import Glibc

/// An angle as its sine and cosine, which lose no precision near 0°, 90° and 180°.
struct SineCosine {
  var sine: Double
  var cosine: Double

  init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  /// Creates the unit-length pair in the direction of (cosine, sine).
  init(direction cosine: Double, _ sine: Double) {
    // No component here is so small that its square underflows.
    let length = (cosine * cosine + sine * sine).squareRoot()
    self.init(sine: sine / length, cosine: cosine / length)
  }

  init(radians: Double) {
    var (sine, cosine) = (0.0, 0.0)
    vector_sine_cosine(radians, &sine, &cosine)
    self.init(sine: sine, cosine: cosine)
  }

  /// Creates the pair for an angle in nanodegrees, exact at every quarter turn.
  init(nanodegrees: Int64) {
    let quarter: Int64 = 90_000_000_000
    let turns = (nanodegrees >= 0 ? nanodegrees + quarter / 2 : nanodegrees - quarter / 2) / quarter
    let rest = SineCosine(radians: Double(nanodegrees - turns * quarter) * (.pi / 180e9))
    let (s, c) = (rest.sine, rest.cosine)
    switch turns & 3 {
    case 0: self.init(sine: s, cosine: c)
    case 1: self.init(sine: c, cosine: -s)
    case 2: self.init(sine: -s, cosine: -c)
    default: self.init(sine: -c, cosine: s)
    }
  }

  /// Returns the sum of this angle and another.
  func turned(by other: SineCosine) -> SineCosine {
    SineCosine(
      direction: cosine * other.cosine - sine * other.sine,
      sine * other.cosine + cosine * other.sine)
  }

  /// Returns the angle from this angle forward to a later one, in 0...π.
  func advance(to later: SineCosine) -> Double {
    // Adding zero turns a negative zero positive, so that half a turn goes forward, not back.
    atan2(
      max(0, cosine * later.sine - sine * later.cosine) + 0,
      cosine * later.cosine + sine * later.sine)
  }
}
