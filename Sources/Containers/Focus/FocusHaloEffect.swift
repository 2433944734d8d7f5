/// A ring around a rounded rectangle that marks the focused view.
///
/// Set it as the ``View/focusEffect`` of a view; `nil` there leaves the mark off.
///
/// ```swift
/// photo.focusEffect = FocusHaloEffect()
/// ```
public struct FocusHaloEffect: Hashable, Sendable {
  /// The rectangle that the ring surrounds, in the view's bounds; null for the bounds themselves.
  public var rect: Rect
  /// The corner radius of the rectangle, in points.
  public var cornerRadius: Double
  /// Whether the corners are those of the view.
  private var followsCorners = false

  /// Creates a ring around the view's bounds, with its corners.
  public init() {
    (rect, cornerRadius, followsCorners) = (.null, 0, true)
  }

  /// Creates a ring around a rectangle in the view's bounds, with the corners of the view.
  public init(rect: Rect) {
    (self.rect, cornerRadius, followsCorners) = (rect, 0, true)
  }

  /// Creates a ring around a rounded rectangle in the view's bounds; a null one is the bounds.
  public init(roundedRect rect: Rect, cornerRadius: Double) {
    (self.rect, self.cornerRadius) = (rect, cornerRadius)
  }

  /// Returns the effect around a view, without a null rectangle.
  @MainActor func resolved(in view: View) -> FocusHaloEffect {
    FocusHaloEffect(
      roundedRect: rect.isNull ? view.bounds : rect,
      cornerRadius: followsCorners ? view.cornerRadius : cornerRadius)
  }
}
