/// A window in the frame, with its surface and the contents that it presents there.
@MainActor
final class FrameTarget {
  let window: Window
  let surface: any Surface
  let contents: FrameContents
  /// Whether any part of the window is visible.
  ///
  /// Invisible windows are neither painted nor presented.
  var isVisible = true {
    // From now on, its views may be shown and painted elsewhere.
    didSet { if !isVisible { surface.drawPendingParts() } }
  }

  /// - Parameter pixelThread: The thread that helps with the pixels of the window.
  init(window: Window, surface: any Surface, pixelThread: PixelThread) {
    contents = FrameContents(pixelThread: pixelThread)
    self.window = window
    self.surface = surface
  }
}
