/// The grid of screen pixels that positions in points are rounded to.
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point.
  public let scale: Double

  /// Creates a grid from a number of pixels per point.
  public init(scale: Double) { self.scale = scale }

  /// Returns a distance rounded to whole pixels, in points.
  public func align(_ distance: Double) -> Double { (distance * scale).rounded() / scale }

  /// Returns a rectangle with each edge moved to the nearest pixel boundary, in points.
  public func align(_ rect: Rect) -> Rect {
    Rect(
      minX: align(rect.minX), minY: align(rect.minY), maxX: align(rect.maxX), maxY: align(rect.maxY)
    )
  }

  /// Returns the smallest rectangle of whole pixels that contains a rectangle.
  public func pixels(around rect: Rect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    let left = (rect.minX * scale).rounded(.down)
    let top = (rect.minY * scale).rounded(.down)
    return PixelRect(
      x: Int(left), y: Int(top),
      width: Int((rect.maxX * scale).rounded(.up) - left),
      height: Int((rect.maxY * scale).rounded(.up) - top))
  }
}

extension PixelGrid {
  /// Returns a point with both coordinates moved to the nearest pixel boundary, in points.
  public func align(_ point: Point) -> Point { Point(x: align(point.x), y: align(point.y)) }
}
