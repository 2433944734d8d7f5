/// A part of a view over which the pointer has one shape.
public struct PointerRegion: Hashable, Sendable {
  /// The region's rectangle in the view's bounds.
  public var rect: Rect
  /// An identifier that distinguishes regions with the same rectangle.
  public var identifier: String?

  /// Creates a region.
  public init(rect: Rect, identifier: String? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}
