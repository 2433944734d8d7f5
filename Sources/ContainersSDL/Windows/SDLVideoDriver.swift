internal import CSDL2
internal import Containers
internal import Support

/// The SDL driver that shows windows.
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

  /// Whether window pixels can be drawn directly into memory that the display server reads.
  var hasWindowSurface: Bool {
    switch self {
    case .x11, .other("dummy"), .other("offscreen"): true
    default: false
    }
  }

  /// Whether users can see the windows.
  var showsWindows: Bool {
    switch self {
    case .other("dummy"), .other("offscreen"), .other("evdev"): false
    default: true
    }
  }

  /// Connects to the display selected by SDL's hints and the environment; callable on any thread,
  /// one call at a time.
  ///
  /// - Parameter isChosen: Whether the environment selects a driver.
  static func connect(isChosen: Bool) throws(PlatformError) -> SDLVideoDriver {
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw .noDisplay(reason: isChosen ? String(cString: SDL_GetError()) : missingDisplay())
    }
    let driver = current
    // If no display replies, SDL falls back to a driver that shows nothing.
    if !driver.showsWindows, !isChosen {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay(reason: missingDisplay())
    }
    SDLTextInput.stop()
    if driver.hasWindowSurface { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    return driver
  }

  /// Returns the reason why no display was found, based on the environment.
  ///
  /// - Parameter fault: What is wrong with the display that the environment names.
  static func missingDisplay(_ fault: String = "where none answers") -> String {
    named.map { "\($0), \(fault)" } ?? "neither DISPLAY nor WAYLAND_DISPLAY is set"
  }

  /// The display that the environment names, or the driver in use.
  static var chosenDisplay: String { named ?? "\(current)" }

  private static var named: String? {
    for name in ["WAYLAND_DISPLAY", "DISPLAY"] {
      if let value = environmentVariable(name), !value.isEmpty { return "\(name) is \(value)" }
    }
    return nil
  }
}
