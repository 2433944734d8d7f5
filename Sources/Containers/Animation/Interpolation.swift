internal import Glibc

/// Interpolation between values.
///
/// It is exact at progress 0 and 1 and extrapolates beyond both for springs that overshoot.
enum Interpolation {
  static func number(_ a: Double, _ b: Double, _ progress: Double) -> Double {
    progress == 1 ? b : a + (b - a) * progress
  }

  static func point(_ a: Point, _ b: Point, _ progress: Double) -> Point {
    Point(x: number(a.x, b.x, progress), y: number(a.y, b.y, progress))
  }

  static func rect(_ a: Rect, _ b: Rect, _ progress: Double) -> Rect {
    Rect(
      origin: point(a.origin, b.origin, progress),
      size: Size(
        width: number(a.width, b.width, progress), height: number(a.height, b.height, progress)))
  }

  /// Interpolates colors.
  ///
  /// A missing color is a transparent version of the other one.
  static func color(_ a: Color?, _ b: Color?, _ progress: Double) -> Color? {
    guard let solid = a ?? b else { return nil }
    if progress == 0 { return a }
    if progress == 1 { return b }
    let clear = solid.withAlphaComponent(0)
    return (a ?? clear).mixed(with: b ?? clear, by: min(max(progress, 0), 1))
  }

  static func style(_ a: ViewStyle, _ b: ViewStyle, _ progress: Double) -> ViewStyle {
    var result = b
    result.cornerRadius = max(0, number(a.cornerRadius, b.cornerRadius, progress))
    result.borderWidth = max(0, number(a.borderWidth, b.borderWidth, progress))
    result.borderColor = color(a.borderColor, b.borderColor, progress) ?? b.borderColor
    result.shadow = shadow(a.shadow, b.shadow, progress)
    return result
  }

  private static func shadow(_ a: Shadow?, _ b: Shadow?, _ progress: Double) -> Shadow? {
    guard let solid = a ?? b else { return nil }
    if progress == 0 { return a }
    if progress == 1 { return b }
    var clear = solid
    clear.color = solid.color.withAlphaComponent(0)
    let (a, b) = (a ?? clear, b ?? clear)
    return Shadow(
      color: color(a.color, b.color, progress) ?? b.color,
      radius: max(0, number(a.radius, b.radius, progress)),
      offset: point(a.offset, b.offset, progress))
  }

  /// Interpolates rotation, scale, shear, and translation, in the plane if both transforms are flat
  /// and otherwise in space.
  ///
  /// Falls back to interpolating the matrices if one of them cannot be decomposed because it
  /// collapses space.
  static func transform(_ a: Transform3D, _ b: Transform3D, _ progress: Double) -> Transform3D {
    if progress == 0 { return a }
    if progress == 1 { return b }
    if let flatA = a.affine, let flatB = b.affine {
      return Transform3D(
        Parts(flatA).interpolated(to: Parts(flatB), progress).transform)
    }
    if let partsA = DecomposedTransform(a), let partsB = DecomposedTransform(b) {
      return partsA.mixed(with: partsB, by: progress).transform
    }
    func mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> { a + (b - a) * progress }
    let (x, y) = (a.rows, b.rows)
    return Transform3D(
      rows: (mix(x.0, y.0), mix(x.1, y.1), mix(x.2, y.2), mix(x.3, y.3)))
  }

  /// A decomposed flat transform: shear and scale, then rotation, then translation.
  private struct Parts {
    var angle, scaleX, scaleY, shear, tx, ty: Double

    init(_ transform: Transform) {
      tx = transform.tx
      ty = transform.ty
      angle = atan2(transform.b, transform.a)
      scaleX = (transform.a * transform.a + transform.b * transform.b).squareRoot()
      let (c, s) = (cos(angle), sin(angle))
      scaleY = transform.d * c - transform.c * s
      shear = transform.c * c + transform.d * s
    }

    var transform: Transform {
      let (c, s) = (cos(angle), sin(angle))
      return Transform(
        a: scaleX * c, b: scaleX * s, c: shear * c - scaleY * s, d: shear * s + scaleY * c,
        tx: tx, ty: ty)
    }

    func interpolated(to other: Parts, _ progress: Double) -> Parts {
      var result = self
      let turn = (other.angle - angle).remainder(dividingBy: 2 * .pi)
      result.angle = angle + turn * progress
      result.scaleX = number(scaleX, other.scaleX, progress)
      result.scaleY = number(scaleY, other.scaleY, progress)
      result.shear = number(shear, other.shear, progress)
      result.tx = number(tx, other.tx, progress)
      result.ty = number(ty, other.ty, progress)
      return result
    }
  }
}
