/// Corners of a rectangle.
public struct RectCorner: OptionSet, Hashable, Sendable {
  /// The corners as a bit mask.
  public let rawValue: Int

  /// Creates corners from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let topLeft = RectCorner(rawValue: 1)
  /// The corner at the top right.
  public static let topRight = RectCorner(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft = RectCorner(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight = RectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = RectCorner(rawValue: 15)
}
