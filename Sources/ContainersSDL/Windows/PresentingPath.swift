internal import Pixels

/// A way to transfer pixels to the screen.
@MainActor
protocol PresentingPath: AnyObject {
  /// Draws and presents the changed parts.
  func present(_ contents: any SurfaceContents)
  /// Marks the pixels as no longer containing the last drawing.
  func invalidate()
  /// Releases the pixels, before the window is destroyed.
  func close()
}
