/// A window of the application with its system window and its frame target.
@MainActor
final class WindowAttachment {
  let window: Window
  let platformWindow: any PlatformWindow
  let target: FrameTarget
  /// The window's icon count when the icon was last passed to the system.
  private var iconCount = 0
  private var isMinimized = false

  init(window: Window, platformWindow: any PlatformWindow, pixelThread: PixelThread) {
    self.window = window
    self.platformWindow = platformWindow
    target = FrameTarget(window: window, surface: platformWindow, pixelThread: pixelThread)
    takeGeometry()
  }

  /// Applies the size and scale of the system window to the window.
  func takeGeometry() {
    window.take(size: platformWindow.size, scale: platformWindow.scale)
  }

  /// Records that the window was minimized or has returned, and moves its animations and transitions
  /// to their ends.
  func takeMinimized(_ isMinimized: Bool) {
    target.isVisible = !isMinimized
    target.contents.forgetPresented()
    guard isMinimized != self.isMinimized else { return }
    self.isMinimized = isMinimized
    if isMinimized { window.cancelInput(at: window.host?.now ?? .zero) }
    window.endAnimationsBelow()
    window.rootViewController?.endUnseenTransitions()
  }

  /// Applies the properties of the window to the system window.
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
