internal import CSDL2
internal import Containers
internal import Pixels

/// Applies what was set to SDL's window, if it is open.
extension SDLWindow {
  /// Makes the window as large as a size in points, or as the display allows, and whole in sight.
  func fit(_ size: Size, isCentered: Bool = false) {
    guard let link else { return }
    var area = SDL_Rect()
    var room: Size?
    if SDL_GetDisplayUsableBounds(max(0, SDL_GetWindowDisplayIndex(link.window)), &area) == 0,
      area.w > 0, area.h > 0
    {
      room = Size(width: Double(area.w), height: Double(area.h))
    }
    var wanted = request
    wanted.size = size
    let fitting = wanted.size(unitsPerPoint: unitsPerPoint, in: room)
    let (width, height) = (
      SDLOpenedWindow.units(fitting.width), SDLOpenedWindow.units(fitting.height)
    )
    var former: (width: Int32, height: Int32) = (0, 0)
    SDL_GetWindowSize(link.window, &former.width, &former.height)
    guard former != (width, height) else { return }
    SDL_SetWindowSize(link.window, width, height)
    let corner = desktopOrigin
    if isCentered || corner.x + fitting.width > Double(area.x + area.w)
      || corner.y + fitting.height > Double(area.y + area.h)
    {
      let middle = SDLOpenedWindow.middle | max(0, SDL_GetWindowDisplayIndex(link.window))
      SDL_SetWindowPosition(link.window, middle, middle)
    }
  }

  func applyMinimumSize() {
    guard let link else { return }
    SDL_SetWindowMinimumSize(
      link.window, SDLOpenedWindow.units(minimumSize.width * unitsPerPoint),
      SDLOpenedWindow.units(minimumSize.height * unitsPerPoint))
  }

  func applyBorder() {
    if let link { SDL_SetWindowBordered(link.window, isTitleBarHidden ? SDL_FALSE : SDL_TRUE) }
  }

  func applyIcon() {
    guard let link else { return }
    if let icon {
      SDLIcon.set(icon, of: link.window)
    } else {
      link.display.x11?.removeIcon()
    }
  }

  func applyTextInput(from old: TextInputRequest?) {
    guard link != nil else { return }
    SDLTextInput.change(from: old, to: textInput, unitsPerPoint: unitsPerPoint)
  }
}
