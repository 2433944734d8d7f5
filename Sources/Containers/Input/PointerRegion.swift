/// A part of a view over which the pointer looks alike.
public struct PointerRegion: Hashable, Sendable {
  /// The part, in the view's bounds.
  public var rect: Rect
  /// What tells it from others of the same rectangle.
  public var identifier: String?

  /// Makes a region.
  public init(rect: Rect, identifier: String? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}
