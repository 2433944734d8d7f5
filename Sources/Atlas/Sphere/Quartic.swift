internal import Glibc

/// The resolvent shared by geodetic heights and by geodesics near the antipode.
///
/// Both solve a quartic equation by the same root of its resolvent cubic.
enum Quartic {
  /// Returns the real root u of the resolvent cubic with the parameters r and S = r³s.
  static func resolvent(r: Double, s: Double) -> Double {
    let cube = r * r * r
    let discriminant = s * (2 * cube + s)
    if discriminant < 0 {
      // Three real roots: choose the one that does not cancel.
      return r + 2 * r * cos(atan2((-discriminant).squareRoot(), -(s + cube)) / 3)
    }
    let root = discriminant.squareRoot()
    let sum = s + cube
    let t = cbrt(sum < 0 ? sum - root : sum + root)
    return r + t + (t == 0 ? 0 : r * r / t)
  }
}
