/// What a program asks of the window system for one of its windows; the system decides.
public enum WindowChange: Hashable, Sendable {
  /// Another size of the content, in points.
  case size(Size)
  /// Another place of the content's upper left corner on the desktop, in points.
  case position(Point)
  /// To fill the display, or no longer.
  case fullScreen(Bool)
  /// To fill the display but for the desktop's panels, or no longer.
  case maximized(Bool)
  /// To be put away, or to come back.
  case minimized(Bool)
}
