internal import CSDL2
internal import Containers
internal import Glibc
internal import Support

/// An SDL window, as created on another thread.
///
/// Sendable: the creating thread gives it up when it hands it over.
struct SDLOpenedWindow: @unchecked Sendable {
  let window: OpaquePointer
  /// The driver that shows the window.
  let driver: SDLVideoDriver

  /// Opens a window, initially hidden and no larger than the displays; callable on any thread, one
  /// call at a time.
  ///
  /// - Parameter loss: Records a loss of the connection.
  init(
    _ request: PlatformWindowRequest, driver: SDLVideoDriver, loss: DisplayLoss
  ) throws(PlatformError) {
    let room = SDLOpenedWindow.room
    let width = min(SDLOpenedWindow.units(request.size.width), room.width)
    let height = min(SDLOpenedWindow.units(request.size.height), room.height)
    try WindowPixels(width: Int(width), height: Int(height)).ask()
    let flags =
      SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
      | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    func open(_ more: UInt32) -> OpaquePointer? {
      SDL_CreateWindow(
        request.title, SDLOpenedWindow.middle, SDLOpenedWindow.middle, width, height, flags | more)
    }
    // SDL loads this library, and unloads it with the connection. But the thread that has used it frees
    // its data there when it ends, which is later.
    if !driver.hasWindowSurface { _ = SharedLibrary("libEGL.so.1") }
    // Otherwise a renderer created later would recreate the window, visibly to the user.
    let withOpenGL = driver.hasWindowSurface ? nil : open(SDL_WINDOW_OPENGL.rawValue)
    guard let window = withOpenGL ?? open(0) else {
      throw .windowFailed(reason: String(cString: SDL_GetError()))
    }
    self.window = window
    self.driver = driver
    if driver == .x11, let display = SDLDisplay.x11Connection(of: window) { loss.watch(display) }
    if driver.hasWindowSurface { populate() }
  }

  /// Touches the pixels for the first time, which takes longer than drawing on them; leaves them
  /// unchanged.
  private func populate() {
    guard let surface = SDL_GetWindowSurface(window)?.pointee, let pixels = surface.pixels else {
      return
    }
    // A system that does not know the advice ignores it.
    madvise(pixels, Int(surface.pitch) * Int(surface.h), SDLOpenedWindow.populateWrite)
  }

  /// The greatest width and height of a display, in SDL's units.
  private static var room: (width: Int32, height: Int32) {
    var room: (width: Int32, height: Int32) = (1, 1)
    for index in 0..<max(0, SDL_GetNumVideoDisplays()) {
      var area = SDL_Rect()
      guard SDL_GetDisplayBounds(index, &area) == 0 else { continue }
      room = (max(room.width, area.w), max(room.height, area.h))
    }
    return room.width > 1 && room.height > 1 ? room : (.max, .max)
  }

  /// `MADV_POPULATE_WRITE` of Linux 5.14.
  private static let populateWrite: Int32 = 23

  /// SDL's constant for a position at the center of the display.
  static let middle = Int32(bitPattern: UInt32(SDL_WINDOWPOS_CENTERED_MASK))

  /// Returns a length in SDL's units.
  static func units(_ length: Double) -> Int32 { Int32(min(max(length.rounded(), 1), 16384)) }
}
