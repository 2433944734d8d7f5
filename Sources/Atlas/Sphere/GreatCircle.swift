internal import Glibc

/// The shorter arc between two places, the Earth read as a sphere.
///
/// Between a place and its antipode, where every arc is equally short, the one that sets out to the
/// east.
public struct GreatCircle: Hashable, Sendable {
  /// Where it starts.
  public let start: Coordinate
  /// Where it ends.
  public let end: Coordinate
  /// The angle between the two, seen from the centre of the Earth.
  public let angle: Angle

  private let from: SIMD3<Double>
  /// The direction of travel at the start, of length one.
  private let ahead: SIMD3<Double>

  /// Makes the arc from one place to another.
  public init(from start: Coordinate, to end: Coordinate) {
    self.start = start
    self.end = end
    let (a, b) = (UnitVector(start), UnitVector(end))
    angle = a.angle(to: b)
    from = a.components
    let across = b.components - a.components * a.dot(b)
    // Below a tenth of a millimetre from the antipode (or from the start) the arc has no direction.
    ahead = across.length > 1e-11 ? across / across.length : Compass(start).east
  }

  /// Makes the arc that leaves a place in a direction.
  ///
  /// - Parameters:
  ///   - bearing: Clockwise from north.
  ///   - angle: How far, seen from the centre of the Earth.
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

  /// The length along the sphere of the Earth's mean radius, in metres.
  public var distance: Double { angle.radians * Ellipsoid.meanRadius }

  /// The direction at the start: clockwise from north, 0°..<360°.
  public var initialBearing: Angle {
    let compass = Compass(start)
    let degrees = Angle.radians(
      atan2((ahead * compass.east).sum(), (ahead * compass.north).sum())
    ).degrees
    // A tiny negative angle must not round up to a whole turn.
    let turned = degrees < 0 ? degrees + 360 : degrees
    return .degrees(turned < 360 ? turned + 0 : 0)
  }

  /// Returns the place at a share of the way: the start at 0, the end at 1, both exactly.
  public func coordinate(at share: Double) -> Coordinate {
    if share == 0 { return start }
    if share == 1 { return end }
    return vector(at: share).coordinate
  }

  /// Returns the direction at a share of the way.
  public func vector(at share: Double) -> UnitVector {
    let turn = angle.radians * share
    return UnitVector(direction: cos(turn) * from + sin(turn) * ahead)
  }
}
