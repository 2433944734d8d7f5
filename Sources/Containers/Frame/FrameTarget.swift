/// A window in the frame: what was painted of it and what of that is on the screen.
@MainActor
final class FrameTarget {
  let window: Window
  let surface: any Surface
  /// Whether anything of the window can be seen; what cannot is neither painted nor presented.
  var isVisible = true
  /// What the last paint made of the window.
  var painted: RenderTree?
  /// What is on the screen; nil where that is not known.
  private(set) var presented: RenderTree?

  let compositor = Compositor()

  init(window: Window, surface: any Surface) {
    self.window = window
    self.surface = surface
  }

  /// Notes that what was painted is on the screen.
  func didPresent() { presented = painted }

  /// Notes that the pixels on the screen were lost, so that the next frame presents all of them.
  func forgetPresented() { presented = nil }
}
