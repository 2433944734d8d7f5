internal import CSDL2
internal import Containers
internal import Pixels

/// Collects what the user drops in one go, which SDL reports item by item.
@MainActor
struct SDLDrops {
  private var items: [DragItem] = []

  /// Takes an event.
  ///
  /// - Returns: The drop, once it is complete.
  mutating func take(_ event: SDL_DropEvent, _ window: SDLWindow?) -> InputEvent? {
    // SDL leaves the text to the program.
    defer { SDL_free(event.file) }
    let text = event.file.map { String(cString: $0) }
    switch SDL_EventType(event.type) {
    case SDL_DROPFILE: items += text.map { [DragItem(.file(path: $0))] } ?? []
    case SDL_DROPTEXT: add(text ?? "")
    case SDL_DROPCOMPLETE:
      defer { items = [] }
      return .dropped(items, window.flatMap(location))
    default: items = []
    }
    return nil
  }

  /// Adds a line of a text, which SDL reports line by line.
  private mutating func add(_ line: String) {
    if case .text(let start)? = items.last?.content {
      items[items.count - 1] = DragItem(.text(start + "\n" + line))
    } else {
      items.append(DragItem(.text(line)))
    }
  }

  /// Returns the location of the pointer in a window, which SDL doesn't report with a drop; `nil` on
  /// Wayland, where only the window under the pointer knows it, and not during a drag.
  private func location(in window: SDLWindow) -> Point? {
    guard let origin = window.placement.position else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetGlobalMouseState(&x, &y)
    return Point(x: Double(x) / window.unitsPerPoint, y: Double(y) / window.unitsPerPoint) - origin
  }
}
