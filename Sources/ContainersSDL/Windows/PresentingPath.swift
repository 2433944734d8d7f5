internal import Pixels

/// A way from pixels to the screen.
@MainActor
protocol PresentingPath: AnyObject {
  /// Lets a closure draw and puts the parts that it returns on the screen.
  func present(_ draw: (_ target: Bitmap, _ isKept: Bool) -> [PixelRect])
  /// Notes that the pixels are no longer those that were drawn.
  func invalidate()
  /// Lets go of the pixels, before the window is destroyed.
  func close()
}
