internal import Containers

/// The placement of a window, as far as the next launch restores it.
nonisolated struct WindowState: Hashable, Sendable {
  /// The size in points while the window is neither maximized nor full screen.
  var size = Size(width: 1024, height: 1000)
  /// The position on the desktop in points; nil if the system decides.
  var position: Point?
  /// Whether the window fills the display except for the desktop's panels.
  var isMaximized = false
  /// Whether the window fills the display.
  var isFullScreen = false
}
