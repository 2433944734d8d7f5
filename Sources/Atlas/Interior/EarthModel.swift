/// The density of the Earth's interior, and a fall through it.
///
/// Source: the Preliminary Reference Earth Model (Dziewonski and Anderson, 1981), table I.
public enum EarthModel {
  /// The radius of the model's sphere, in meters.
  public static let radius = 6_371_000.0

  /// A fall from the surface to the opposite surface, without air and starting from rest.
  public struct Fall: Hashable, Sendable {
    /// The duration in seconds.
    public let duration: Double
    /// The speed at the center, in meters per second.
    public let topSpeed: Double
  }

  /// The layers: outer radius in kilometers, and density in g/cm³ as a polynomial of r/a.
  private static let shells: [(outer: Double, density: SIMD4<Double>)] = [
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
  ]

  /// Newton's constant, CODATA 2018, in m³/kg/s².
  private static let gravitation = 6.674_30e-11

  /// Returns the density at a distance from the center, in kg/m³, or 0 outside the Earth.
  public static func density(at radius: Double) -> Double {
    guard let shell = shells.first(where: { radius <= $0.outer * 1000 }) else { return 0 }
    let x = radius / self.radius
    let c = shell.density
    return 1000 * (c.x + x * (c.y + x * (c.z + x * c.w)))
  }

  /// Returns the mass within a distance from the center, in kilograms.
  public static func mass(within radius: Double) -> Double {
    let end = min(radius, self.radius) / self.radius
    var start = 0.0
    var sum = 0.0
    for shell in shells where start < end {
      let outer = min(shell.outer * 1000 / self.radius, end)
      sum += integral(shell.density, outer) - integral(shell.density, start)
      start = outer
    }
    return 4 * .pi * self.radius * self.radius * self.radius * 1000 * sum
  }

  /// Returns the antiderivative ∫ x² ρ(x) dx.
  private static func integral(_ c: SIMD4<Double>, _ x: Double) -> Double {
    x * x * x * (c.x / 3 + x * (c.y / 4 + x * (c.z / 5 + x * c.w / 6)))
  }

  /// Returns the gravity at a distance from the center, in m/s².
  ///
  /// It is strongest not on the surface but at the top of the core.
  public static func gravity(at radius: Double) -> Double {
    radius > 0 ? gravitation * mass(within: radius) / (radius * radius) : 0
  }

  /// The fall through a sphere of the same mass and size but uniform density.
  ///
  /// It is harmonic: half a period of 2π √(r³ / GM), 42 minutes.
  public static let uniformFall: Fall = {
    let rate = (gravity(at: radius) / radius).squareRoot()
    return Fall(duration: .pi / rate, topSpeed: rate * radius)
  }()

  /// The fall through a tunnel through the center, integrated over the layers of the model.
  ///
  /// It takes 38 minutes, compared with 42 for uniform density. Source: Klotz, *The gravity tunnel
  /// in a non-uniform Earth*, American Journal of Physics 83 (2015).
  public static let fall: Fall = {
    // Leapfrog steps of one second keep the final error far below one second.
    var (height, speed, time) = (radius, 0.0, 0.0)
    while height > 0 {
      let half = speed + gravity(at: height) / 2
      let next = height - half
      if next <= 0 {
        let rest = height / half
        return Fall(duration: 2 * (time + rest), topSpeed: half)
      }
      height = next
      speed = half + gravity(at: height) / 2
      time += 1
    }
    return Fall(duration: 2 * time, topSpeed: speed)
  }()
}
