internal import CSDL2
internal import Containers
internal import Pixels

/// The placement of an SDL window on the desktop: its current state, and requests to change it.
@MainActor
struct SDLPlacement {
  let window: OpaquePointer
  let display: SDLDisplay
  let driver: SDLVideoDriver

  /// The current placement, as the system reports it.
  var current: WindowPlacement {
    // On X11 SDL records what it requested, and the window manager what it did.
    let states = display.x11?.states
    return WindowPlacement(
      position: position,
      isFullScreen: states?.contains(.fullScreen) ?? has(SDL_WINDOW_FULLSCREEN),
      isMaximized: states?.isSuperset(of: X11Window.State.maximized) ?? has(SDL_WINDOW_MAXIMIZED),
      isMinimized: states?.contains(.hidden) ?? has(SDL_WINDOW_MINIMIZED))
  }

  /// Requests a change, unless it is impossible: SDL would assume that an impossible request
  /// succeeded.
  func request(_ change: WindowChange) {
    switch change {
    case .size(let size): resize(to: size)
    case .position(let point): move(to: point)
    case .fullScreen(let isWanted): fillScreen(isWanted)
    case .maximized(let isWanted): maximize(isWanted)
    case .minimized(let isWanted): minimize(isWanted)
    }
  }

  private func resize(to size: Size) {
    SDL_SetWindowSize(
      window, SDLOpenedWindow.units(size.width * display.scale),
      SDLOpenedWindow.units(size.height * display.scale))
  }

  /// The position; `nil` on Wayland, which does not report positions, so that SDL only repeats
  /// requests.
  private var position: Point? {
    guard driver != .wayland else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    return Point(x: Double(x) / display.scale, y: Double(y) / display.scale)
  }

  private func move(to point: Point) {
    guard driver != .wayland else { return }
    SDL_SetWindowPosition(window, coordinate(point.x), coordinate(point.y))
  }

  private func coordinate(_ points: Double) -> Int32 {
    Int32(min(max((points * display.scale).rounded(), -32768), 32767))
  }

  private func fillScreen(_ isWanted: Bool) {
    guard isWanted != current.isFullScreen, display.x11?.supports(.fullScreen) != false else {
      return
    }
    // SDL does not know about changes made through the window manager.
    if isWanted == has(SDL_WINDOW_FULLSCREEN) { setFullScreen(!isWanted) }
    setFullScreen(isWanted)
  }

  private func setFullScreen(_ isWanted: Bool) {
    SDL_SetWindowFullscreen(window, isWanted ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }

  private func maximize(_ isWanted: Bool) {
    let now = current
    guard isWanted != now.isMaximized, display.x11?.supports(.maximizedVertically) != false else {
      return
    }
    if isWanted {
      SDL_MaximizeWindow(window)
    } else if !now.isMinimized {
      SDL_RestoreWindow(window)
    }
  }

  private func minimize(_ isWanted: Bool) {
    let now = current
    guard isWanted != now.isMinimized else { return }
    if isWanted {
      SDL_MinimizeWindow(window)
    } else {
      SDL_RestoreWindow(window)
      // SDL reverts that as well.
      if now.isMaximized { SDL_MaximizeWindow(window) }
    }
  }

  private func has(_ flag: SDL_WindowFlags) -> Bool {
    SDL_GetWindowFlags(window) & flag.rawValue == flag.rawValue
  }
}
