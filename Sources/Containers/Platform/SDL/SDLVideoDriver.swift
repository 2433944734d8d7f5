internal import CSDL2
internal import Glibc

/// What SDL shows windows with.
enum SDLVideoDriver: Equatable {
  case x11, wayland, other(String)

  /// The driver in use.
  @MainActor static var current: SDLVideoDriver {
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

  /// Why no display was found, by what the environment names.
  static var missingDisplay: String {
    for name in ["WAYLAND_DISPLAY", "DISPLAY"] {
      if let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty {
        return "\(name) is \(value), where none answers"
      }
    }
    return "neither DISPLAY nor WAYLAND_DISPLAY is set"
  }
}
