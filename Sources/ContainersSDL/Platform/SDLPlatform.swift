internal import CSDL2
public import Containers
internal import Dispatch
internal import Glibc
internal import Support

/// The desktop, through SDL: X11, Wayland, and SDL's drivers without a screen.
///
/// Only one at a time, on the main thread.
@MainActor
public final class SDLPlatform: Platform {
  private enum Display { case connecting, connected, absent }

  private let clock = MonotonicClock()
  private let waiter = SDLWaiter()
  private let signals = EndingSignals()
  private let translator = SDLEventTranslator()
  private let cursors = SDLCursors()
  private let settings: DesktopSettings
  /// Where SDL connects and opens windows, so that the display's answers are waited for there.
  private let queue = DispatchQueue(label: "display", qos: .userInitiated)
  private let connection: Awaited<Result<SDLVideoDriver, PlatformError>>
  private var display = Display.connecting
  /// Why there is no display, or a window could not be opened.
  private var failure: PlatformError?
  /// Windows that have opened otherwise than they were asked to.
  private var resized: [UInt32] = []
  private var windows: [SDLWindow] = []
  private var heldKeys = 0

  /// Settles what SDL and libX11 ask the environment about.
  ///
  /// Call it before the program starts other threads, which must not read the environment while it changes. A
  /// platform that is made without it does this itself.
  ///
  /// Where no message bus is running, the bus is disabled, since SDL would start one. `XCOMPOSEFILE`
  /// counts only where it is a file, and not a pipe or a device, which libX11 might read forever.
  ///
  /// - Parameter folder: Where libX11 keeps what it has read of composed characters, so that the next start
  ///   need not read it again, which takes some 10 milliseconds; made where it is not there. Where nil, and
  ///   where the person has a place for it (`XCOMPOSECACHE`, `~/.compose-cache`), nothing is said to libX11.
  public static func prepare(rememberingIn folder: String? = nil) {
    if let folder { keepComposedCharacters(in: LaunchMemory(folder: folder)) }
    ComposeFile.check()
    bus = bus ?? SessionBus()
  }

  /// The message bus in the environment, once that is settled.
  private static var bus: SessionBus?

  private static func keepComposedCharacters(in memory: LaunchMemory) {
    let home = environmentVariable("HOME") ?? ""
    // libX11 keeps nothing for root.
    guard geteuid() != 0, getenv("XCOMPOSECACHE") == nil,
      access(home + "/.compose-cache", F_OK) != 0
    else { return }
    setenv("XCOMPOSECACHE", memory.folder(named: "compose"), 1)
  }

  /// Begins to connect to the display; where there is none, ``PlatformEvent/displayFailed(_:)`` says so.
  public init() {
    SDLPlatform.keepLittleMemory()
    if SDLPlatform.bus == nil { SDLPlatform.prepare() }
    // Asked first, so that the answers are there when the first frame needs them.
    settings = DesktopSettings(variable: environmentVariable)
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
    connection = Awaited(on: queue) { [bus = SDLPlatform.bus] in
      bus?.allowIfAnswering()
      // What SDL keeps for a thread it has not started, nobody else frees; so below.
      defer { SDL_TLSCleanup() }
      return Result { () throws(PlatformError) in try SDLVideoDriver.connect(isChosen: isChosen) }
    }
    waiter.signalDescriptor = signals.descriptor
  }

  /// Gives large blocks back to the system when they are freed.
  ///
  /// By itself the C library takes ever larger ones from the heap, up to the largest freed so far, and each
  /// thread's heap then keeps as much for its own.
  private static func keepLittleMemory() { mallopt(M_MMAP_THRESHOLD, 1 << 18) }

  isolated deinit {
    for window in windows { window.close() }
    signals.expectEnd()
    if connect() == .connected { SDL_QuitSubSystem(SDL_INIT_VIDEO) }
  }

  /// The present moment on the frame clock.
  public var now: Duration { clock.now }

  /// What the person has set on the desktop, as far as it has answered.
  public var systemTraits: TraitCollection { settings.traits }

  /// The text on the clipboard; nil where there is none.
  public var clipboard: String? {
    get {
      guard finishOpening(), SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText()
      else {
        return nil
      }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { if finishOpening() { SDL_SetClipboardText(newValue ?? "") } }
  }

  /// The text that is selected in some program of an X11 or Wayland desktop; nil where there is none.
  public var primarySelection: String? {
    get {
      guard finishOpening(), SDL_HasPrimarySelectionText() == SDL_TRUE,
        let text = SDL_GetPrimarySelectionText()
      else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { if finishOpening() { SDL_SetPrimarySelectionText(newValue ?? "") } }
  }

  /// Opens an address in the program that the desktop has for it.
  public func open(_ url: String) async -> Bool { await DesktopOpener.open(url) }

  /// Opens a window, hidden at first.
  public func makeWindow(
    _ request: PlatformWindowRequest
  ) throws(PlatformError) -> any PlatformWindow {
    let window = SDLWindow(
      request, cursors: cursors,
      opening: Awaited(on: queue) { [connection] in
        defer { SDL_TLSCleanup() }
        // The queue has come to this after the connection.
        guard let driver = connection.current else { return .failure(SDLPlatform.silence) }
        return driver.flatMap { driver in
          Result { () throws(PlatformError) in try SDLOpenedWindow(request, driver: driver) }
        }
      })
    window.wait = { [weak self] opening throws(PlatformError) in
      try self?.answer(of: opening)
    }
    window.onOpen = { [weak self] in self?.didOpen($0, isAsExpected: $1) }
    window.onFailure = { [weak self] in self?.failure = $0 }
    window.onWillClose = { [weak self] in self?.signals.expectEnd() }
    window.onClose = { [weak self] closed in self?.windows.removeAll { $0 === closed } }
    windows.append(window)
    // Later ones are waited for: SDL is the main thread's from the first one on.
    if display == .connected { window.finishOpening() }
    return window
  }

  /// Hands over every event that is waiting, in order, without blocking.
  public func drainEvents(_ deliver: (PlatformEvent) -> Void) {
    if signals.take() { deliver(.quitRequested) }
    if display != .connecting, watchMemory().take(at: now) {
      deliver(.memoryWarning)
      // What was let go of is free for this process only until it is handed back.
      malloc_trim(0)
    }
    if settings.take() { deliver(.systemTraitsChanged) }
    // Where the connection has ended there is nothing to wait for any more.
    waiter.busDescriptor = settings.descriptor
    if let failure { return deliver(.displayFailed(failure)) }
    for window in resized { deliver(.resized(window: window)) }
    resized = []
    // Nothing can have happened in windows that are still being opened.
    guard display == .connected else { return }
    var event = SDL_Event()
    var count = 0
    // The rest waits in SDL's queue, so that a flood of events does not keep signals waiting.
    while count < SDLPlatform.share, SDL_PollEvent(&event) != 0 {
      count += 1
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
    guard finishOpening(), failure == nil, resized.isEmpty else { return }
    var moment = deadline
    if let other = watchMemory().deadline { moment = min(moment ?? other, other) }
    var limit = moment.map { max(.zero, $0 - now) }
    if let timer = MainRunLoop.timeToTimer { limit = min(limit ?? timer, timer) }
    // Wayland's keys repeat, and input methods answer, only while events are pumped.
    if heldKeys > 0 || windows.contains(where: { $0.textInput != nil }) {
      limit = min(limit ?? .seconds(1), .milliseconds(16))
    }
    waiter.wait(limit)
    MainRunLoop.fireTimers()
  }

  /// Ends a wait, the present or the next one; from any thread.
  public nonisolated func wake() { waiter.wake() }

  /// Waits until all windows are open, and so SDL is free to be asked.
  ///
  /// - Returns: Whether there is a display.
  private func finishOpening() -> Bool {
    for window in windows { window.finishOpening() }
    return windows.allSatisfy(\.isOpened) && connect() == .connected
  }

  /// Waits until the display has answered, the first time.
  @discardableResult
  private func connect() -> Display {
    guard display == .connecting else { return display }
    do throws(PlatformError) {
      if try answer(of: connection) != nil { display = .connected }
    } catch {
      (display, failure) = (.absent, error)
    }
    return display
  }

  /// How many of SDL's events are handed over in one go.
  private static let share = 4096
  /// How long the display may take to answer, and to open the first window.
  private nonisolated static let patience = Duration.seconds(10)

  /// Waits for what the display answers.
  ///
  /// - Returns: The answer; nil where a signal asks the program to end meanwhile.
  private func answer<Value>(
    of question: Awaited<Result<Value, PlatformError>>
  ) throws(PlatformError) -> Value? {
    // What has come is used even then, so that it can be closed.
    let limit = signals.hasCome ? .zero : SDLPlatform.patience
    switch question.wait(limit: limit, interruption: signals.descriptor) {
    case .value(let result): return try result.get()
    case .interrupted: return nil
    case .late:
      if signals.hasCome { return nil }
      throw SDLPlatform.silence
    }
  }

  private nonisolated static var silence: PlatformError {
    let seconds = Int(patience / .seconds(1))
    return .noDisplay(
      reason: SDLVideoDriver.missingDisplay("which has not answered for \(seconds) seconds"))
  }

  /// What watches the memory; it begins when it is first asked for, which nothing does before the first frame.
  private func watchMemory() -> MemoryPressureMonitor {
    if let monitor = waiter.memoryPressure { return monitor }
    let monitor = MemoryPressureMonitor(
      MemoryPressureFiles(
        watched: environmentVariable("MEMORY_PRESSURE_WATCH"),
        written: environmentVariable("MEMORY_PRESSURE_WRITE")))
    waiter.memoryPressure = monitor
    return monitor
  }

  private func didOpen(_ window: SDLWindow, isAsExpected: Bool) {
    connect()
    waiter.displayDescriptor = window.displayDescriptor
    if !isAsExpected { resized.append(window.identifier) }
  }

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
