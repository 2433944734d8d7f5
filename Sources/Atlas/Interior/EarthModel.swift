/// The density of the Earth's interior, and the gravity that follows from it.
///
/// Source: the Preliminary Reference Earth Model (Dziewonski and Anderson, 1981), table I.
public enum EarthModel {
  /// The radius of the model's sphere, in meters.
  public static let radius = 6_371_000.0

  /// Newton's constant, CODATA 2018, in m³/kg/s².
  private static let gravitation = 6.674_30e-11

  /// The gravity for a shell's gravity of 1, in m/s².
  private static let scale = 4 * .pi * gravitation * 1000 * radius

  /// The shells, from the center outward.
  private static let shells: [EarthShell] = {
    // The outer radius in kilometers, and the density in g/cm³ as a polynomial of r/a.
    var shells = [
      (1221.5, [13.0885, 0, -8.8381, 0]),
      (3480, [12.5815, -1.2638, -3.6426, -5.5281]),
      (5701, [7.9565, -6.4761, 5.5283, -3.0807]),
      (5771, [5.3197, -1.4836, 0, 0]),
      (5971, [11.2494, -8.0298, 0, 0]),
      (6151, [7.1089, -3.8045, 0, 0]),
      (6346.6, [2.6910, 0.6924, 0, 0]),
      (6356, [2.9, 0, 0, 0]),
      (6368, [2.6, 0, 0, 0]),
      (6371, [1.02, 0, 0, 0]),
    ].map { EarthShell(outer: $0 * 1000 / radius, density: $1) }
    for (inner, outer) in zip(shells.indices, shells.indices.dropFirst()) {
      let edge = shells[inner].outer
      shells[outer].excess =
        shells[inner].excess + shells[inner].integral(edge) - shells[outer].integral(edge)
    }
    for (inner, outer) in zip(shells.indices, shells.indices.dropFirst()).reversed() {
      let (edge, shell) = (shells[inner].outer, shells[outer])
      shells[inner].energy =
        shell.energy
        + (shell.outer - edge) * shell.meanGravity(between: edge, and: shell.outer)
    }
    return shells
  }()

  /// The radii of the boundaries between shells, in meters, from the surface inward.
  static var boundaries: [Double] { shells.dropLast().reversed().map { $0.outer * radius } }

  /// Returns the density at a distance from the center, in kg/m³, or 0 outside the Earth.
  public static func density(at radius: Double) -> Double {
    let x = radius / self.radius
    return x <= 1 ? 1000 * shell(at: x).density(at: x) : 0
  }

  /// Returns the mass within a distance from the center, in kilograms.
  public static func mass(within radius: Double) -> Double {
    let radius = min(radius, self.radius)
    return gravity(at: radius) * radius * radius / gravitation
  }

  /// Returns the gravity at a distance from the center, in m/s².
  ///
  /// It is strongest not on the surface but at the top of the core. Outside the Earth, it decreases
  /// with the square of the distance.
  public static func gravity(at radius: Double) -> Double {
    let x = min(radius / self.radius, 1)
    let gravity = scale * shell(at: x).gravity(at: x)
    return radius > self.radius
      ? gravity * (self.radius / radius) * (self.radius / radius) : gravity
  }

  /// Returns the energy that a kilogram gains in a fall from the surface to a depth, in joules.
  static func energy(toDepth depth: Double) -> Double {
    let x = 1 - depth / radius
    let shell = shell(at: x)
    // In the outermost shell, the depth itself has more digits than a difference of radii.
    let fallen = shell.energy == 0 ? depth / radius : shell.outer - x
    let own = fallen * shell.meanGravity(between: x, and: shell.outer)
    return scale * radius * (shell.energy + own)
  }

  /// Returns the shell at a distance from the center, in radii of the Earth.
  private static func shell(at x: Double) -> EarthShell {
    shells.first { x <= $0.outer } ?? shells[shells.count - 1]
  }
}
