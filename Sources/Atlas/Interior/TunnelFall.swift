/// A fall through a straight tunnel, from rest at the surface, without air and without the Earth's
/// rotation.
///
/// The fall is through the sphere of the ``EarthModel``, while the tunnel is on the WGS84 ellipsoid.
/// Scaling the axes of the ellipsoid turns it into the sphere. Depth, speed, gravity and time are
/// those of the sphere: both ends are at depth 0, and the center is at 6371 km. Lengths along the
/// tunnel are those of the ellipsoid, up to 0.2 % longer or shorter.
///
/// Source: Klotz, *The gravity tunnel in a non-uniform Earth*, American Journal of Physics 83 (2015).
public struct TunnelFall: Sendable {
  /// How mass is distributed within the Earth.
  public enum Density: Hashable, Sendable {
    /// The layers of the Preliminary Reference Earth Model.
    ///
    /// A fall through the center takes 38 minutes, and one through a shorter tunnel up to 42.
    case prem
    /// The same mass with an even density.
    ///
    /// Every fall is half a period of a pendulum as long as the Earth's radius, and takes 42 minutes,
    /// however long the tunnel is.
    case uniform
  }

  /// The density of the Earth in this fall.
  public let density: Density
  /// The length of the tunnel in meters, on the WGS84 ellipsoid.
  public let length: Double
  /// The greatest depth in meters, below the surface of the Earth model.
  public let deepest: Double
  /// The time from end to end, in seconds.
  public var duration: Double { 2 * schedule.duration }
  /// The speed at the greatest depth, in meters per second.
  public var topSpeed: Double { path.speed(at: path.deepest) }

  let path: FallPath
  private let schedule: FallSchedule

  /// Computes the fall through a tunnel between two places on the WGS84 ellipsoid.
  ///
  /// The time has no error that matters: what cannot be integrated in closed form is accurate to a
  /// microsecond. A tunnel without a length is a fall that stays where it is, and takes as long as one
  /// that is very short.
  public init(along chord: Chord, density: Density = .prem) {
    let path = FallPath(along: chord.onEarthModel, density: density)
    self.path = path
    self.density = density
    length = chord.length
    deepest = path.deepest.depth
    schedule = FallSchedule(of: path)
  }

  /// Returns the state of the fall at a part of its duration, from 0 to 1.
  ///
  /// Parts outside this range are those of the nearer end. The call allocates no memory.
  public func state(at fraction: Double) -> State {
    let fraction = max(0, min(1, fraction))
    // The second half mirrors the first, in which the angle is measured from the start.
    let isRising = fraction > 0.5
    let angle = schedule.angle(at: duration * (isRising ? 1 - fraction : fraction))
    let spot = path.spot(at: angle)
    let share = path.share(at: angle)
    return State(
      elapsed: duration * fraction, distance: length * (isRising ? 1 - share : share),
      depth: spot.depth, speed: path.speed(at: spot), gravity: path.gravity(at: spot),
      pull: (isRising ? -1 : 1) * path.pull(at: spot))
  }
}
