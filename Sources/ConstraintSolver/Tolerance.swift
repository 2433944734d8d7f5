/// How small a number has to be to count as what rounding has left of a 0.
enum Tolerance {
  /// For what rows may be divided by, and for costs, which are of the order of 1.
  static let coefficient = 1e-10
  /// For coefficients that are kept although nothing is divided by them.
  static let trace = 1e-12
  /// For values, which are points on a screen.
  static let value = 1e-8
  /// For what rows are divided by: what is smaller makes what rounding has left much larger.
  static let pivot = 1e-4
  /// The part of two numbers that their difference keeps if they were meant to be equal.
  static let cancellation = 1e-12

  /// Returns a sum of coefficients, exactly 0 where only rounding is left.
  @inline(__always)
  static func sum(_ one: Double, _ other: Double) -> Double {
    let sum = one + other
    return abs(sum) <= trace || abs(sum) <= cancellation * abs(one) ? 0 : sum
  }
}
