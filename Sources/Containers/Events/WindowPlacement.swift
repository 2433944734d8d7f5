/// The position and state of a window on the desktop, as reported by the window system.
public struct WindowPlacement: Hashable, Sendable {
  /// The position of the content's upper-left corner on the desktop, in points, or `nil` if the
  /// system does not report it.
  public var position: Point?
  /// Whether the window fills the display, without a title bar.
  public var isFullScreen: Bool
  /// Whether the window fills the display except for the desktop's panels.
  public var isMaximized: Bool
  /// Whether the window is minimized, for example into a panel.
  public var isMinimized: Bool

  /// Creates a placement.
  public init(
    position: Point? = nil, isFullScreen: Bool = false, isMaximized: Bool = false,
    isMinimized: Bool = false
  ) {
    self.position = position
    self.isFullScreen = isFullScreen
    self.isMaximized = isMaximized
    self.isMinimized = isMinimized
  }

  /// Applies a change.
  ///
  /// A change of size has no effect.
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
