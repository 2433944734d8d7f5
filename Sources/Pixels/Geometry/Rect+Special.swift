extension Rect {
  /// A rectangle that stands for no result; unlike ``zero`` it has no position.
  public static let null = Rect(
    origin: Point(x: .infinity, y: .infinity), size: Size(width: 0, height: 0))

  /// A rectangle without bounds, which contains every point.
  public static let infinite = Rect(
    minX: -Double.greatestFiniteMagnitude / 2, minY: -Double.greatestFiniteMagnitude / 2,
    maxX: Double.greatestFiniteMagnitude / 2, maxY: Double.greatestFiniteMagnitude / 2)

  /// Whether the rectangle is ``null``.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether the rectangle is ``infinite``.
  public var isInfinite: Bool { self == .infinite }

  /// The smallest rectangle with integral edges that contains this one; null if this one is null.
  public var integral: Rect {
    guard !isNull else { return .null }
    let rect = standardized
    return Rect(
      minX: rect.minX.rounded(.down), minY: rect.minY.rounded(.down),
      maxX: rect.maxX.rounded(.up), maxY: rect.maxY.rounded(.up))
  }

  /// The same rectangle with a nonnegative width and height.
  public var standardized: Rect {
    Rect(
      x: min(minX, maxX), y: min(minY, maxY), width: abs(width), height: abs(height))
  }
}
