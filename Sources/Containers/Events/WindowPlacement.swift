/// Where a window is on the desktop and how much of it the window fills, as the window system says.
public struct WindowPlacement: Hashable, Sendable {
  /// The upper left corner of the window's content on the desktop, in points; nil where the system does not say.
  public var position: Point?
  /// Whether the window fills the display, without a title bar.
  public var isFullScreen: Bool
  /// Whether the window fills the display but for the desktop's panels.
  public var isMaximized: Bool
  /// Whether the window is put away, for example into a panel.
  public var isMinimized: Bool

  /// Makes a placement.
  public init(
    position: Point? = nil, isFullScreen: Bool = false, isMaximized: Bool = false,
    isMinimized: Bool = false
  ) {
    self.position = position
    self.isFullScreen = isFullScreen
    self.isMaximized = isMaximized
    self.isMinimized = isMinimized
  }

  /// Takes a change over; a size is no part of it.
  mutating func apply(_ change: WindowChange) {
    switch change {
    case .size: break
    case .position(let point): position = point
    case .fullScreen(let isWanted): isFullScreen = isWanted
    case .maximized(let isWanted): isMaximized = isWanted
    case .minimized(let isWanted): isMinimized = isWanted
    }
  }
}
