internal import Glibc

/// A direction from the centre of the sphere: x to 0° N 0° E, y to 0° N 90° E, z to the north pole.
public struct UnitVector: Hashable, Sendable {
  /// The three components, of length one together.
  public var components: SIMD3<Double>

  /// Makes a vector of a direction of any length but zero.
  public init(direction: SIMD3<Double>) {
    components = direction / (direction * direction).sum().squareRoot()
  }

  /// Makes the vector that points to a coordinate, its latitude read as if the Earth were a sphere.
  public init(_ coordinate: Coordinate) {
    self.init(
      latitude: SineCosine(radians: coordinate.latitude * (.pi / 180)),
      longitude: SineCosine(radians: coordinate.longitude * (.pi / 180)))
  }

  /// Makes the vector that points to a latitude and a longitude.
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

  /// Returns the angle between two vectors, exact for near and for opposite ones.
  public func angle(to other: UnitVector) -> Angle {
    let sum = components + other.components
    let difference = components - other.components
    return .radians(
      2 * atan2((difference * difference).sum().squareRoot(), (sum * sum).sum().squareRoot()))
  }
}
