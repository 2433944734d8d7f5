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

  /// Returns the state with a position on one of the displays, otherwise without one.
  ///
  /// - Parameter displays: The areas of the displays in points.
  func onDisplays(_ displays: [Rect]) -> WindowState {
    var state = self
    let title = position.map { Rect(x: $0.x, y: $0.y, width: size.width, height: 32) }
    if let title, !displays.contains(where: { $0.contains(title.center) }) { state.position = nil }
    return state
  }
}
