/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// The size with zero width and height.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }

  /// Creates a size.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether the size covers no area.
  public var isEmpty: Bool { !(width > 0 && height > 0) }
}

extension Size: CustomStringConvertible {
  /// The size as width and height: `(320.0, 200.0)`.
  public var description: String { "(\(width), \(height))" }
}
