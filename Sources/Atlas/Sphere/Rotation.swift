internal import Glibc

/// A turn of the sphere about its centre.
public struct Rotation: Hashable, Sendable {
  /// Where the x, y and z axes come to lie.
  public let columns: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>)

  /// No turn at all.
  public static let identity = Rotation(x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1])

  private init(x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    columns = (x, y, z)
  }

  /// Makes a turn about an axis, anticlockwise as seen from its tip.
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

  /// Makes the turn that brings a place to the middle of the view down the x axis, north up.
  public init(bringing coordinate: Coordinate) {
    let compass = Compass(coordinate)
    let toward = UnitVector(coordinate).components
    self = Rotation(x: toward, y: compass.east, z: compass.north).inverse
  }

  /// The turn back.
  public var inverse: Rotation {
    let (x, y, z) = columns
    return Rotation(x: [x.x, y.x, z.x], y: [x.y, y.y, z.y], z: [x.z, y.z, z.z])
  }

  /// Returns the direction turned.
  public func callAsFunction(_ vector: UnitVector) -> UnitVector {
    UnitVector(direction: turned(vector.components))
  }

  private func turned(_ v: SIMD3<Double>) -> SIMD3<Double> {
    v.x * columns.x + v.y * columns.y + v.z * columns.z
  }

  /// Returns the turn that does the second one, then the first.
  public static func * (first: Rotation, second: Rotation) -> Rotation {
    Rotation(
      x: first.turned(second.columns.x), y: first.turned(second.columns.y),
      z: first.turned(second.columns.z))
  }

  /// Whether two turns are the same.
  public static func == (a: Rotation, b: Rotation) -> Bool { a.columns == b.columns }

  /// Feeds the axes to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(columns.x)
    hasher.combine(columns.y)
    hasher.combine(columns.z)
  }
}
