internal import Pixels

/// A way to transfer pixels to the screen.
@MainActor
protocol PresentingPath: AnyObject {
  /// Draws and presents the changed parts.
  ///
  /// - Returns: Whether there are pixels, or the window is too small to need any.
  func present(_ contents: any SurfaceContents) -> Bool
  /// Marks the pixels as no longer containing the last drawing.
  func invalidate()
  /// Releases the pixels, before the window is destroyed.
  func close()
}
