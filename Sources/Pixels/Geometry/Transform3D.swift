internal import Glibc

/// A 3D transform with perspective, as a 4×4 matrix for row vectors: `p′ = p · M`, divided by its
/// fourth component, as with Core Animation's `CATransform3D`.
public struct Transform3D: Hashable, Sendable {
  /// The four rows.
  public var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    get { (row1, row2, row3, row4) }
    set { (row1, row2, row3, row4) = newValue }
  }

  private var row1, row2, row3, row4: SIMD4<Double>

  /// The identity transform.
  public static let identity = Transform3D(
    rows: ([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]))

  /// Creates a transform from its rows.
  public init(rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    (row1, row2, row3, row4) = rows
  }

  /// Creates the 3D transform with the same effect as an affine one.
  public init(_ flat: Transform) {
    self.init(
      rows: (
        SIMD4(flat.a, flat.b, 0, 0), SIMD4(flat.c, flat.d, 0, 0), SIMD4(0, 0, 1, 0),
        SIMD4(flat.tx, flat.ty, 0, 1)
      ))
  }

  /// Creates a rotation about an axis by an angle in radians.
  ///
  /// A positive angle about x moves the top edge away from the eye; about y, the right edge.
  public init(rotationAngle radians: Double, x: Double, y: Double, z: Double) {
    let length = (x * x + y * y + z * z).squareRoot()
    let (x, y, z) = length > 0 ? (x / length, y / length, z / length) : (0, 0, 0)
    let (c, s) = (cos(radians), sin(radians))
    let t = 1 - c
    self.init(
      rows: (
        [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
        [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
        [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
        [0, 0, 0, 1]
      ))
  }

  /// Creates the perspective of an eye at a distance in points in front of the plane.
  public init(perspectiveDistance distance: Double) {
    self.init(
      rows: ([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, -1 / distance], [0, 0, 0, 1]))
  }

  /// Returns the transform that applies this one first, then the other.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    func product(_ row: SIMD4<Double>) -> SIMD4<Double> {
      row.x * next.row1 + row.y * next.row2 + row.z * next.row3 + row.w * next.row4
    }
    return Transform3D(rows: (product(row1), product(row2), product(row3), product(row4)))
  }

  /// The inverse, or `nil` if the transform flattens space.
  public var inverted: Transform3D? {
    // Gauss–Jordan elimination with partial pivoting.
    var left = [row1, row2, row3, row4]
    var right = Transform3D.identity.rowList
    for column in 0..<4 {
      let candidates = column..<4
      guard let best = candidates.max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
        left[best][column] != 0, left[best][column].isFinite
      else { return nil }
      left.swapAt(column, best)
      right.swapAt(column, best)
      let pivot = left[column][column]
      left[column] /= pivot
      right[column] /= pivot
      for row in 0..<4 where row != column {
        let share = left[row][column]
        left[row] -= left[column] * share
        right[row] -= right[column] * share
      }
    }
    return Transform3D(rows: (right[0], right[1], right[2], right[3]))
  }

  private var rowList: [SIMD4<Double>] { [row1, row2, row3, row4] }

  /// The affine transform with the same effect, or `nil` if points leave the plane or are
  /// foreshortened.
  public var affine: Transform? {
    guard row1.z == 0, row1.w == 0, row2.z == 0, row2.w == 0, row4.w == 1 else { return nil }
    return Transform(a: row1.x, b: row1.y, c: row2.x, d: row2.y, tx: row4.x, ty: row4.y)
  }

  /// Returns where a point of the plane is seen, or `nil` if it is behind the eye.
  public func apply(_ point: Point) -> Point? {
    let moved = point.x * row1 + point.y * row2 + row4
    guard moved.w > 0 else { return nil }
    return Point(x: moved.x / moved.w, y: moved.y / moved.w)
  }
}
