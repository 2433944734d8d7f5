/// A shell of the Earth model, in which density is a polynomial of the distance from the center.
///
/// Distances are shares of the Earth's radius, densities g/cm³. Gravity and energy follow from the
/// polynomial in closed form, up to the constant `EarthModel.scale`.
struct EarthShell: Sendable {
  /// The outer radius.
  let outer: Double
  /// The coefficients of the density, from the constant term upward.
  let density: SIMD4<Double>
  /// The integral ∫ x² ρ dx over all that lies within the shell, less what the shell's own
  /// polynomial would give there.
  var excess = 0.0
  /// The energy that a mass gains in a fall from the surface to the outer radius.
  var energy = 0.0

  /// Returns the density at a distance from the center.
  func density(at x: Double) -> Double {
    let c = density
    return c.x + x * (c.y + x * (c.z + x * c.w))
  }

  /// Returns the antiderivative ∫ x² ρ dx of the shell's polynomial.
  func integral(_ x: Double) -> Double {
    let c = density
    return x * x * x * (c.x / 3 + x * (c.y / 4 + x * (c.z / 5 + x * c.w / 6)))
  }

  /// Returns the gravity at a distance from the center.
  func gravity(at x: Double) -> Double { meanGravity(between: x, and: x) }

  /// Returns the mean gravity between two distances from the center.
  ///
  /// It has no difference of near numbers, so the energy of a short fall keeps its digits.
  func meanGravity(between a: Double, and b: Double) -> Double {
    let c = density
    let (sum, squares) = (a + b, a * a + b * b)
    let ownMass =
      c.x * sum / 6 + c.y * (squares + a * b) / 12 + c.z * sum * squares / 20
      + c.w * (squares * squares + a * b * (squares - a * b)) / 30
    // Nothing lies within the innermost shell, whose center would divide by zero.
    return excess == 0 ? ownMass : ownMass + excess / (a * b)
  }
}
