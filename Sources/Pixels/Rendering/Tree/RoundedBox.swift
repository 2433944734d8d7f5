/// A rounded rectangle that yields the coverage of pixels.
struct RoundedBox: Equatable {
  /// The part of a row that the box touches (`outer`), and the part of it that the box covers
  /// completely (`solid`).
  struct Row {
    var outer: Range<Int>
    var solid: Range<Int>

    /// Whether the row covers the columns of a rectangle completely.
    fileprivate func covers(_ rect: PixelRect) -> Bool {
      solid.lowerBound <= rect.x && rect.maxX <= solid.upperBound
    }
  }

  private let middleX, middleY, halfWidth, halfHeight, radius: Float

  /// The smallest rectangle of whole pixels around the box.
  let pixels: PixelRect

  /// Creates a box from its edges and corner radius, in pixels.
  init(_ rect: Rect, radius: Double) {
    middleX = Float(rect.midX)
    middleY = Float(rect.midY)
    halfWidth = Float(max(0, rect.width) / 2)
    halfHeight = Float(max(0, rect.height) / 2)
    self.radius = min(Float(max(0, radius)), halfWidth, halfHeight)
    pixels = rect.outerPixels
  }

  /// Whether the box covers all pixels of a rectangle completely.
  func covers(_ rect: PixelRect) -> Bool {
    guard pixels.contains(rect), let top = row(rect.y), let bottom = row(rect.maxY - 1) else {
      return false
    }
    // The box is convex.
    return top.covers(rect) && bottom.covers(rect)
  }

  /// Returns the part of a row that the box touches, or `nil` if it touches none.
  func row(_ y: Int) -> Row? {
    let dy = abs(Float(y) + 0.5 - middleY)
    guard dy < halfHeight + 0.5, halfWidth > 0 else { return nil }
    let left = middleX - halfWidth
    let right = middleX + halfWidth
    let above = dy - (halfHeight - radius)
    // The slack of a thousandth absorbs the rounding of edges that lie on pixel boundaries.
    let slack: Float = 1e-3
    guard above > 0, radius > 0 else {
      let outer = Row.range(left.rounded(.down), right.rounded(.up))
      let isWhole = dy <= halfHeight - 0.5 + slack
      return Row(
        outer: outer,
        solid: isWhole
          ? Row.range((left - slack).rounded(.up), (right + slack).rounded(.down)) : outer.emptied)
    }
    let far = radius + 0.5
    let near = radius - 0.5
    let reach = max(0, far * far - above * above).squareRoot()
    let inset = radius - reach - 0.5
    let outer = Row.range(
      (left + max(0, inset)).rounded(.down), (right - max(0, inset)).rounded(.up))
    guard above <= near + slack else { return Row(outer: outer, solid: outer.emptied) }
    let chord = max(0, near * near - above * above).squareRoot()
    let start = (left + radius - chord - 0.5 - slack).rounded(.up)
    let end = (right - radius + chord + 0.5 + slack).rounded(.down)
    return Row(outer: outer, solid: Row.range(start, end))
  }

  /// Returns the coverage of a pixel, 0...1.
  @inline(__always)
  func coverage(_ x: Int, _ y: Int) -> Float {
    let qx = abs(Float(x) + 0.5 - middleX) - halfWidth + radius
    let qy = abs(Float(y) + 0.5 - middleY) - halfHeight + radius
    let distance: Float
    if qx > 0, qy > 0 {
      distance = (qx * qx + qy * qy).squareRoot() - radius
    } else if radius == 0 {
      // Square corners of partly covered pixels: the product of both directions.
      return Self.clamped(0.5 - qx) * Self.clamped(0.5 - qy)
    } else {
      distance = max(qx, qy) - radius
    }
    return Self.clamped(0.5 - distance)
  }

  private static func clamped(_ value: Float) -> Float { value < 0 ? 0 : value > 1 ? 1 : value }
}

extension RoundedBox.Row {
  fileprivate static func range(_ start: Float, _ end: Float) -> Range<Int> {
    // `min` and `max` would let NaN through.
    func bounded(_ value: Float) -> Int {
      value > -1e6 ? (value < 1e6 ? Int(value) : 1_000_000) : -1_000_000
    }
    let start = bounded(start)
    return start..<max(start, bounded(end))
  }
}

extension Range<Int> {
  fileprivate var emptied: Range<Int> { lowerBound..<lowerBound }
}
