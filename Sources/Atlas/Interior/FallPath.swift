internal import Glibc

/// The way of a fall through the sphere of the Earth model.
///
/// A point on it has an angle: seen along the tunnel, the cosine of the angle times half the length
/// is the distance to the middle. The start has the angle 0, the middle π/2. In an Earth of even
/// density, the angle grows evenly with time, and with layers almost, without the singularities that
/// the speed of 0 at the ends has for lengths.
struct FallPath: Sendable {
  /// A point of the path, in meters.
  struct Spot {
    /// The depth below the surface.
    let depth: Double
    /// The distance from the middle along the tunnel.
    let toMiddle: Double
    /// The distance from the center of the Earth.
    let radius: Double
  }

  /// Half the length, in meters.
  let half: Double
  /// The distance from the center of the Earth, in meters.
  let distanceFromCenter: Double
  let density: TunnelFall.Density

  init(along chord: Chord, density: TunnelFall.Density) {
    half = chord.length / 2
    distanceFromCenter = chord.distanceFromCenter
    self.density = density
  }

  /// The middle of the path.
  var deepest: Spot { spot(at: .pi / 2) }

  /// Returns the point at an angle from 0 to π/2.
  func spot(at angle: Double) -> Spot {
    let (across, toMiddle) = (half * sin(angle), half * cos(angle))
    let radius = hypot(distanceFromCenter, toMiddle)
    // The difference of two radii, which loses digits if the chord is short.
    let depth = across * across / (EarthModel.radius + radius)
    return Spot(depth: depth, toMiddle: toMiddle, radius: radius)
  }

  /// Returns the share of the length that lies between the start and an angle.
  func share(at angle: Double) -> Double { sin(angle / 2) * sin(angle / 2) }

  /// The angles where the path enters another shell, and that of the middle, in order.
  var edges: [Double] {
    let crossed = density == .prem ? EarthModel.boundaries.filter { $0 > distanceFromCenter } : []
    return crossed.map { radius in
      let depth = EarthModel.radius - radius
      return asin(min(1, (depth * (EarthModel.radius + radius)).squareRoot() / half))
    } + [.pi / 2]
  }

  /// Returns the growth of the angle at a point, in radians per second.
  ///
  /// It is the square root of the mean, over the squares of the distances from the center between the
  /// point and the surface, of gravity divided by distance.
  func rate(at spot: Spot) -> Double {
    guard density == .prem, spot.depth > 0 else { return Self.surfaceRate }
    let energy = EarthModel.energy(toDepth: spot.depth)
    return (2 * energy / (spot.depth * (EarthModel.radius + spot.radius))).squareRoot()
  }

  /// The rate at the surface, which in an Earth of even density is that everywhere.
  private static let surfaceRate =
    (EarthModel.gravity(at: EarthModel.radius) / EarthModel.radius).squareRoot()

  /// Returns the speed at a point, in meters per second.
  func speed(at spot: Spot) -> Double {
    rate(at: spot) * (spot.depth * (EarthModel.radius + spot.radius)).squareRoot()
  }

  /// Returns the gravity at a point, in m/s².
  func gravity(at spot: Spot) -> Double {
    switch density {
    case .prem: EarthModel.gravity(at: spot.radius)
    case .uniform: Self.surfaceRate * Self.surfaceRate * spot.radius
    }
  }

  /// Returns the part of the gravity at a point that is along the tunnel, in m/s².
  func pull(at spot: Spot) -> Double {
    spot.radius > 0 ? gravity(at: spot) * (spot.toMiddle / spot.radius) : 0
  }
}
