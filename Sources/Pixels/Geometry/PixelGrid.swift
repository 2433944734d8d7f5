/// The pixels of a screen under its points.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public let scale: Double

  /// Makes a grid with so many pixels per point.
  public init(scale: Double) { self.scale = scale }

  /// Returns a distance rounded to whole pixels, in points.
  public func align(_ distance: Double) -> Double { (distance * scale).rounded() / scale }

  /// Returns a rectangle with each edge moved to the nearest edge between pixels, in points.
  public func align(_ rect: Rect) -> Rect {
    Rect(
      minX: align(rect.minX), minY: align(rect.minY), maxX: align(rect.maxX), maxY: align(rect.maxY)
    )
  }

  /// Returns the smallest rectangle of whole pixels around a rectangle.
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
  /// Returns the nearest point between pixels.
  public func align(_ point: Point) -> Point { Point(x: align(point.x), y: align(point.y)) }
}
