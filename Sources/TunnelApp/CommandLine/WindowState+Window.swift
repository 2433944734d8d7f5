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

extension Window {
  /// Returns whether one could see the title bar and move the window by it, if it were somewhere.
  ///
  /// - Parameters:
  ///   - position: The position of the window in points.
  ///   - displays: The areas of the displays in points.
  func hasTitle(at position: Point, on displays: [Rect]) -> Bool {
    let middle = Point(x: position.x + bounds.width / 2, y: position.y + 16)
    return displays.contains { $0.contains(middle) }
  }
}
