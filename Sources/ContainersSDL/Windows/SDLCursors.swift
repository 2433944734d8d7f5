internal import CSDL2
internal import Containers
internal import Support

/// The shapes of the mouse pointer, created when they are first shown.
@MainActor
final class SDLCursors {
  private var cursors: [PointerStyle: OpaquePointer] = [:]

  isolated deinit { forget() }

  /// Frees the shapes, before the connection to the display ends.
  func forget() {
    cursors.values.forEach(SDL_FreeCursor)
    cursors = [:]
  }

  /// Shows the shape of a style.
  func show(_ style: PointerStyle) {
    if let cursor = cursors[style] ?? makeCursor(style) {
      cursors[style] = cursor
      SDL_SetCursor(cursor)
    }
  }

  private func makeCursor(_ style: PointerStyle) -> OpaquePointer? {
    let (shape, name) = SDLCursors.shape(of: style)
    return SDL_CreateSystemCursor(canShow(name) ? shape : SDL_SYSTEM_CURSOR_ARROW)
  }

  /// Whether SDL can show a shape; versions before 2.28 crash under Wayland if the user's theme
  /// lacks it.
  ///
  /// Source: libsdl-org/SDL, pull request 6989.
  private func canShow(_ name: String) -> Bool {
    var version = SDL_version()
    SDL_GetVersion(&version)
    let isMended = (version.major, version.minor) >= (2, 28)
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) }
    return isMended || driver != "wayland" || CursorTheme(from: environmentVariable).has(name)
  }

  /// Returns the shape of a style, and the name by which SDL looks it up in a theme; SDL has no
  /// grabbing hands.
  private static func shape(of style: PointerStyle) -> (SDL_SystemCursor, name: String) {
    switch style {
    case .arrow: (SDL_SYSTEM_CURSOR_ARROW, "left_ptr")
    case .pointingHand, .openHand: (SDL_SYSTEM_CURSOR_HAND, "hand2")
    case .closedHand: (SDL_SYSTEM_CURSOR_SIZEALL, "fleur")
    case .iBeam: (SDL_SYSTEM_CURSOR_IBEAM, "xterm")
    case .crosshair: (SDL_SYSTEM_CURSOR_CROSSHAIR, "tcross")
    case .resizeLeftRight: (SDL_SYSTEM_CURSOR_SIZEWE, "sb_h_double_arrow")
    case .resizeUpDown: (SDL_SYSTEM_CURSOR_SIZENS, "sb_v_double_arrow")
    case .resizeTopLeftBottomRight: (SDL_SYSTEM_CURSOR_SIZENWSE, "top_left_corner")
    case .resizeTopRightBottomLeft: (SDL_SYSTEM_CURSOR_SIZENESW, "top_right_corner")
    case .operationNotAllowed: (SDL_SYSTEM_CURSOR_NO, "pirate")
    }
  }
}
