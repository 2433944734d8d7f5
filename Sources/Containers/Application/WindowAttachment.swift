/// A window of the application, the system's window that shows it, and its place in the frame.
@MainActor
final class WindowAttachment {
  let window: Window
  let platformWindow: any PlatformWindow
  let target: FrameTarget
  /// How often the window had been given an icon when the system was told last.
  private var iconCount = 0

  init(window: Window, platformWindow: any PlatformWindow, pixelThread: PixelThread) {
    self.window = window
    self.platformWindow = platformWindow
    target = FrameTarget(window: window, surface: platformWindow, pixelThread: pixelThread)
    takeGeometry()
  }

  /// Gives the window the size and the scale of the system's.
  func takeGeometry() {
    window.take(size: platformWindow.size, scale: platformWindow.scale)
  }

  /// Gives the system's window what the window wants around and over it.
  func giveProperties() {
    if platformWindow.title != window.title { platformWindow.title = window.title }
    if platformWindow.minimumSize != window.minimumSize {
      platformWindow.minimumSize = window.minimumSize
    }
    if platformWindow.titleBarStyle != window.titleBarStyle {
      platformWindow.titleBarStyle = window.titleBarStyle
    }
    if platformWindow.isTitleBarHidden != window.isTitleBarHidden {
      platformWindow.isTitleBarHidden = window.isTitleBarHidden
    }
    if iconCount != window.iconCount {
      iconCount = window.iconCount
      platformWindow.icon = window.icon
    }
    if platformWindow.pointerStyle != window.effectivePointerStyle {
      platformWindow.pointerStyle = window.effectivePointerStyle
    }
    if platformWindow.textInput != window.textInput {
      platformWindow.textInput = window.textInput
    }
  }
}
