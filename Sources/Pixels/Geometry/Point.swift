/// A position in a view or a window, in points: x to the right, y down.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// The origin.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }

  /// Creates a point.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns the point moved by a vector.
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

  /// Returns the vector from the second point to the first.
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

  /// Returns the vector scaled by a factor.
  public static func * (a: Point, factor: Double) -> Point {
    Point(x: a.x * factor, y: a.y * factor)
  }

  /// Returns the distance to another point, in points.
  public func distance(to other: Point) -> Double {
    let difference = self - other
    return (difference.x * difference.x + difference.y * difference.y).squareRoot()
  }
}

extension Point: CustomStringConvertible {
  /// The point as x and y: `(10.0, 20.0)`.
  public var description: String { "(\(x), \(y))" }
}
