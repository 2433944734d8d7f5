/// The pixels of a window, as a frame sees them.
@MainActor
public protocol Surface: AnyObject {
  /// Pixels per point.
  var scale: Double { get }
  /// Lets a closure draw in the pixels of the window and puts the parts that it returns on screen.
  ///
  /// - Parameter draw: Gets the pixels, and whether what it drew in the frame before is still in
  ///   them; returns the parts that it has drawn, in pixels.
  func present(_ draw: (_ target: Bitmap, _ isKept: Bool) -> [PixelRect])
}
