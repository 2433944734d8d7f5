internal import Glibc

/// A direction from the center of the sphere.
///
/// The x-axis points to 0° N 0° E, the y-axis to 0° N 90° E, and the z-axis to the North Pole.
public struct UnitVector: Hashable, Sendable {
  /// The three components, which together have length one.
  public var components: SIMD3<Double>

  /// Creates a unit vector from a direction of any nonzero length.
  public init(direction: SIMD3<Double>) {
    components = direction / (direction * direction).sum().squareRoot()
  }

  /// Creates the vector that points to a coordinate, treating its latitude as that of a sphere.
  public init(_ coordinate: Coordinate) {
    self.init(
      latitude: SineCosine(radians: coordinate.latitude * (.pi / 180)),
      longitude: SineCosine(radians: coordinate.longitude * (.pi / 180)))
  }

  /// Creates the vector that points to a latitude and longitude.
  init(latitude: SineCosine, longitude: SineCosine) {
    components = SIMD3(
      latitude.cosine * longitude.cosine, latitude.cosine * longitude.sine, latitude.sine)
  }

  /// The coordinate that the vector points to.
  public var coordinate: Coordinate {
    let latitude = atan2(
      components.z, (components.x * components.x + components.y * components.y).squareRoot())
    return Coordinate(
      latitudeRadians: latitude, longitudeRadians: atan2(components.y, components.x))
  }

  /// Returns the cosine of the angle between two vectors.
  public func dot(_ other: UnitVector) -> Double { (components * other.components).sum() }

  /// Returns the angle between two vectors, precise for nearly equal and for nearly opposite ones.
  public func angle(to other: UnitVector) -> Angle {
    let sum = components + other.components
    let difference = components - other.components
    return .radians(
      2 * atan2((difference * difference).sum().squareRoot(), (sum * sum).sum().squareRoot()))
  }
}
