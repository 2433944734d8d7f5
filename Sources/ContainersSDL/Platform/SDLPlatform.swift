internal import CSDL2
public import Containers
internal import Dispatch
internal import Glibc
internal import Support

/// The desktop through SDL: X11, Wayland, and SDL's drivers without a screen.
///
/// There may be only one at a time, on the main thread.
///
/// The first window opens on another thread while its first frame is laid out and painted.
/// Presenting waits for it, at most 10 seconds. If the window has another size or scale than
/// requested, the frame is made again.
@MainActor
public final class SDLPlatform: Platform {
  private enum Display {
    case connecting, connected, absent
    /// A compositor whose last display was unplugged, until it has one again.
    case away
  }

  let clock = MonotonicClock()
  let waiter = SDLWaiter()
  private let signals = EndingSignals()
  private var translator = SDLEventTranslator()
  private let cursors = SDLCursors()
  let selections = SDLSelections()
  let settings: DesktopSettings
  /// What asks the desktop's portal; it connects when it has something to ask.
  let portal: DesktopPortal
  /// The service for assistive technology, once it was asked for.
  var assistance: AssistiveHost?
  /// The queue on which SDL connects and opens windows, and waits for the display's replies.
  private let queue = DispatchQueue(label: "display", qos: .userInitiated)
  private var connection: Awaited<Result<SDLVideoDriver, PlatformError>>
  private var display = Display.connecting
  private let loss = DisplayLoss()
  /// The reason why there is no display, or why a window could not be opened.
  private var failure: PlatformError?
  /// Whether the application knows about the failure and only finishes its work.
  private var isFailureTold = false
  /// Windows that opened with another size or scale than requested.
  private var resized: [UInt32] = []
  /// Windows that were closed, for which that is to be told.
  private var withdrawn: [UInt32] = []
  private(set) var windows: [SDLWindow] = []
  /// The number of windows that were ever made.
  private var windowCount: UInt32 = 0
  private var heldKeys = 0
  /// The last start of the program, until a window is made or comes to the front for it.
  var startup = StartupNotice(StartupToken(from: environmentVariable))
  /// Whether settings changed while another instance was waited for.
  var haveSettingsChanged = false
  /// Follows scales, once a window is open.
  private var follower: DisplayFollower?
  /// What the follower will ask.
  private var displaysToFollow: WaylandDisplays?

  /// Starts connecting to the display.
  ///
  /// If there is none, ``PlatformEvent/displayFailed(_:)`` reports it.
  public init() {
    SDLPlatform.keepLittleMemory()
    if SDLPlatform.bus == nil { SDLPlatform.prepare() }
    // Requested first, so that the replies have arrived when the first frame needs them.
    settings = DesktopSettings(
      variable: environmentVariable, identifier: SDLPlatform.instanceName)
    waiter.bus = (settings.descriptor, settings.events)
    portal = DesktopPortal(address: settings.busAddress) { [clock] in clock.now }
    SDL_SetMainReady()
    for (hint, value) in [
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"), (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      // Input methods show their candidates themselves, and the text shows the composition.
      // "Internal" editing would show the composition in the input method, beside the text.
      (SDL_HINT_IME_SHOW_UI, "1"), (SDL_HINT_IME_INTERNAL_EDITING, "0"),
      (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
    ] { SDL_SetHint(hint, value) }
    // Wayland needs a folder for its socket; without one its library prints errors.
    if UserFolder.runtime(from: environmentVariable) == nil, getenv("WAYLAND_DISPLAY") == nil {
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
    }
    // A compositor tells those first that have connected first, and SDL must not be the first to know.
    if getenv("WAYLAND_DISPLAY") != nil {
      displaysToFollow = WaylandDisplays(variable: environmentVariable)
    }
    connection = SDLPlatform.connecting(on: queue, checking: SDLPlatform.bus)
    waiter.signalDescriptor = signals.descriptor
  }

  /// Begins to connect to the display on the other thread.
  private static func connecting(
    on queue: DispatchQueue, checking bus: SessionBus? = nil
  ) -> Awaited<Result<SDLVideoDriver, PlatformError>> {
    let isChosen = getenv("SDL_VIDEODRIVER") != nil
    return Awaited(on: queue) {
      bus?.allowIfAnswering()
      // Nobody else frees what SDL keeps for threads that it did not start; also below.
      defer { SDL_TLSCleanup() }
      return Result { () throws(PlatformError) in try SDLVideoDriver.connect(isChosen: isChosen) }
    }
  }

  isolated deinit {
    for window in windows { window.close() }
    signals.expectEnd()
    if connect() == .connected { SDL_QuitSubSystem(SDL_INIT_VIDEO) }
  }

  /// The current time on the frame clock.
  public var now: Duration { clock.now }

  /// The user's desktop settings, as far as the desktop has replied.
  public var systemTraits: TraitCollection { settings.traits }

  /// Opens a window, initially hidden.
  public func makeWindow(
    _ request: PlatformWindowRequest
  ) throws(PlatformError) -> any PlatformWindow {
    windowCount += 1
    let window = SDLWindow(
      request, identifier: windowCount, cursors: cursors, opening: opening(request))
    window.wait = { [weak self] opening throws(PlatformError) in
      try self?.answer(of: opening)
    }
    window.onOpen = { [weak self] in self?.didOpen($0, isAsExpected: $1) }
    window.onFailure = { [weak self] in self?.fail($0) }
    window.onWillClose = { [weak self] in self?.signals.expectEnd() }
    window.onClose = { [weak self] closed in self?.windows.removeAll { $0 === closed } }
    window.startup = startup
    startup = nil
    window.takeStartup = { [weak self] in
      defer { self?.startup = nil }
      return self?.startup
    }
    windows.append(window)
    // Later windows are waited for, because SDL belongs to the main thread once the first is open.
    if display == .connected {
      window.finishOpening()
      window.displayDidChange()
    }
    return window
  }

  /// Begins to open a window on the other thread.
  private func opening(
    _ request: PlatformWindowRequest
  ) -> Awaited<Result<SDLOpenedWindow, PlatformError>> {
    Awaited(on: queue) { [connection, loss, isAway = display == .away] in
      defer { SDL_TLSCleanup() }
      // The queue is serial, so the connection is finished by now.
      guard !isAway, let driver = connection.current else {
        return .failure(SDLPlatform.silence)
      }
      return driver.flatMap { driver in
        Result { () throws(PlatformError) in
          try SDLOpenedWindow(request, driver: driver, loss: loss)
        }
      }
    }
  }

  /// Delivers every pending event in order, without blocking.
  public func drainEvents(_ deliver: (PlatformEvent) -> Void) {
    if signals.take() { deliver(.quitRequested) }
    if display != .connecting, watchMemory().take(at: now) {
      deliver(.memoryWarning)
      // Freed memory stays with this process until it is returned to the system.
      malloc_trim(0)
    }
    if Application.running?.isEnding == true { settings.refuseLaunches() }
    if settings.take() || haveSettingsChanged { deliver(.systemTraitsChanged) }
    haveSettingsChanged = false
    takeLaunches(deliver)
    // After the connection has ended there is nothing left to poll.
    waiter.bus = (settings.descriptor, settings.events)
    portal.turn()
    assist()
    if loss.hasHappened { loseDisplay() }
    if let failure {
      isFailureTold = true
      return deliver(.displayFailed(failure))
    }
    for window in resized { deliver(.resized(window: window)) }
    resized = []
    assistance?.release().forEach(deliver)
    leaveIfBare()
    tellLoss(deliver)
    if display == .away {
      follow(deliver)
      if display == .away, follower?.descriptor == -1 { loseDisplay() }
    }
    // Windows that are still being opened have no events.
    guard display == .connected else { return }
    var event = SDL_Event()
    var count = 0
    // The rest stays in SDL's queue, so that a flood of events does not delay signals.
    while count < SDLPlatform.share, SDL_PollEvent(&event) != 0 {
      count += 1
      if note(event) { deliver(.systemTraitsChanged) }
      if event.type == SDL_QUIT.rawValue, windows.contains(where: \.hasLostCompositor) {
        return loseDisplay()
      }
      if event.type == SDL_SYSWMEVENT.rawValue {
        follower?.note(event)
        continue
      }
      let moment = now
      translator.translate(
        event, at: moment,
        window: { number in windows.first { $0.number == number } }
      ) { translated in
        guard let assistance else { return deliver(translated) }
        let key = SDLKeys.keystroke(event, as: translated)
        assistance.pass(translated, key).forEach(deliver)
      }
      SDLTextInput.release(event)
    }
    follow(deliver)
  }

  /// Follows the scale of the desktop and of the displays.
  private func follow(_ deliver: (PlatformEvent) -> Void) {
    follower = follower ?? DisplayFollower(windows, asking: displaysToFollow)
    guard let follower else { return }
    displaysToFollow = nil
    for window in follower.rescale(windows) { deliver(.resized(window: window.identifier)) }
    if follower.mustReconnect(windows, at: now) { reconnect(deliver) }
    waiter.displaysDescriptor = follower.descriptor
  }

  /// Leaves a compositor whose last display was unplugged: SDL would end with a fault as soon as it knew.
  private func leaveIfBare() {
    guard display == .connected, follower?.hasLostDisplays() == true else { return }
    windows.lazy.compactMap(\.link).first?.display.hangUp()
    disconnect()
    display = .away
  }

  /// Closes the windows and the connection, for ``reconnect(_:)``.
  private func disconnect() {
    let hasKeyboard = SDL_GetKeyboardFocus() != nil
    // Of what happens in other programs nothing is heard.
    selections.change { if hasKeyboard { $0.keep() } else { $0.forget() } }
    withdrawn = windows.map(\.identifier)
    for window in windows { window.withdraw() }
    heldKeys = 0
    cursors.forget()
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
    waiter.displayDescriptor = -1
    waiter.hasLostDisplay = true
  }

  /// Connects to the display anew, and opens the windows again as they are.
  private func reconnect(_ deliver: (PlatformEvent) -> Void) {
    if display != .away { disconnect() }
    waiter.hasLostDisplay = false
    display = .connecting
    connection = SDLPlatform.connecting(on: queue)
    for window in windows { window.open(opening(window.request)) }
    resized = []
    guard failure == nil else { return }
    tellLoss(deliver)
    for window in windows { deliver(.resized(window: window.identifier)) }
  }

  /// Tells of windows that were closed that they have neither input nor the keyboard any more.
  private func tellLoss(_ deliver: (PlatformEvent) -> Void) {
    for window in withdrawn {
      deliver(.focusChanged(window: window, isFocused: false))
      deliver(.inputLost(window: window))
    }
    withdrawn = []
  }

  /// Blocks until an event or a deadline, and serves the main actor's work.
  public func wait(until deadline: Duration?) {
    guard
      isFailureTold || display == .away || finishOpening() && failure == nil && resized.isEmpty
    else { return }
    let own = [follower?.deadline, assistance?.deadline, portal.deadline, watchMemory().deadline]
    let moment = own.reduce(deadline) { first, other in
      other.map { min(first ?? $0, $0) } ?? first
    }
    var limit = moment.map { max(.zero, $0 - now) }
    if let timer = MainRunLoop.timeToTimer { limit = min(limit ?? timer, timer) }
    // Wayland's key repeat and input methods work only while events are pumped.
    if display == .connected, heldKeys > 0 || windows.contains(where: { $0.textInput != nil }) {
      limit = min(limit ?? .seconds(1), .milliseconds(16))
    }
    leaveIfBare()
    guard withdrawn.isEmpty || failure != nil else { return }
    waiter.portal = (portal.descriptor, portal.events)
    waiter.wait(limit)
    MainRunLoop.fireTimers()
  }

  /// Ends the current wait, or the next one; callable from any thread.
  public nonisolated func wake() { waiter.wake() }

  /// Waits until all windows are open, so that SDL may be called.
  ///
  /// - Returns: Whether there is a display.
  func finishOpening() -> Bool {
    for window in windows { window.finishOpening() }
    return windows.allSatisfy(\.isOpened) && connect() == .connected
  }

  /// Waits until the display has replied, the first time.
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

  /// The maximum number of SDL events delivered at a time.
  private static let share = 4096
  /// The time within which the display must reply, and open the first window.
  private nonisolated static let patience = Duration.seconds(10)

  /// Waits for a reply of the display.
  ///
  /// - Returns: The reply, or `nil` if a signal asks the program to end in the meantime.
  private func answer<Value>(
    of question: Awaited<Result<Value, PlatformError>>
  ) throws(PlatformError) -> Value? {
    if display == .away { return nil }
    // A reply that has already arrived is used even then, so that it can be closed.
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

  /// Reports that a window could not be opened or has no pixels, unless the display was lost.
  private func fail(_ error: PlatformError) {
    if !loss.hasHappened { failure = failure ?? error }
  }

  /// Reports that the display was lost, and asks it for nothing any more.
  private func loseDisplay() {
    guard failure == nil else { return }
    (display, failure) = (.absent, .displayLost(reason: SDLVideoDriver.chosenDisplay))
    waiter.hasLostDisplay = true
    waiter.displayDescriptor = -1
    for window in windows { window.lose() }
  }

  private func didOpen(_ window: SDLWindow, isAsExpected: Bool) {
    connect()
    waiter.displayDescriptor = window.displayDescriptor
    if !isAsExpected { resized.append(window.identifier) }
  }

  /// - Returns: Whether the desktop's settings have changed, which X11 is asked for with the focus.
  private func note(_ event: SDL_Event) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_KEYDOWN:
      if event.key.repeat == 0 { heldKeys += 1 }
      if SDLSelection.isSettable(after: event.key.keysym) { selections.change { $0.restore() } }
    case SDL_MOUSEBUTTONDOWN: selections.change { $0.restore() }
    case SDL_KEYUP: heldKeys = max(0, heldKeys - 1)
    case SDL_WINDOWEVENT where event.window.event == UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue):
      heldKeys = 0
      // A keyboard that comes takes the focus, and gives it back at once.
      if SDL_GetKeyboardFocus() == nil { selections.change { $0.forget() } }
    case SDL_WINDOWEVENT where event.window.event == UInt8(SDL_WINDOWEVENT_FOCUS_GAINED.rawValue):
      let window = windows.first { $0.number == event.window.windowID }
      if let new = window?.settings { return settings.take(new) }
    default: break
    }
    return false
  }
}
