/// A half-open rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable {
  /// The left and top edges and the size, in pixels.
  public var x, y, width, height: Int

  /// A rectangle without pixels.
  public static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge, which is outside the rectangle.
  public var maxX: Int { x + width }
  /// The bottom edge, which is outside the rectangle.
  public var maxY: Int { y + height }
  /// Whether the rectangle contains no pixels.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the pixels that two rectangles share.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let width = min(maxX, other.maxX) - left
    let height = min(maxY, other.maxY) - top
    return width > 0 && height > 0
      ? PixelRect(x: left, y: top, width: width, height: height) : .empty
  }

  /// Returns the smallest rectangle that contains two; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the parts on both sides of a column, which is the first of the right one.
  func split(atX column: Int) -> (left: PixelRect, right: PixelRect) {
    (
      PixelRect(x: x, y: y, width: column - x, height: height),
      PixelRect(x: column, y: y, width: maxX - column, height: height)
    )
  }

  /// Whether another rectangle lies completely inside.
  public func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }
}
