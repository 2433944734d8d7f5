/// Where a window is on the desktop: a program asks, the window system decides, and the properties tell what is so.
///
/// ```swift
/// window.isFullScreen.toggle()
/// window.frame.size = Size(width: 640, height: 480)
/// ```
///
/// Most systems answer a moment later; until then, and where they refuse, the properties keep their values. What is
/// asked of a hidden window holds for the next time that it is shown.
///
/// | | X11 | Wayland |
/// | --- | --- | --- |
/// | size (``View/frame``, ``View/bounds``) | yes | yes, unless the window is full screen, maximized or tiled |
/// | ``position`` | yes | nil; setting it does nothing |
/// | ``isFullScreen``, ``isMaximized`` | with a window manager that can | yes |
/// | ``isMinimized`` | with a window manager | minimizes; always reads false, and false cannot be set |
/// | ``icon`` | yes | no: desktops take it from the program's desktop file |
extension Window {
  /// The upper left corner of the window's content on the desktop, in points; nil where the system does not say.
  ///
  /// For a hidden window nil leaves the place to the system; for a shown one setting nil does nothing. The origin of
  /// ``View/frame`` says nothing about the desktop.
  public var position: Point? {
    get { placement.position }
    set {
      guard let newValue else {
        if attachedPlacement == nil { placementWhenShown.position = nil }
        return
      }
      guard newValue.x.isFinite, newValue.y.isFinite else {
        misuse("\(identity) cannot have a position that is infinite or not a number.")
      }
      ask(for: .position(newValue))
    }
  }

  /// Whether the window fills the display, without a title bar.
  public var isFullScreen: Bool {
    get { placement.isFullScreen }
    set { ask(for: .fullScreen(newValue)) }
  }

  /// Whether the window fills the display but for the desktop's panels.
  public var isMaximized: Bool {
    get { placement.isMaximized }
    set { ask(for: .maximized(newValue)) }
  }

  /// Whether the window is put away, for example into a panel; a window that is comes back where false is set.
  public var isMinimized: Bool {
    get { placement.isMinimized }
    set { ask(for: .minimized(newValue)) }
  }

  private var placement: WindowPlacement { attachedPlacement ?? placementWhenShown }

  /// What the system says; nil while it does not show the window.
  private var attachedPlacement: WindowPlacement? { host?.placement(of: self) }

  private func ask(for change: WindowChange) {
    if host?.window(self, asksFor: change) != true { placementWhenShown.apply(change) }
  }

  /// Asks what shows the window for another size, and leaves it to that.
  ///
  /// - Returns: Whether it takes care of that; the window gets the size that the answer has.
  func asksHost(for size: Size) -> Bool {
    guard !isFollowingHost, let host else { return false }
    return host.window(self, asksFor: .size(size))
  }

  /// Keeps where the window is for the next time that it is shown.
  func keepPlacement() {
    guard let attachedPlacement else { return }
    placementWhenShown = attachedPlacement
    placementWhenShown.isMinimized = false
  }
}
