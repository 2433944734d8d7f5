internal import CSDL2
internal import Containers
internal import Support

/// What SDL shows windows with.
enum SDLVideoDriver: Equatable, Sendable {
  case x11, wayland, other(String)

  /// The driver in use.
  static var current: SDLVideoDriver {
    switch SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) ?? "" {
    case "x11": .x11
    case "wayland": .wayland
    case let name: .other(name)
    }
  }

  /// Whether a window's pixels can be drawn on in memory that the display server reads.
  var hasWindowSurface: Bool {
    switch self {
    case .x11, .other("dummy"), .other("offscreen"): true
    default: false
    }
  }

  /// Whether a person can see the windows.
  var showsWindows: Bool {
    switch self {
    case .other("dummy"), .other("offscreen"), .other("evdev"): false
    default: true
    }
  }

  /// Connects to the display, as SDL's hints and the environment say; on any thread, one at a time.
  ///
  /// - Parameter isChosen: Whether the environment says which driver to take.
  static func connect(isChosen: Bool) throws(PlatformError) -> SDLVideoDriver {
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw .noDisplay(reason: isChosen ? String(cString: SDL_GetError()) : missingDisplay())
    }
    let driver = current
    // Where no display answers, SDL falls back on a driver that shows nothing.
    if !driver.showsWindows, !isChosen {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay(reason: missingDisplay())
    }
    SDLTextInput.stop()
    if driver.hasWindowSurface { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    return driver
  }

  /// Why no display was found, by what the environment names.
  ///
  /// - Parameter fault: What is wrong with the display that it names.
  static func missingDisplay(_ fault: String = "where none answers") -> String {
    for name in ["WAYLAND_DISPLAY", "DISPLAY"] {
      if let value = environmentVariable(name), !value.isEmpty {
        return "\(name) is \(value), \(fault)"
      }
    }
    return "neither DISPLAY nor WAYLAND_DISPLAY is set"
  }
}
