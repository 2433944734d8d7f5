internal import CSDL2

/// The shapes of the mouse pointer, made when they are first shown.
@MainActor
final class SDLCursors {
  private var cursors: [PointerStyle: OpaquePointer] = [:]

  isolated deinit { cursors.values.forEach(SDL_FreeCursor) }

  /// Shows a shape.
  func show(_ style: PointerStyle) {
    if let cursor = cursors[style] ?? SDL_CreateSystemCursor(SDLCursors.shape(of: style)) {
      cursors[style] = cursor
      SDL_SetCursor(cursor)
    }
  }

  /// SDL has no hands that grab.
  private static func shape(of style: PointerStyle) -> SDL_SystemCursor {
    switch style {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .pointingHand, .openHand: SDL_SYSTEM_CURSOR_HAND
    case .closedHand: SDL_SYSTEM_CURSOR_SIZEALL
    case .iBeam: SDL_SYSTEM_CURSOR_IBEAM
    case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
    }
  }
}
