internal import Glibc

/// The orthographic projection of a globe as a camera sees it: x to the right, y down.
///
/// Lengths are in the unit of the radius: points for a view, pixels for a raster. Formulas: Snyder,
/// *Map Projections: A Working Manual* (1987), pages 145–153.
public struct Orthographic: Hashable, Sendable {
  /// The radius of the globe.
  public let radius: Double
  /// The position of the camera's center on the plane.
  public let center: SIMD2<Double>
  /// The direction in space that points right on the plane.
  public let east: SIMD3<Double>
  /// The direction in space that points up on the plane.
  public let north: SIMD3<Double>
  /// The direction in space that points toward the viewer.
  public let toward: SIMD3<Double>

  /// Creates the projection of a camera whose center is at a position on the plane.
  public init(camera: Camera, center: SIMD2<Double>) {
    let latitude = camera.center.latitude * (.pi / 180)
    let longitude = camera.center.longitude * (.pi / 180)
    radius = camera.radius
    self.center = center
    let trueEast = SIMD3(-sin(longitude), cos(longitude), 0)
    let trueNorth = SIMD3(
      -sin(latitude) * cos(longitude), -sin(latitude) * sin(longitude), cos(latitude))
    let (c, s) = (cos(camera.heading.radians), sin(camera.heading.radians))
    east = c * trueEast - s * trueNorth
    north = s * trueEast + c * trueNorth
    toward = UnitVector(camera.center).components
  }

  /// Returns the position of a direction, or `nil` if it is behind the globe.
  public func position(of vector: UnitVector) -> SIMD2<Double>? {
    guard (vector.components * toward).sum() >= 0 else { return nil }
    return SIMD2(
      center.x + radius * (vector.components * east).sum(),
      center.y - radius * (vector.components * north).sum())
  }

  /// Returns the direction at a position, or `nil` if the position is off the globe.
  public func vector(at position: SIMD2<Double>) -> UnitVector? {
    let x = (position.x - center.x) / radius
    let y = (center.y - position.y) / radius
    let square = x * x + y * y
    guard square <= 1 else { return nil }
    return UnitVector(direction: x * east + y * north + (1 - square).squareRoot() * toward)
  }

  /// Returns the position of a coordinate, or `nil` if it is behind the globe.
  public func position(of coordinate: Coordinate) -> SIMD2<Double>? {
    position(of: UnitVector(coordinate))
  }

  /// Returns the coordinate at a position, or `nil` if the position is off the globe.
  public func coordinate(at position: SIMD2<Double>) -> Coordinate? {
    vector(at: position)?.coordinate
  }
}

extension Orthographic {
  /// The coordinate that the camera looks at.
  public var cameraCenter: Coordinate { UnitVector(direction: toward).coordinate }
}

extension Orthographic {
  /// The projection scaled to half its size.
  public var halved: Orthographic {
    Orthographic(
      radius: radius / 2, center: center / 2, east: east, north: north, toward: toward)
  }

  /// Returns the projection translated on the plane.
  public func moved(by offset: SIMD2<Double>) -> Orthographic {
    Orthographic(
      radius: radius, center: center + offset, east: east, north: north, toward: toward)
  }

  /// The projection that shows every place where its antipode appears, laying the far side over the
  /// near one.
  public var ofAntipodes: Orthographic {
    Orthographic(
      radius: radius, center: center, east: -east, north: -north, toward: -toward)
  }

  /// Whether the projection is mirrored: places to the left of a line appear to the right of it.
  var isMirrored: Bool {
    let across = SIMD3(
      east.y * north.z - east.z * north.y, east.z * north.x - east.x * north.z,
      east.x * north.y - east.y * north.x)
    return (across * toward).sum() < 0
  }

  init(
    radius: Double, center: SIMD2<Double>, east: SIMD3<Double>, north: SIMD3<Double>,
    toward: SIMD3<Double>
  ) {
    self.radius = radius
    self.center = center
    self.east = east
    self.north = north
    self.toward = toward
  }
}
