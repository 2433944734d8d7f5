/// From the coordinates of a node to pixels, where lines stay upright: one factor and a shift.
struct UprightMap: Equatable {
  /// Pixels per point.
  var scale: Double
  /// Where the origin is seen, in pixels.
  var origin: Point

  /// Returns where a rectangle is seen, in pixels.
  func apply(_ rect: Rect) -> Rect {
    Rect(
      x: rect.minX * scale + origin.x, y: rect.minY * scale + origin.y,
      width: rect.width * scale, height: rect.height * scale)
  }

  /// Returns where a point is seen, in pixels.
  func apply(_ point: Point) -> Point { point * scale + origin }

  /// Returns the map of a node in the coordinates of this one; nil where its transform turns, skews
  /// or foreshortens it.
  func map(of node: RenderNode) -> UprightMap? {
    let properties = node.properties
    var factor = 1.0
    var center = properties.center
    if properties.transform != .identity {
      guard let flat = properties.transform.affine, flat.b == 0, flat.c == 0, flat.a == flat.d,
        flat.a > 0
      else { return nil }
      factor = flat.a
      center = center + Point(x: flat.tx, y: flat.ty)
    }
    let scale = scale * factor
    return UprightMap(scale: scale, origin: apply(center) - properties.bounds.center * scale)
  }
}

extension Rect {
  /// The rectangle with every edge at the nearest edge between pixels, itself in pixels; never less
  /// than a pixel wide or high.
  var snapped: Rect {
    guard !isEmpty else { return self }
    let left = minX.rounded()
    let top = minY.rounded()
    return Rect(
      minX: left, minY: top, maxX: max(left + 1, maxX.rounded()),
      maxY: max(top + 1, maxY.rounded()))
  }

  /// The smallest rectangle of whole pixels around the rectangle, itself in pixels; kept within a
  /// range in which sums cannot overflow.
  var outerPixels: PixelRect {
    guard !isEmpty else { return .empty }
    // Not by min and max, which let a NaN through.
    func bounded(_ value: Double) -> Int {
      value > -1e6 ? (value < 1e6 ? Int(value) : 1_000_000) : -1_000_000
    }
    let left = bounded(minX.rounded(.down))
    let top = bounded(minY.rounded(.down))
    return PixelRect(
      x: left, y: top, width: bounded(maxX.rounded(.up)) - left,
      height: bounded(maxY.rounded(.up)) - top)
  }

  /// The pixels that may show the rectangle, snapped or not, itself in pixels.
  var damage: PixelRect { outerPixels.union(snapped.outerPixels) }
}
