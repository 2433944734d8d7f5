internal import CGlobe
internal import Glibc

/// An angle as its sine and cosine: no precision is lost near 0°, 90° and 180°.
struct SineCosine {
  var sine: Double
  var cosine: Double

  init(sine: Double, cosine: Double) {
    self.sine = sine
    self.cosine = cosine
  }

  /// Makes the pair that lies in the direction of (cosine, sine), of length one.
  init(direction cosine: Double, _ sine: Double) {
    // Nothing here is so small that its square is lost.
    let length = (cosine * cosine + sine * sine).squareRoot()
    self.init(sine: sine / length, cosine: cosine / length)
  }

  init(radians: Double) {
    var (sine, cosine) = (0.0, 0.0)
    vector_sine_cosine(radians, &sine, &cosine)
    self.init(sine: sine, cosine: cosine)
  }

  /// Makes the pair of an angle in nanodegrees; exact at every quarter turn.
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

  /// The angle in −π...π.
  var radians: Double { atan2(sine, cosine) }

  /// Returns the angle plus another one.
  func turned(by other: SineCosine) -> SineCosine {
    SineCosine(
      direction: cosine * other.cosine - sine * other.sine,
      sine * other.cosine + cosine * other.sine)
  }

  /// Returns the angle from this one on to a later one, in 0...π.
  func advance(to later: SineCosine) -> Double {
    // Adding zero makes a negative zero plain: half a turn on, not back.
    atan2(
      max(0, cosine * later.sine - sine * later.cosine) + 0,
      cosine * later.cosine + sine * later.sine)
  }
}
