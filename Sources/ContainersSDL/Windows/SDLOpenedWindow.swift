internal import CSDL2
internal import Containers
internal import Glibc

/// An SDL window, as created on another thread.
///
/// Sendable: the creating thread gives it up when it hands it over.
struct SDLOpenedWindow: @unchecked Sendable {
  let window: OpaquePointer
  /// The driver that shows the window.
  let driver: SDLVideoDriver

  /// Opens a window, initially hidden; callable on any thread, one call at a time.
  init(_ request: PlatformWindowRequest, driver: SDLVideoDriver) throws(PlatformError) {
    let flags =
      SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
      | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    func open(_ more: UInt32) -> OpaquePointer? {
      SDL_CreateWindow(
        request.title, SDLOpenedWindow.middle, SDLOpenedWindow.middle,
        SDLOpenedWindow.units(request.size.width), SDLOpenedWindow.units(request.size.height),
        flags | more)
    }
    // Otherwise a renderer created later would recreate the window, visibly to the user.
    let withOpenGL = driver.hasWindowSurface ? nil : open(SDL_WINDOW_OPENGL.rawValue)
    guard let window = withOpenGL ?? open(0) else {
      throw .windowFailed(reason: String(cString: SDL_GetError()))
    }
    self.window = window
    self.driver = driver
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

  /// `MADV_POPULATE_WRITE` of Linux 5.14.
  private static let populateWrite: Int32 = 23

  /// SDL's constant for a position at the center of the display.
  static let middle = Int32(bitPattern: UInt32(SDL_WINDOWPOS_CENTERED_MASK))

  /// Returns a length in SDL's units.
  static func units(_ length: Double) -> Int32 { Int32(min(max(length.rounded(), 1), 16384)) }
}
