/// The pixels of a window, as the renderer sees them.
@MainActor
public protocol Surface: AnyObject {
  /// The number of pixels per point.
  var scale: Double { get }
  /// Calls a closure to draw into the pixels of the window and presents the parts that it returns.
  ///
  /// - Parameter draw: Receives the pixels, and whether they still contain the previous frame.
  ///   Returns the parts that it has drawn, in pixels.
  func present(_ draw: (_ target: Bitmap, _ isKept: Bool) -> [PixelRect])
}
