internal import CSDL2

/// A window of the desktop.
@MainActor
final class SDLWindow: PlatformWindow {
  let identifier: UInt32
  /// What can be waited on for events; -1 where there is nothing.
  let displayDescriptor: Int32
  /// SDL's units of windows and pointers in a point.
  let unitsPerPoint: Double
  private(set) var refreshRate = 60.0
  var title: String { didSet { SDL_SetWindowTitle(window, title) } }
  var minimumSize: Size { didSet { applyMinimumSize() } }
  var titleBarStyle = TitleBarStyle.light {
    didSet { if !isClosed { x11?.setTitleBar(titleBarStyle) } }
  }
  var isTitleBarHidden = false {
    didSet {
      if !isClosed { SDL_SetWindowBordered(window, isTitleBarHidden ? SDL_FALSE : SDL_TRUE) }
    }
  }
  var pointerStyle = PointerStyle.arrow { didSet { cursors.show(pointerStyle) } }
  var textInput: TextInputRequest? {
    didSet { SDLTextInput.change(from: oldValue, to: textInput, unitsPerPoint: unitsPerPoint) }
  }

  var onClose: ((SDLWindow) -> Void)?
  private let cursors: SDLCursors
  /// SDL's window; not to be used once it is closed.
  private let window: OpaquePointer
  private let path: any PresentingPath
  private let x11: X11Window?
  private var isClosed = false

  init(
    _ request: PlatformWindowRequest, driver: SDLVideoDriver, cursors: SDLCursors
  ) throws(PlatformError) {
    let flags =
      SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
      | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard
      let window = SDL_CreateWindow(
        request.title, SDLWindow.middle, SDLWindow.middle, SDLWindow.units(request.size.width, 1),
        SDLWindow.units(request.size.height, 1), flags)
    else { throw .windowFailed(reason: String(cString: SDL_GetError())) }
    let display = SDLDisplay(of: window, driver: driver)
    unitsPerPoint = display.scale
    displayDescriptor = display.descriptor
    x11 = display.x11
    self.window = window
    self.cursors = cursors
    identifier = SDL_GetWindowID(window)
    title = request.title
    minimumSize = request.minimumSize
    guard let path = SDLWindow.path(of: window, driver: driver) else {
      let reason = String(cString: SDL_GetError())
      SDL_DestroyWindow(window)
      throw .windowFailed(reason: reason)
    }
    self.path = path
    fit(request.size)
    applyMinimumSize()
    displayDidChange()
  }

  var size: Size {
    guard !isClosed else { return .zero }
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    return Size(width: Double(width) / unitsPerPoint, height: Double(height) / unitsPerPoint)
  }

  var scale: Double {
    guard !isClosed, size.width > 0 else { return unitsPerPoint }
    return path.pixelsPerUnit * unitsPerPoint
  }

  func show() {
    guard !isClosed else { return }
    x11?.setTitleBar(titleBarStyle)
    SDL_ShowWindow(window)
  }

  func raise() {
    if !isClosed { SDL_RaiseWindow(window) }
  }

  func close() {
    guard !isClosed else { return }
    textInput = nil
    isClosed = true
    path.close()
    SDL_DestroyWindow(window)
    onClose?(self)
  }

  func present(_ draw: (_ target: Bitmap, _ isKept: Bool) -> [PixelRect]) {
    if !isClosed { path.present(draw) }
  }

  /// Notes that the pixels are no longer those that were drawn.
  func surfaceDidChange() { path.invalidate() }

  /// Asks the display how often it shows a frame.
  func displayDidChange() {
    var mode = SDL_DisplayMode()
    let isKnown = SDL_GetCurrentDisplayMode(max(0, SDL_GetWindowDisplayIndex(window)), &mode) == 0
    refreshRate = isKnown && mode.refresh_rate > 0 ? Double(mode.refresh_rate) : 60
  }

  /// Makes the window as large as asked, or as the display has room for.
  private func fit(_ size: Size) {
    var area = SDL_Rect()
    var width = SDLWindow.units(size.width, unitsPerPoint)
    var height = SDLWindow.units(size.height, unitsPerPoint)
    if SDL_GetDisplayUsableBounds(max(0, SDL_GetWindowDisplayIndex(window)), &area) == 0 {
      if area.w > 0 { width = min(width, area.w) }
      if area.h > 0 { height = min(height, area.h) }
    }
    let isCentered =
      width == SDLWindow.units(size.width, 1) && height == SDLWindow.units(size.height, 1)
    guard !isCentered else { return }
    SDL_SetWindowSize(window, width, height)
    SDL_SetWindowPosition(window, SDLWindow.middle, SDLWindow.middle)
  }

  private func applyMinimumSize() {
    guard !isClosed else { return }
    SDL_SetWindowMinimumSize(
      window, SDLWindow.units(minimumSize.width, unitsPerPoint),
      SDLWindow.units(minimumSize.height, unitsPerPoint))
  }

  /// SDL's word for a position in the middle of the display.
  private static let middle = Int32(bitPattern: UInt32(SDL_WINDOWPOS_CENTERED_MASK))

  private static func units(_ points: Double, _ factor: Double) -> Int32 {
    Int32(min(max((points * factor).rounded(), 1), 16384))
  }

  private static func path(
    of window: OpaquePointer, driver: SDLVideoDriver
  ) -> (any PresentingPath)? {
    if driver.hasWindowSurface, let path = WindowSurfacePath(window) { return path }
    return TexturePath(window)
  }
}
