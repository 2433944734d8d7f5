internal import CSDL2
internal import Containers
internal import Pixels
internal import Support

/// Collects what the user drops in one go, which SDL reports item by item.
@MainActor
struct SDLDrops {
  private var files: [DragItem] = []
  private var lines: [String] = []

  /// Takes an event.
  ///
  /// - Returns: The drop, once it is complete.
  mutating func take(_ event: SDL_DropEvent, _ window: SDLWindow?) -> InputEvent? {
    // SDL leaves the text to the program.
    defer { SDL_free(event.file) }
    switch SDL_EventType(event.type) {
    case SDL_DROPFILE:
      files.append(DragItem(.file(path: event.file.map { SystemPath.text(cString: $0) } ?? "")))
    case SDL_DROPTEXT: lines.append(event.file.map { String(cString: $0) } ?? "")
    case SDL_DROPCOMPLETE:
      defer { self = SDLDrops() }
      // A text arrives line by line.
      let text = lines.isEmpty ? [] : [DragItem(.text(lines.joined(separator: "\n")))]
      return .dropped(files + text, window.flatMap(location))
    default: self = SDLDrops()
    }
    return nil
  }

  /// Returns the location of the pointer in a window, which SDL doesn't report with a drop; `nil` on
  /// Wayland, where only the window under the pointer knows it, and not during a drag.
  private func location(in window: SDLWindow) -> Point? {
    guard let origin = window.placement.position else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetGlobalMouseState(&x, &y)
    let scale = window.unitsPerPoint
    let point = Point(x: Double(x) / scale, y: Double(y) / scale) - origin
    // During a drag from a Wayland program, the X server may not know where the pointer is.
    return Rect(origin: .zero, size: window.size).contains(point) ? point : nil
  }
}
