internal import Glibc

/// A 3D transform decomposed into parts that interpolate evenly: a point is scaled, sheared,
/// rotated, moved and then seen in perspective.
///
/// The parts and their order are those of the CSS Transforms Module, Level 2 ("Decomposing a 3D
/// matrix"), with the rotation as a unit quaternion.
package struct DecomposedTransform {
  private var scale: SIMD3<Double>
  /// The shear of y along x, of z along x, and of z along y.
  private var shear: SIMD3<Double>
  private var turn: SIMD4<Double>
  private var move: SIMD3<Double>
  private var perspective: SIMD4<Double>

  /// Decomposes a transform; returns `nil` if it flattens space, which has no unique answer.
  package init?(_ transform: Transform3D) {
    let (first, second, third, last) = transform.rows
    guard last.w != 0 else { return nil }
    var rows = [first, second, third, last].map { $0 / last.w }
    let foreshortening = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
    for index in rows.indices { rows[index].w = index == 3 ? 1 : 0 }
    let plain = Transform3D(rows: (rows[0], rows[1], rows[2], rows[3]))
    guard let inverse = plain.inverted else { return nil }
    perspective = SIMD4(
      inverse.rows.0.dot(foreshortening), inverse.rows.1.dot(foreshortening),
      inverse.rows.2.dot(foreshortening), inverse.rows.3.dot(foreshortening))
    move = SIMD3(rows[3].x, rows[3].y, rows[3].z)

    var (x, y, z) = (rows[0].spatial, rows[1].spatial, rows[2].spatial)
    scale = .zero
    shear = .zero
    scale.x = x.length
    x /= scale.x
    shear.x = x.dot(y)
    y -= x * shear.x
    scale.y = y.length
    y /= scale.y
    shear.x /= scale.y
    shear.y = x.dot(z)
    z -= x * shear.y
    shear.z = y.dot(z)
    z -= y * shear.z
    scale.z = z.length
    z /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    if x.dot(y.cross(z)) < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    turn = DecomposedTransform.quaternion(x, y, z)
  }

  /// The transform composed of the parts.
  package var transform: Transform3D {
    let (x, y, z) = DecomposedTransform.axes(turn)
    func row(_ part: SIMD3<Double>, _ w: Double) -> SIMD4<Double> {
      let row = SIMD4(part, w)
      return SIMD4(part, row.dot(perspective))
    }
    return Transform3D(
      rows: (
        row(x * scale.x, 0), row((x * shear.x + y) * scale.y, 0),
        row((x * shear.y + y * shear.z + z) * scale.z, 0), row(move, 1)
      ))
  }

  /// Returns the parts interpolated toward others, rotating the shorter way round.
  package func mixed(with other: DecomposedTransform, by progress: Double) -> DecomposedTransform {
    var result = self
    result.scale += (other.scale - scale) * progress
    result.shear += (other.shear - shear) * progress
    result.move += (other.move - move) * progress
    result.perspective += (other.perspective - perspective) * progress
    result.turn = DecomposedTransform.turn(turn, other.turn, progress)
    return result
  }

  /// Returns the rotation interpolated from one to another at constant speed.
  private static func turn(
    _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ progress: Double
  ) -> SIMD4<Double> {
    let cosine = a.dot(b)
    let end = cosine < 0 ? -b : b
    let angle = acos(min(1, abs(cosine)))
    guard angle > 1e-9 else { return a }
    let part = angle * progress
    let across = (end - a * abs(cosine)) / sin(angle)
    return a * cos(part) + across * sin(part)
  }

  /// Returns the quaternion of a rotation that takes the axes to three others.
  ///
  /// It starts from the largest component, which keeps half turns exact.
  private static func quaternion(
    _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
  ) -> SIMD4<Double> {
    let difference = SIMD3(z.y - y.z, x.z - z.x, y.x - x.y)
    let squares = [
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z,
    ]
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
    let root = 2 * max(0, squares[largest]).squareRoot()
    guard root > 0 else { return SIMD4(0, 0, 0, 1) }
    switch largest {
    case 0: return SIMD4(root / 4, (x.y + y.x) / root, (x.z + z.x) / root, difference.x / root)
    case 1: return SIMD4((x.y + y.x) / root, root / 4, (y.z + z.y) / root, difference.y / root)
    case 2: return SIMD4((x.z + z.x) / root, (y.z + z.y) / root, root / 4, difference.z / root)
    default: return SIMD4(difference / root, root / 4)
    }
  }

  /// Returns where a rotation takes the three axes.
  private static func axes(
    _ q: SIMD4<Double>
  ) -> (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    (
      SIMD3(
        1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y - q.z * q.w), 2 * (q.x * q.z + q.y * q.w)),
      SIMD3(
        2 * (q.x * q.y + q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z - q.x * q.w)),
      SIMD3(
        2 * (q.x * q.z - q.y * q.w), 2 * (q.y * q.z + q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y))
    )
  }
}

extension SIMD3<Double> {
  fileprivate func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }
  fileprivate var length: Double { dot(self).squareRoot() }
  fileprivate func cross(_ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * b.z - z * b.y, z * b.x - x * b.z, x * b.y - y * b.x)
  }
}

extension SIMD4<Double> {
  fileprivate func dot(_ other: SIMD4<Double>) -> Double { (self * other).sum() }
  fileprivate var spatial: SIMD3<Double> { SIMD3(x, y, z) }
}
