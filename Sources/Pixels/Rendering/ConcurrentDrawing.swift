/// A drawing that may run on another thread: a closure over values, created by a view for one
/// frame.
///
/// The paint pass runs all drawings of a frame concurrently, on the main thread and its helper
/// thread, and waits for them to finish.
public struct ConcurrentDrawing: Sendable {
  package let isOpaque: Bool
  package let isDivisible: Bool
  package let body: @Sendable (Canvas) -> Void

  /// Creates a drawing from a closure that draws on a canvas in the view's bounds.
  ///
  /// - Parameters:
  ///   - isOpaque: Whether the closure writes every pixel of the bounds with an opaque color. Then
  ///     nothing has to be cleared before it or drawn below it.
  ///   - isDivisible: Whether the body may be called several times, even concurrently, with
  ///     canvases that clip to different bands of the bounds. A band has the full width and
  ///     starts at an even row of pixels, so that drawings at half the resolution can be divided
  ///     too. All bands together must make up the drawing, and each must look the same whichever
  ///     others are drawn. After ``View/setNeedsDisplay(_:)`` only some bands are drawn.
  public init(
    isOpaque: Bool = false, isDivisible: Bool = false,
    _ body: @escaping @Sendable (Canvas) -> Void
  ) {
    self.isOpaque = isOpaque
    self.isDivisible = isDivisible
    self.body = body
  }
}
