/// A projective map between planes: it keeps lines straight, as a perspective view does.
///
/// (x, y) maps to ((a·x + b·y + c) / w, (d·x + e·y + f) / w) with w = g·x + h·y + i.
struct Homography: Equatable {
  var a, b, c, d, e, f, g, h, i: Double

  /// Creates the map from a node's bounds to pixels through its transform.
  init(_ node: RenderNode, in parent: UprightMap) {
    let properties = node.properties
    let (row1, row2, _, row4) = properties.transform.rows
    let middle = properties.bounds.center
    let center = parent.apply(properties.center)
    let scale = parent.scale
    // First about the center, then the parent's center and scale, which multiply w.
    let c0 = row4.x - middle.x * row1.x - middle.y * row2.x
    let f0 = row4.y - middle.x * row1.y - middle.y * row2.y
    g = row1.w
    h = row2.w
    i = row4.w - middle.x * row1.w - middle.y * row2.w
    a = scale * row1.x + center.x * g
    b = scale * row2.x + center.x * h
    c = scale * c0 + center.x * i
    d = scale * row1.y + center.y * g
    e = scale * row2.y + center.y * h
    f = scale * f0 + center.y * i
  }

  init(
    rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
  ) {
    (a, b, c) = (rows.0.x, rows.0.y, rows.0.z)
    (d, e, f) = (rows.1.x, rows.1.y, rows.1.z)
    (g, h, i) = (rows.2.x, rows.2.y, rows.2.z)
  }

  /// Returns the map that first scales and moves points: x to x·scale + origin.
  func after(scale: Double, origin: Point) -> Homography {
    Homography(
      rows: (
        [a * scale, b * scale, a * origin.x + b * origin.y + c],
        [d * scale, e * scale, d * origin.x + e * origin.y + f],
        [g * scale, h * scale, g * origin.x + h * origin.y + i]
      ))
  }

  /// The inverse map, or `nil` if the plane is seen edge-on.
  var inverted: Homography? {
    let determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let k = 1 / determinant
    return Homography(
      rows: (
        [(e * i - f * h) * k, (c * h - b * i) * k, (b * f - c * e) * k],
        [(f * g - d * i) * k, (a * i - c * g) * k, (c * d - a * f) * k],
        [(d * h - e * g) * k, (b * g - a * h) * k, (a * e - b * d) * k]
      ))
  }

  /// The same map between transposed planes.
  var transposed: Homography {
    Homography(rows: ([e, d, f], [b, a, c], [h, g, i]))
  }

  /// Returns the bounding rectangle of a mapped rectangle, or `nil` if part of it is behind the
  /// eye.
  func apply(_ rect: Rect) -> Rect? {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity
    for (x, y) in [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY),
      (rect.maxX, rect.maxY),
    ] {
      let w = g * x + h * y + i
      guard w > 1e-6 else { return nil }
      let seenX = (a * x + b * y + c) / w
      let seenY = (d * x + e * y + f) / w
      minX = min(minX, seenX)
      maxX = max(maxX, seenX)
      minY = min(minY, seenY)
      maxY = max(maxY, seenY)
    }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
