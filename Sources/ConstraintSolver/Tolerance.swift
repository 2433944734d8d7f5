/// The limits below which numbers count as rounding errors.
enum Tolerance {
  /// For possible pivots, and for costs, which are of the order of 1.
  static let coefficient = 1e-10
  /// For coefficients that are kept although they are not used as pivots.
  static let trace = 1e-12
  /// For values, which are points on a screen.
  static let value = 1e-8
  /// For pivots: dividing by smaller ones greatly magnifies rounding errors.
  static let pivot = 1e-4
  /// The relative difference below which two numbers count as equal.
  static let cancellation = 1e-12

  /// Returns a sum of coefficients, or exactly 0 if only a rounding error remains.
  @inline(__always)
  static func sum(_ one: Double, _ other: Double) -> Double {
    let sum = one + other
    return abs(sum) <= trace || abs(sum) <= cancellation * abs(one) ? 0 : sum
  }
}
