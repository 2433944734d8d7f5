/// A map from the coordinates of a node to pixels by a uniform scale and an offset.
struct UprightMap: Equatable {
  /// The number of pixels per point.
  var scale: Double
  /// The position of the origin, in pixels.
  var origin: Point

  /// Returns a rectangle in pixels.
  func apply(_ rect: Rect) -> Rect {
    Rect(
      x: rect.minX * scale + origin.x, y: rect.minY * scale + origin.y,
      width: rect.width * scale, height: rect.height * scale)
  }

  /// Returns a point in pixels.
  func apply(_ point: Point) -> Point { point * scale + origin }

  /// Returns the map of a node whose parent has this map; `nil` if its transform rotates, skews or
  /// foreshortens it.
  func map(of node: RenderNode) -> UprightMap? {
    let properties = node.properties
    var factor = 1.0
    var center = properties.center
    if properties.isTransformed {
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
  /// The rectangle, in pixels, with every edge rounded to the nearest pixel boundary; always at
  /// least one pixel wide and high.
  var snapped: Rect {
    guard !isEmpty else { return self }
    let left = minX.rounded()
    let top = minY.rounded()
    return Rect(
      minX: left, minY: top, maxX: max(left + 1, maxX.rounded()),
      maxY: max(top + 1, maxY.rounded()))
  }

  /// The smallest rectangle of whole pixels that contains the rectangle, itself in pixels; clamped
  /// so that sums cannot overflow.
  var outerPixels: PixelRect {
    guard !isEmpty else { return .empty }
    // `min` and `max` would let NaN through.
    func bounded(_ value: Double) -> Double {
      value > -1e6 ? (value < 1e6 ? value : 1e6) : -1e6
    }
    // Plain x86-64 has no instruction that rounds, so `rounded` would call a function for each node.
    func floor(_ value: Double) -> Int {
      let whole = Int(bounded(value))
      return Double(whole) > value ? whole - 1 : whole
    }
    let (left, top) = (floor(minX), floor(minY))
    return PixelRect(x: left, y: top, width: -floor(-maxX) - left, height: -floor(-maxY) - top)
  }

  /// The pixels that may show the rectangle, whether snapped or not; the rectangle is in pixels.
  var damage: PixelRect {
    // Snapped, only what is smaller than a pixel may reach further.
    width >= 1 && height >= 1 ? outerPixels : outerPixels.union(snapped.outerPixels)
  }

  /// Whether the rectangle, itself in pixels, is inside some pixels or at most one beyond, where it may
  /// be snapped.
  func comesNear(_ pixels: PixelRect) -> Bool {
    !isEmpty && minX < Double(pixels.maxX + 1) && minY < Double(pixels.maxY + 1)
      && maxX > Double(pixels.x - 1) && maxY > Double(pixels.y - 1)
  }
}
