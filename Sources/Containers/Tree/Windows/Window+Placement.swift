/// The placement of a window on the desktop. The program makes requests, the window system decides,
/// and the properties report the actual state.
///
/// ```swift
/// window.isFullScreen.toggle()
/// window.frame.size = Size(width: 640, height: 480)
/// ```
///
/// Most systems respond asynchronously. Until then, and if they refuse, the properties keep their
/// values. A request for a hidden window applies when the window is next shown.
///
/// | | X11 | Wayland |
/// | --- | --- | --- |
/// | size (``View/frame``, ``View/bounds``) | yes | unless full screen, maximized, or tiled |
/// | ``position`` | yes | `nil`; setting it has no effect |
/// | ``isFullScreen``, ``isMaximized`` | if the window manager supports it | yes |
/// | ``isMinimized`` | with a window manager | minimizes and reads `false`; cannot be restored |
/// | ``icon`` | yes | no: desktops use the icon in the program's desktop file |
extension Window {
  /// The position of the upper-left corner of the window's content on the desktop, in points, or
  /// `nil` if the system does not report it.
  ///
  /// For a hidden window, `nil` leaves the position to the system; for a visible one, setting `nil`
  /// has no effect. The origin of ``View/frame`` is unrelated to the desktop.
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

  /// Whether the window fills the display except for the desktop's panels.
  public var isMaximized: Bool {
    get { placement.isMaximized }
    set { ask(for: .maximized(newValue)) }
  }

  /// Whether the window is minimized, for example into a panel.
  ///
  /// Setting `false` restores it.
  public var isMinimized: Bool {
    get { placement.isMinimized }
    set { ask(for: .minimized(newValue)) }
  }

  /// Whether the user can see the window: it is visible and not minimized.
  var isInSight: Bool { shown != nil && !isMinimized }

  private var placement: WindowPlacement { attachedPlacement ?? placementWhenShown }

  /// The placement that the system reports, or `nil` while it does not show the window.
  private var attachedPlacement: WindowPlacement? { host?.placement(of: self) }

  private func ask(for change: WindowChange) {
    if host?.window(self, asksFor: change) != true { placementWhenShown.apply(change) }
  }

  /// Asks the host for another size.
  ///
  /// - Returns: Whether the host handles the request. If so, the window gets the size that the host
  ///   reports.
  func asksHost(for size: Size) -> Bool {
    guard !isFollowingHost, let host else { return false }
    return host.window(self, asksFor: .size(size))
  }

  /// Saves the placement for the next time the window is shown.
  func keepPlacement() {
    guard let attachedPlacement else { return }
    placementWhenShown = attachedPlacement
    placementWhenShown.isMinimized = false
  }
}
