/// A change of a window that a program requests.
///
/// The window system decides whether to make it.
public enum WindowChange: Hashable, Sendable {
  /// A new size of the content, in points.
  case size(Size)
  /// A new position of the content's upper-left corner on the desktop, in points.
  case position(Point)
  /// Enters or leaves full screen.
  case fullScreen(Bool)
  /// Fills the display except for the desktop's panels, or restores the window.
  case maximized(Bool)
  /// Minimizes or restores the window.
  case minimized(Bool)
}
