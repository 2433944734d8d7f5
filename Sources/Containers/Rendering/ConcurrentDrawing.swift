/// Painting that may run on another thread: a closure over values, made by a view for one frame.
///
/// The paint pass runs the drawings of one frame at the same time, half of them on the main thread
/// and half on its helper thread, and waits for all.
public struct ConcurrentDrawing: Sendable {
  let body: @Sendable (Canvas) -> Void

  /// Makes a drawing from what it does on a canvas in the view's bounds.
  public init(_ body: @escaping @Sendable (Canvas) -> Void) { self.body = body }
}
