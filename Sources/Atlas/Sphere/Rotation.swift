internal import Glibc

/// A rotation of the sphere about its center.
public struct Rotation: Hashable, Sendable {
  /// The images of the x-, y- and z-axes.
  public let columns: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>)

  /// The rotation that changes nothing.
  public static let identity = Rotation(x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1])

  private init(x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    columns = (x, y, z)
  }

  /// Creates a rotation about an axis, counterclockwise as seen from its tip.
  public init(about axis: UnitVector, by angle: Angle) {
    // Rodrigues' formula.
    let a = axis.components
    let (s, c) = (sin(angle.radians), cos(angle.radians))
    let along = (1 - c) * a
    self.init(
      x: along.x * a + SIMD3(c, s * a.z, -s * a.y),
      y: along.y * a + SIMD3(-s * a.z, c, s * a.x),
      z: along.z * a + SIMD3(s * a.y, -s * a.x, c))
  }

  /// Creates the rotation that brings a place onto the x-axis, the center of the view, with north
  /// up.
  public init(bringing coordinate: Coordinate) {
    let compass = Compass(coordinate)
    let toward = UnitVector(coordinate).components
    self = Rotation(x: toward, y: compass.east, z: compass.north).inverse
  }

  /// The inverse rotation.
  public var inverse: Rotation {
    let (x, y, z) = columns
    return Rotation(x: [x.x, y.x, z.x], y: [x.y, y.y, z.y], z: [x.z, y.z, z.z])
  }

  /// Returns the rotated direction.
  public func callAsFunction(_ vector: UnitVector) -> UnitVector {
    UnitVector(direction: turned(vector.components))
  }

  private func turned(_ v: SIMD3<Double>) -> SIMD3<Double> {
    v.x * columns.x + v.y * columns.y + v.z * columns.z
  }

  /// Returns the rotation that applies the second rotation, then the first.
  public static func * (first: Rotation, second: Rotation) -> Rotation {
    Rotation(
      x: first.turned(second.columns.x), y: first.turned(second.columns.y),
      z: first.turned(second.columns.z))
  }

  /// Whether two rotations are the same.
  public static func == (a: Rotation, b: Rotation) -> Bool { a.columns == b.columns }

  /// Hashes the images of the axes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(columns.x)
    hasher.combine(columns.y)
    hasher.combine(columns.z)
  }
}
