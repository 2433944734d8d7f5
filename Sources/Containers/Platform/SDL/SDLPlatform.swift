internal import CSDL2
internal import Glibc

/// The desktop, through SDL: X11, Wayland, and SDL's drivers without a screen.
///
/// Only one at a time, on the main thread.
@MainActor
public final class SDLPlatform: Platform {
  private let clock = MonotonicClock()
  private let waiter = SDLWaiter()
  private let signals = EndingSignals()
  private let translator = SDLEventTranslator()
  private let cursors = SDLCursors()
  private let settings: DesktopSettings
  private let driver: SDLVideoDriver
  private let memoryPressure: MemoryPressureMonitor
  private var windows: [SDLWindow] = []
  private var heldKeys = 0

  /// Settles what SDL asks the environment about; call it before the program starts other threads,
  /// which must not read the environment while it changes.
  ///
  /// Where no message bus is running SDL's start would start one, by a process that costs more time
  /// than all the rest of it.
  public static func prepare() {
    guard getenv("DBUS_SESSION_BUS_ADDRESS") == nil else { return }
    if let folder = getenv("XDG_RUNTIME_DIR").map({ String(cString: $0) }),
      access(folder + "/bus", F_OK) == 0
    {
      return
    }
    setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
  }

  /// Connects to the display.
  ///
  /// - Throws: `PlatformError.noDisplay` where there is none.
  public init() throws(PlatformError) {
    SDLPlatform.keepLittleMemory()
    // Asked first, so that the answers are there when the first frame needs them.
    settings = DesktopSettings { getenv($0).map { String(cString: $0) } }
    waiter.busDescriptor = settings.descriptor
    SDL_SetMainReady()
    for (hint, value) in [
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"), (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      // Input methods show their choices themselves; what is composed is shown in the text. “Internal”
      // would mean: by the input method, beside the text.
      (SDL_HINT_IME_SHOW_UI, "1"), (SDL_HINT_IME_INTERNAL_EDITING, "0"),
      (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
    ] { SDL_SetHint(hint, value) }
    let isChosen = getenv("SDL_VIDEODRIVER") != nil
    // Without a folder for its socket Wayland cannot be there, and its library complains aloud.
    if getenv("XDG_RUNTIME_DIR") == nil, getenv("WAYLAND_DISPLAY") == nil {
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
    }
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw .noDisplay(
        reason: isChosen ? String(cString: SDL_GetError()) : SDLVideoDriver.missingDisplay)
    }
    driver = SDLVideoDriver.current
    memoryPressure = MemoryPressureMonitor(
      MemoryPressureFiles(
        watched: getenv("MEMORY_PRESSURE_WATCH").map { String(cString: $0) },
        written: getenv("MEMORY_PRESSURE_WRITE").map { String(cString: $0) }))
    // Where no display answers, SDL falls back on a driver that shows nothing.
    if !driver.showsWindows, !isChosen {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay(reason: SDLVideoDriver.missingDisplay)
    }
    SDLTextInput.stop()
    waiter.signalDescriptor = signals.descriptor
    waiter.memoryPressure = memoryPressure
    if driver.hasWindowSurface { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
  }

  /// Gives large blocks back to the system when they are freed.
  ///
  /// By itself the C library takes ever larger ones from the heap, up to the largest freed so far, and each
  /// thread's heap then keeps as much for its own.
  private static func keepLittleMemory() { mallopt(M_MMAP_THRESHOLD, 1 << 18) }

  isolated deinit {
    for window in windows { window.close() }
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// The present moment on the frame clock.
  public var now: Duration { clock.now }

  /// What the person has set on the desktop, as far as it has answered.
  public var systemTraits: TraitCollection { settings.traits }

  /// The text on the clipboard; nil where there is none.
  public var clipboard: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }

  /// The text that is selected in some program of an X11 or Wayland desktop; nil where there is none.
  public var primarySelection: String? {
    get {
      guard SDL_HasPrimarySelectionText() == SDL_TRUE, let text = SDL_GetPrimarySelectionText()
      else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetPrimarySelectionText(newValue ?? "") }
  }

  /// The size of the first display without the desktop's panels.
  public var usableSize: Size? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else {
      return nil
    }
    return Size(width: Double(bounds.w), height: Double(bounds.h))
  }

  /// Opens an address in the program that the desktop has for it.
  public func open(_ url: String) async -> Bool { await DesktopOpener.open(url) }

  /// Opens a window, hidden at first.
  public func makeWindow(
    _ request: PlatformWindowRequest
  ) throws(PlatformError) -> any PlatformWindow {
    let window = try SDLWindow(request, driver: driver, cursors: cursors)
    window.onClose = { [weak self] closed in self?.windows.removeAll { $0 === closed } }
    windows.append(window)
    waiter.displayDescriptor = window.displayDescriptor
    return window
  }

  /// Hands over every event that is waiting, in order, without blocking.
  public func drainEvents(_ deliver: (PlatformEvent) -> Void) {
    if signals.take() { deliver(.quitRequested) }
    if memoryPressure.take(at: now) {
      deliver(.memoryWarning)
      // What was let go of is free for this process only until it is handed back.
      malloc_trim(0)
    }
    if settings.take() { deliver(.systemTraitsChanged) }
    // Where the connection has ended there is nothing to wait for any more.
    waiter.busDescriptor = settings.descriptor
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      note(event)
      let moment = now
      translator.translate(
        event, at: moment,
        window: { identifier in windows.first { $0.identifier == identifier } }, deliver)
      SDLTextInput.release(event)
    }
  }

  /// Blocks until something happens or a moment has come, and serves the main actor's work.
  public func wait(until deadline: Duration?) {
    var moment = deadline
    if let other = memoryPressure.deadline { moment = min(moment ?? other, other) }
    var limit = moment.map { max(.zero, $0 - now) }
    // Wayland's keys repeat, and input methods answer, only while events are pumped.
    if heldKeys > 0 || windows.contains(where: { $0.textInput != nil }) {
      limit = min(limit ?? .seconds(1), .milliseconds(16))
    }
    waiter.wait(limit)
  }

  /// Ends a wait, the present or the next one; from any thread.
  public nonisolated func wake() { waiter.wake() }

  private func note(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_KEYDOWN: if event.key.repeat == 0 { heldKeys += 1 }
    case SDL_KEYUP: heldKeys = max(0, heldKeys - 1)
    case SDL_WINDOWEVENT:
      if event.window.event == UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue) { heldKeys = 0 }
    default: break
    }
  }
}
