internal import CSDL2
internal import Containers

extension SDLDisplay {
  /// Returns the areas of the displays without the desktop's panels, in points; none on Wayland,
  /// which tells no positions.
  ///
  /// - Parameter unitsPerPoint: SDL's units per point of an open window, or `nil` if none is open.
  static func areas(unitsPerPoint: Double?) -> [Rect] {
    let driver = SDLVideoDriver.current
    guard driver != .wayland else { return [] }
    let scale = unitsPerPoint ?? scaleOfWindows(driver)
    return (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { index in
      var area = SDL_Rect()
      guard SDL_GetDisplayUsableBounds(index, &area) == 0, area.w > 0, area.h > 0 else {
        return nil
      }
      return Rect(
        x: Double(area.x) / scale, y: Double(area.y) / scale, width: Double(area.w) / scale,
        height: Double(area.h) / scale)
    }
  }

  /// Returns the scale of a window that is never shown, because SDL tells the connection, which
  /// knows the scale, only of windows.
  private static func scaleOfWindows(_ driver: SDLVideoDriver) -> Double {
    guard driver == .x11, let window = SDL_CreateWindow("", 0, 0, 1, 1, SDL_WINDOW_HIDDEN.rawValue)
    else { return chosenScale ?? 1 }
    defer { SDL_DestroyWindow(window) }
    return SDLDisplay(of: window, driver: driver).scale
  }
}
