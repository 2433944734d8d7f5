internal import CSDL2
internal import Containers
internal import Pixels

/// A desktop window, which opens on another thread while its first frame is prepared.
@MainActor
final class SDLWindow: PlatformWindow {
  /// An open window and its display.
  struct Link {
    /// SDL's window.
    let window: OpaquePointer
    var display: SDLDisplay
    let driver: SDLVideoDriver

    @MainActor var placement: SDLPlacement {
      SDLPlacement(window: window, display: display, driver: driver)
    }
  }

  private enum Life {
    case opening(Awaited<Result<SDLOpenedWindow, PlatformError>>)
    case open(Link)
    case closed
  }

  /// The platform's number for the window, which stays when the window is opened again.
  let identifier: UInt32
  var refreshRate = 60.0
  var title: String { didSet { if let link { SDL_SetWindowTitle(link.window, title) } } }
  var minimumSize: Size { didSet { applyMinimumSize() } }
  var titleBarStyle = TitleBarStyle.light {
    didSet { link?.display.x11?.setTitleBar(titleBarStyle) }
  }
  var isTitleBarHidden = false { didSet { applyBorder() } }
  var icon: Image? { didSet { applyIcon() } }
  var pointerStyle = PointerStyle.arrow { didSet { if link != nil { cursors.show(pointerStyle) } } }
  var textInput: TextInputRequest? { didSet { applyTextInput(from: oldValue) } }

  /// Called when the window is open, with whether it has the expected size and scale.
  var onOpen: ((SDLWindow, _ isAsExpected: Bool) -> Void)?
  /// Called with the reason when the window cannot be opened.
  var onFailure: ((PlatformError) -> Void)?
  /// Called before the window is closed, which waits for the display.
  var onWillClose: (() -> Void)?
  var onClose: ((SDLWindow) -> Void)?
  /// The start of the program that this window ends, until it is shown.
  var startup: StartupNotice?
  /// Returns the later start of the program for which the window comes to the front, once.
  var takeStartup: (() -> StartupNotice?)?
  /// Waits for the opened window; returns `nil` if the program is asked to end in the meantime.
  var wait:
    ((Awaited<Result<SDLOpenedWindow, PlatformError>>) throws(PlatformError) -> SDLOpenedWindow?)?
  private let cursors: SDLCursors
  private(set) var request: PlatformWindowRequest
  private var life: Life
  /// The way that pixels reach the screen; `nil` until the window is shown.
  private var path: (any PresentingPath)?
  private var isShown = false
  /// Whether the window is to be brought to the front.
  private var isInFront = false
  /// Whether the requested placement has been applied, once the window was open and shown.
  private var isPlaced = false
  /// Whether the window has had a frame.
  private var hasPresented = false
  /// The changes requested while the window was being opened, in order.
  private var requests: [WindowChange] = []
  /// Whether a frame for the window may be lost because waiting for it was interrupted.
  private var wasInterrupted = false
  /// The last size for whose pixels there was memory, in SDL's units.
  private var formerSize: (width: Int32, height: Int32)?
  /// The pixels for which there was no memory, and how often they came.
  private var refusal: (pixels: WindowPixels, count: Int)?
  /// How often the same pixels are refused until the window fails, because a window manager that
  /// insists on a size would repeat it forever.
  private static let mostRefusals = 8

  /// Creates a window that is being opened elsewhere.
  init(
    _ request: PlatformWindowRequest, identifier: UInt32, cursors: SDLCursors,
    opening: Awaited<Result<SDLOpenedWindow, PlatformError>>
  ) {
    self.request = request
    self.identifier = identifier
    self.cursors = cursors
    title = request.title
    minimumSize = request.minimumSize
    life = .opening(opening)
  }

  var link: Link? {
    if case .open(let link) = life { link } else { nil }
  }

  /// Whether the window is no longer being opened.
  var isOpened: Bool {
    if case .opening = life { false } else { true }
  }

  /// The window of the X server; `nil` on other displays.
  var x11: X11Window? { link?.display.x11 }

  /// SDL's number for the window; `nil` unless it is open.
  var number: UInt32? { link.map { SDL_GetWindowID($0.window) } }

  /// The descriptor to poll for events; -1 if there is none.
  var displayDescriptor: Int32 { link?.display.descriptor ?? -1 }

  /// SDL's units for windows and pointers per point.
  var unitsPerPoint: Double { link?.display.scale ?? SDLDisplay.chosenScale ?? 1 }

  /// The size; the requested one until the window is open.
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

  var scale: Double { unitsPerPoint * (link?.display.density ?? 1) }

  /// The upper-left corner of the content on the desktop in SDL's units, which SDL knows without
  /// asking; zero on Wayland, which does not tell it.
  var desktopOrigin: Point {
    guard let link, link.driver != .wayland else { return .zero }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(link.window, &x, &y)
    return Point(x: Double(x), y: Double(y))
  }

  /// The corner of the display that a Wayland window is on, in points; `nil` on other systems.
  var displayCorner: Point? {
    guard let link, link.driver == .wayland else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(link.window, &x, &y)
    return Point(x: Double(x), y: Double(y))
  }

  func show() {
    isShown = true
    guard let link else { return }
    reveal(link)
    place()
  }

  private func reveal(_ link: Link) {
    link.display.x11?.setTitleBar(titleBarStyle)
    if let startup { link.display.x11?.begin(startup) }
    SDL_ShowWindow(link.window)
    if let startup { link.display.x11?.end(startup) }
    startup = nil
    makePath(for: link)
  }

  /// The placement; the requested one until the window is open.
  var placement: WindowPlacement { link.map(\.placement.current) ?? request.placement }

  func request(_ change: WindowChange) {
    if let link {
      link.placement.request(change)
    } else if !isOpened {
      requests.append(change)
    }
  }

  func raise() {
    isInFront = true
    bringToFront()
    guard isShown, let link, let startup = takeStartup?(), let window = link.display.x11 else {
      return
    }
    window.activate(for: startup)
    window.end(startup)
  }

  func close() {
    onWillClose?()
    finishOpening()
    guard let link else {
      life = .closed
      onClose?(self)
      return
    }
    textInput = nil
    life = .closed
    path?.close()
    path = nil
    SDL_DestroyWindow(link.window)
    onClose?(self)
  }

  /// Accepts the size that the window now has if there is memory for its pixels; otherwise requests
  /// the former size.
  ///
  /// If the system insists, the window fails.
  ///
  /// - Parameter isNeeded: Whether there are no pixels for the present size either, so that the window
  ///   fails at once instead of requesting it again.
  /// - Returns: Whether the window keeps its size.
  func acceptSize(isNeeded: Bool = false) -> Bool {
    guard let link else { return true }
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(link.window, &width, &height)
    let pixels = WindowPixels(width: Int(width), height: Int(height))
    do throws(PlatformError) {
      try pixels.ask()
      SDL_GetWindowSize(link.window, &width, &height)
      formerSize = (width, height)
      return true
    } catch {
      let count = refusal?.pixels == pixels ? refusal?.count ?? 0 : 0
      refusal = (pixels, count + 1)
      SDL_GetWindowSize(link.window, &width, &height)
      guard let former = formerSize, !isNeeded || former != (width, height),
        count < Self.mostRefusals
      else {
        onFailure?(error)
        return false
      }
      SDL_SetWindowSize(link.window, former.width, former.height)
      return false
    }
  }

  /// What the X server knows of the desktop's settings; nil on other systems.
  var settings: XSettings? { link?.display.x11?.settings }

  /// Whether a Wayland compositor has ended the connection.
  var hasLostCompositor: Bool { link?.display.hasLostCompositor ?? false }

  /// Gives up the window of a display that was lost, without asking the display for anything.
  func lose() {
    life = .closed
    path = nil
  }

  /// Closes SDL's window, to be opened again as it is by ``open(_:)``.
  func withdraw() {
    let placement = placement
    if !placement.isFullScreen, !placement.isMaximized { request.size = size }
    request.placement = placement
    path?.close()
    path = nil
    (isPlaced, hasPresented) = (false, false)
    if let link { SDL_DestroyWindow(link.window) }
    life = .closed
  }

  /// Opens the window again, which is opened elsewhere.
  func open(_ opening: Awaited<Result<SDLOpenedWindow, PlatformError>>) {
    life = .opening(opening)
    finishOpening()
  }

  /// Keeps the size in points at another scale of the desktop, unless the system determines the size.
  ///
  /// - Returns: Whether the scale is another one.
  func take(desktopScale: Double) -> Bool {
    guard case .open(var link) = life, link.display.desktopScale != desktopScale else {
      return false
    }
    let (former, placement) = (size, placement)
    link.display.desktopScale = desktopScale
    life = .open(link)
    applyMinimumSize()
    if !placement.isFullScreen, !placement.isMaximized { fit(former) }
    return true
  }

  /// Presents a frame, unless the window opened differently from what the frame was made for.
  func present(_ contents: any SurfaceContents) {
    guard finishOpening(), let path else { return }
    if path.present(contents) {
      hasPresented = true
      return bringToFront()
    }
    guard acceptSize(isNeeded: true) else { return }
    onFailure?(.windowFailed(reason: String(cString: SDL_GetError())))
  }

  /// Brings the window to the front if that is wanted; Wayland compositors do not know a window
  /// before its first frame.
  private func bringToFront() {
    guard isInFront, let link, hasPresented || link.driver != .wayland else { return }
    isInFront = false
    SDL_RaiseWindow(link.window)
  }

  /// Marks the pixels as no longer containing the last drawing.
  func surfaceDidChange() { path?.invalidate() }

  /// Queries the refresh rate of the display, now that the window is on another one or it has changed.
  func displayDidChange() {
    let corner = desktopOrigin
    var (width, height): (Int32, Int32) = (0, 0)
    if let link { SDL_GetWindowSize(link.window, &width, &height) }
    let (x, y) = (Int(corner.x) + Int(width) / 2, Int(corner.y) + Int(height) / 2)
    refreshRate = x11?.refreshRate(x: x, y: y) ?? knownRefreshRate
  }

  /// The refresh rate of the display that SDL knows, on X11 that of its beginning.
  private var knownRefreshRate: Double {
    var mode = SDL_DisplayMode()
    let index = max(0, link.map { SDL_GetWindowDisplayIndex($0.window) } ?? 0)
    let isKnown = SDL_GetCurrentDisplayMode(index, &mode) == 0
    return isKnown && mode.refresh_rate > 0 ? Double(mode.refresh_rate) : 60
  }
}

// MARK: - Opening

extension SDLWindow {
  /// Waits until the window is open, the first time, and applies what was set in the meantime.
  ///
  /// - Returns: Whether it has the expected size and scale.
  @discardableResult
  func finishOpening() -> Bool {
    guard case .opening(let opening) = life else { return true }
    let link: Link
    do throws(PlatformError) {
      guard let opened = try wait?(opening) else {
        wasInterrupted = true
        return false
      }
      link = Link(
        window: opened.window, display: SDLDisplay(of: opened.window, driver: opened.driver),
        driver: opened.driver)
    } catch {
      life = .closed
      onFailure?(error)
      return false
    }
    let expected = (size, scale)
    life = .open(link)
    fit(request.size, isCentered: true)
    _ = acceptSize()
    applyMinimumSize()
    refreshRate = knownRefreshRate
    if title != request.title { SDL_SetWindowTitle(link.window, title) }
    if isTitleBarHidden { applyBorder() }
    if icon != nil { applyIcon() }
    if let position = request.placement.position { link.placement.request(.position(position)) }
    if isShown { reveal(link) }
    bringToFront()
    if isShown { place() }
    if pointerStyle != .arrow { cursors.show(pointerStyle) }
    applyTextInput(from: nil)
    let isAsExpected = expected == (size, scale) && !wasInterrupted
    onOpen?(self, isAsExpected)
    return isAsExpected
  }

  /// Applies the rest of the placement, which window managers accept only for windows that are
  /// shown.
  private func place() {
    guard let link, !isPlaced else { return }
    isPlaced = true
    let placement = request.placement
    // Window managers place the border of a hidden window there, and not its content. SDL learns
    // how wide the border is from events.
    if let position = placement.position, link.driver == .x11 {
      SDL_PumpEvents()
      link.placement.request(.position(position))
    }
    if placement.isMaximized { link.placement.request(.maximized(true)) }
    if placement.isFullScreen { link.placement.request(.fullScreen(true)) }
    if placement.isMinimized { link.placement.request(.minimized(true)) }
    for change in requests { link.placement.request(change) }
    requests = []
  }

  /// Creates the presenting path of a window that is shown.
  ///
  /// A renderer allocates its first buffer when it is created, in the window's current size.
  /// Creating it before the compositor has settled the size would show the first frames displaced.
  private func makePath(for link: Link) {
    guard path == nil else { return }
    path = SDLWindow.path(of: link.window, driver: link.driver)
    guard path == nil else { return }
    let reason = String(cString: SDL_GetError())
    life = .closed
    SDL_DestroyWindow(link.window)
    onFailure?(.windowFailed(reason: reason))
  }

  private static func path(
    of window: OpaquePointer, driver: SDLVideoDriver
  ) -> (any PresentingPath)? {
    if driver.hasWindowSurface, let path = WindowSurfacePath(window) { return path }
    return TexturePath(window)
  }
}
