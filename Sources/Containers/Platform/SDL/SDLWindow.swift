internal import CSDL2

/// A window of the desktop; it opens on another thread while its first picture is prepared.
@MainActor
final class SDLWindow: PlatformWindow {
  /// A window that is open.
  private struct Link {
    /// SDL's window.
    let window: OpaquePointer
    let display: SDLDisplay
    let path: any PresentingPath
  }

  private enum Life {
    case opening(Awaited<Result<SDLOpenedWindow, PlatformError>>)
    case open(Link)
    case closed
  }

  private(set) var refreshRate = 60.0
  var title: String { didSet { if let link { SDL_SetWindowTitle(link.window, title) } } }
  var minimumSize: Size { didSet { applyMinimumSize() } }
  var titleBarStyle = TitleBarStyle.light {
    didSet { link?.display.x11?.setTitleBar(titleBarStyle) }
  }
  var isTitleBarHidden = false { didSet { applyBorder() } }
  var pointerStyle = PointerStyle.arrow { didSet { if link != nil { cursors.show(pointerStyle) } } }
  var textInput: TextInputRequest? { didSet { applyTextInput(from: oldValue) } }

  /// Called when the window is open: with whether it has the size and the scale that it was to have.
  var onOpen: ((SDLWindow, _ isAsExpected: Bool) -> Void)?
  /// Called with the reason when it cannot be opened.
  var onFailure: ((PlatformError) -> Void)?
  var onClose: ((SDLWindow) -> Void)?
  private let cursors: SDLCursors
  private let request: PlatformWindowRequest
  private var life: Life
  private var isShown = false
  private var isInFront = false

  /// Makes a window that something else opens meanwhile.
  init(
    _ request: PlatformWindowRequest, cursors: SDLCursors,
    opening: Awaited<Result<SDLOpenedWindow, PlatformError>>
  ) {
    self.request = request
    self.cursors = cursors
    title = request.title
    minimumSize = request.minimumSize
    life = .opening(opening)
  }

  private var link: Link? {
    if case .open(let link) = life { link } else { nil }
  }

  var identifier: UInt32 { link.map { SDL_GetWindowID($0.window) } ?? 0 }

  /// What can be waited on for events; -1 where there is nothing.
  var displayDescriptor: Int32 { link?.display.descriptor ?? -1 }

  /// SDL's units of windows and pointers in a point.
  var unitsPerPoint: Double { link?.display.scale ?? 1 }

  /// The size; until the window is open, the one that was asked for.
  var size: Size {
    switch life {
    case .opening: return request.size
    case .closed: return .zero
    case .open(let link):
      var width: Int32 = 0
      var height: Int32 = 0
      SDL_GetWindowSize(link.window, &width, &height)
      return Size(width: Double(width) / unitsPerPoint, height: Double(height) / unitsPerPoint)
    }
  }

  var scale: Double {
    guard let link, size.width > 0 else { return unitsPerPoint }
    return link.path.pixelsPerUnit * unitsPerPoint
  }

  func show() {
    isShown = true
    guard let link else { return }
    link.display.x11?.setTitleBar(titleBarStyle)
    SDL_ShowWindow(link.window)
  }

  func raise() {
    isInFront = true
    if let link { SDL_RaiseWindow(link.window) }
  }

  func close() {
    finishOpening()
    guard let link else { return }
    textInput = nil
    life = .closed
    link.path.close()
    SDL_DestroyWindow(link.window)
    onClose?(self)
  }

  /// Puts a picture on the screen, unless the window turns out to be another than the picture is for.
  func present(_ draw: (_ target: Bitmap, _ isKept: Bool) -> [PixelRect]) {
    if finishOpening() { link?.path.present(draw) }
  }

  /// Notes that the pixels are no longer those that were drawn.
  func surfaceDidChange() { link?.path.invalidate() }

  /// Asks the display how often it shows a frame.
  func displayDidChange() {
    guard let link else { return }
    var mode = SDL_DisplayMode()
    let index = max(0, SDL_GetWindowDisplayIndex(link.window))
    let isKnown = SDL_GetCurrentDisplayMode(index, &mode) == 0
    refreshRate = isKnown && mode.refresh_rate > 0 ? Double(mode.refresh_rate) : 60
  }
}

// MARK: - Opening

extension SDLWindow {
  /// Waits until the window is open, the first time, and gives it what was set meanwhile.
  ///
  /// - Returns: Whether it has the size and the scale that it was to have.
  @discardableResult
  func finishOpening() -> Bool {
    guard case .opening(let opening) = life else { return true }
    let link: Link
    do throws(PlatformError) {
      link = try SDLWindow.link(to: try opening.wait().get())
    } catch {
      life = .closed
      onFailure?(error)
      return false
    }
    let expected = (size, scale)
    life = .open(link)
    fit()
    applyMinimumSize()
    displayDidChange()
    if title != request.title { SDL_SetWindowTitle(link.window, title) }
    if isTitleBarHidden { applyBorder() }
    if isShown { show() }
    if isInFront { raise() }
    if pointerStyle != .arrow { cursors.show(pointerStyle) }
    applyTextInput(from: nil)
    let isAsExpected = expected == (size, scale)
    onOpen?(self, isAsExpected)
    return isAsExpected
  }

  private static func link(to opened: SDLOpenedWindow) throws(PlatformError) -> Link {
    guard let path = path(of: opened.window, driver: opened.driver) else {
      let reason = String(cString: SDL_GetError())
      SDL_DestroyWindow(opened.window)
      throw .windowFailed(reason: reason)
    }
    return Link(
      window: opened.window, display: SDLDisplay(of: opened.window, driver: opened.driver),
      path: path)
  }

  private static func path(
    of window: OpaquePointer, driver: SDLVideoDriver
  ) -> (any PresentingPath)? {
    if driver.hasWindowSurface, let path = WindowSurfacePath(window) { return path }
    return TexturePath(window)
  }

  /// Makes the window as large as asked, or as the display has room for.
  private func fit() {
    guard let link else { return }
    var area = SDL_Rect()
    var room: Size?
    if SDL_GetDisplayUsableBounds(max(0, SDL_GetWindowDisplayIndex(link.window)), &area) == 0,
      area.w > 0, area.h > 0
    {
      room = Size(width: Double(area.w), height: Double(area.h))
    }
    let fitting = request.size(unitsPerPoint: unitsPerPoint, in: room)
    guard fitting != request.size else { return }
    SDL_SetWindowSize(
      link.window, SDLOpenedWindow.units(fitting.width), SDLOpenedWindow.units(fitting.height))
    SDL_SetWindowPosition(link.window, SDLOpenedWindow.middle, SDLOpenedWindow.middle)
  }

  private func applyMinimumSize() {
    guard let link else { return }
    SDL_SetWindowMinimumSize(
      link.window, SDLOpenedWindow.units(minimumSize.width * unitsPerPoint),
      SDLOpenedWindow.units(minimumSize.height * unitsPerPoint))
  }

  private func applyBorder() {
    if let link { SDL_SetWindowBordered(link.window, isTitleBarHidden ? SDL_FALSE : SDL_TRUE) }
  }

  private func applyTextInput(from old: TextInputRequest?) {
    guard link != nil else { return }
    SDLTextInput.change(from: old, to: textInput, unitsPerPoint: unitsPerPoint)
  }
}
