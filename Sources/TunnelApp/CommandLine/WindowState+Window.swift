internal import Containers

extension WindowState {
  /// Takes over the placement of a window.
  ///
  /// The size of one that fills the display is not the size that it returns to.
  mutating func note(_ window: Window) {
    (isMaximized, isFullScreen) = (window.isMaximized, window.isFullScreen)
    if !isMaximized, !isFullScreen {
      size = window.bounds.size
      position = window.position
    }
  }
}
