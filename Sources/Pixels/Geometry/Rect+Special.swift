extension Rect {
  /// The absence of a rectangle, unlike ``zero``, which has a place; a union with it adds nothing.
  public static let null = Rect(
    origin: Point(x: .infinity, y: .infinity), size: Size(width: 0, height: 0))

  /// The rectangle without edges; it contains every point.
  public static let infinite = Rect(
    minX: -Double.greatestFiniteMagnitude / 2, minY: -Double.greatestFiniteMagnitude / 2,
    maxX: Double.greatestFiniteMagnitude / 2, maxY: Double.greatestFiniteMagnitude / 2)

  /// Whether the rectangle is ``null``.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether the rectangle is ``infinite``.
  public var isInfinite: Bool { self == .infinite }

  /// The smallest rectangle around this one whose edges are whole numbers; null for a null one.
  public var integral: Rect {
    guard !isNull else { return .null }
    let rect = standardized
    return Rect(
      minX: rect.minX.rounded(.down), minY: rect.minY.rounded(.down),
      maxX: rect.maxX.rounded(.up), maxY: rect.maxY.rounded(.up))
  }

  /// The same rectangle with a width and a height that are not negative.
  public var standardized: Rect {
    Rect(
      x: min(minX, maxX), y: min(minY, maxY), width: abs(width), height: abs(height))
  }
}
