internal import Glibc

/// The shorter great-circle arc between two places, treating the Earth as a sphere.
///
/// Between a place and its antipode, where every arc is equally short, it is the arc that leaves
/// eastward.
public struct GreatCircle: Hashable, Sendable {
  /// The start of the arc.
  public let start: Coordinate
  /// The end of the arc.
  public let end: Coordinate
  /// The angle between the two ends, measured at the center of the Earth.
  public let angle: Angle

  private let from: SIMD3<Double>
  /// The unit vector in the direction of travel at the start.
  private let ahead: SIMD3<Double>

  /// Creates the arc from one place to another.
  public init(from start: Coordinate, to end: Coordinate) {
    self.start = start
    self.end = end
    let (a, b) = (UnitVector(start), UnitVector(end))
    angle = a.angle(to: b)
    from = a.components
    let across = b.components - a.components * a.dot(b)
    // Within a tenth of a millimeter of the start or its antipode, the arc has no direction.
    ahead = across.length > 1e-11 ? across / across.length : Compass(start).east
  }

  /// Creates the arc that leaves a place in a direction.
  ///
  /// - Parameters:
  ///   - bearing: Clockwise from north.
  ///   - angle: The length of the arc, measured at the center of the Earth.
  public init(from start: Coordinate, bearing: Angle, angle: Angle) {
    let compass = Compass(start)
    let ahead = cos(bearing.radians) * compass.north + sin(bearing.radians) * compass.east
    let from = UnitVector(start).components
    self.start = start
    self.angle = angle
    self.from = from
    self.ahead = ahead
    end = UnitVector(direction: cos(angle.radians) * from + sin(angle.radians) * ahead).coordinate
  }

  /// The length along a sphere of the Earth's mean radius, in meters.
  public var distance: Double { angle.radians * Ellipsoid.meanRadius }

  /// The bearing at the start: clockwise from north, in 0°..<360°.
  public var initialBearing: Angle {
    let compass = Compass(start)
    let degrees = Angle.radians(
      atan2((ahead * compass.east).sum(), (ahead * compass.north).sum())
    ).degrees
    // A tiny negative angle must not round up to a full turn.
    let turned = degrees < 0 ? degrees + 360 : degrees
    return .degrees(turned < 360 ? turned + 0 : 0)
  }

  /// Returns the place at a fraction of the arc: exactly the start at 0, exactly the end at 1.
  public func coordinate(at share: Double) -> Coordinate {
    if share == 0 { return start }
    if share == 1 { return end }
    return vector(at: share).coordinate
  }

  /// Returns the direction from the center of the Earth at a fraction of the arc.
  public func vector(at share: Double) -> UnitVector {
    let turn = angle.radians * share
    return UnitVector(direction: cos(turn) * from + sin(turn) * ahead)
  }
}
