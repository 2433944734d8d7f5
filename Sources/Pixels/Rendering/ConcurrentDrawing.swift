/// Painting that may run on another thread: a closure over values, made by a view for one frame.
///
/// The paint pass runs the drawings of one frame at the same time, on the main thread and on its helper
/// thread, and waits for all.
public struct ConcurrentDrawing: Sendable {
  package let isOpaque: Bool
  package let isDivisible: Bool
  package let body: @Sendable (Canvas) -> Void

  /// Makes a drawing from what it does on a canvas in the view's bounds.
  ///
  /// - Parameters:
  ///   - isOpaque: Whether it writes every pixel of the bounds and lets nothing shine through: nothing has to
  ///     be cleared before it then, or drawn below it.
  ///   - isDivisible: Whether the body may be called several times, also at the same time, with canvases that
  ///     clip to different bands of the bounds: the whole width, from an even row of pixels on, so that
  ///     pictures at half the resolution can be divided as well. All bands together are the drawing, and a band
  ///     looks the same whichever others are drawn; after ``View/setNeedsDisplay(_:)`` only some are.
  public init(
    isOpaque: Bool = false, isDivisible: Bool = false,
    _ body: @escaping @Sendable (Canvas) -> Void
  ) {
    self.isOpaque = isOpaque
    self.isDivisible = isDivisible
    self.body = body
  }
}
