internal import Pixels

/// A way to transfer pixels to the screen.
@MainActor
protocol PresentingPath: AnyObject {
  /// Calls a closure to draw, and presents the parts that it returns.
  func present(_ draw: (_ target: Bitmap, _ isKept: Bool) -> [PixelRect])
  /// Marks the pixels as no longer containing the last drawing.
  func invalidate()
  /// Releases the pixels, before the window is destroyed.
  func close()
}
