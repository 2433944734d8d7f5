/// A platform without a screen: windows are bitmaps, the clock is manual, and events are posted by
/// the program.
///
/// Use it for tests and for images created from the command line.
///
/// ```swift
/// let platform = HeadlessPlatform(scale: 2)
/// let application = Application(platform: platform)
/// let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 400, height: 300))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// application.turn()
/// let picture = Image(bitmap: platform.windows[0].picture.copy(), scale: 2)
/// ```
@MainActor
public final class HeadlessPlatform: Platform {
  /// The current time on the frame clock, initially zero and moved by ``advance(by:)``.
  public private(set) var now = Duration.zero
  /// The current time of the calendar clock, initially the beginning of 2026 in UTC.
  ///
  /// It goes on with ``now`` and can be set to any other time.
  public var calendarTime: Duration {
    get { calendarStart + now }
    set { calendarStart = newValue - now }
  }
  /// The text on the clipboard.
  public var clipboard: String?
  /// The simulated system-wide settings of the user; empty by default.
  ///
  /// Setting them posts ``PlatformEvent/systemTraitsChanged``.
  public var systemTraits = TraitCollection() {
    didSet { if systemTraits != oldValue { post(.systemTraitsChanged) } }
  }
  /// The most recently selected text.
  public var primarySelection: String?
  /// The URLs passed to ``open(_:)``, oldest first.
  public private(set) var openedAddresses: [String] = []
  /// Whether ``open(_:)`` succeeds; `true` by default.
  public var opensAddresses = true
  /// The questions passed to ``chooseFile(_:)``, oldest first.
  public private(set) var fileRequests: [PlatformFileRequest] = []
  /// The answer to ``chooseFile(_:)``; ``PlatformFileChoice/unavailable`` by default.
  public var fileChoice = PlatformFileChoice.unavailable
  /// The paths passed to ``showInFolder(_:)``, oldest first.
  public private(set) var shownFiles: [String] = []
  /// Whether ``showInFolder(_:)`` succeeds; `true` by default.
  public var showsFiles = true
  /// The requests passed to ``handOver(_:)``, oldest first.
  public private(set) var handedOver: [LaunchRequest] = []
  /// Whether another instance takes what ``handOver(_:)`` hands over; `false` by default.
  public var hasOtherInstance = false
  /// The number of pixels per point of new windows.
  public var scale: Double
  /// The size of the desktop in points, which a full-screen or maximized window fills.
  public var screenSize = Size(width: 1920, height: 1080)
  /// Whether the desktop reports window positions, which Wayland desktops do not.
  public var tellsPositions = true
  /// The area of the only display, or an empty array while the desktop reports no positions.
  public var displays: [Rect] {
    tellsPositions ? [Rect(origin: .zero, size: screenSize)] : []
  }
  /// The simulated window manager.
  ///
  /// It returns the change to make for a requested one, or `nil` to refuse.
  public var windowManager: (WindowChange) -> WindowChange? = { $0 }
  /// The open windows, oldest first.
  public private(set) var windows: [HeadlessWindow] = []

  /// The time of the calendar clock when the frame clock was zero.
  private var calendarStart = Duration.seconds(1_767_225_600)
  private var events: [PlatformEvent] = []
  private var deliveredEvents = 0
  private var identifier: UInt32 = 0
  /// The identifier of the key window.
  private var keyWindow: UInt32?

  /// Creates a platform whose windows have the given number of pixels per point.
  public init(scale: Double = 1) { self.scale = scale }

  /// Posts an event for the next turn to deliver.
  public func post(_ event: PlatformEvent) { events.append(event) }

  /// Advances the frame clock.
  public func advance(by duration: Duration) {
    guard duration >= .zero else { misuse("Time only moves forward: \(duration) is negative.") }
    now += duration
  }

  /// Records a URL to open.
  public func open(_ url: String) async -> Bool {
    openedAddresses.append(url)
    return opensAddresses
  }

  /// Records a question for a file, and returns ``fileChoice``.
  public func chooseFile(_ request: PlatformFileRequest) async -> PlatformFileChoice {
    fileRequests.append(request)
    return fileChoice
  }

  /// Records a file to show.
  public func showInFolder(_ path: String) async -> Bool {
    shownFiles.append(path)
    return showsFiles
  }

  /// Records requests for another instance.
  public func handOver(_ requests: [LaunchRequest]) -> Bool {
    if hasOtherInstance { handedOver += requests }
    return hasOtherInstance
  }

  /// Creates a window backed by a bitmap.
  ///
  /// - Throws: ``PlatformError/windowFailed(reason:)`` if there is no memory for the bitmap.
  public func makeWindow(
    _ request: PlatformWindowRequest
  ) throws(PlatformError) -> any PlatformWindow {
    try WindowPixels(request.size, scale: scale).ask()
    identifier += 1
    let window = HeadlessWindow(identifier: identifier, request: request, scale: scale)
    window.onClose = { [weak self] closed in self?.forget(closed) }
    window.onRaise = { [weak self] raised in self?.giveKeys(to: raised) }
    window.onRequest = { [weak self] window, change in self?.answer(change, of: window) }
    place(window)
    windows.append(window)
    return window
  }

  private func forget(_ closed: HeadlessWindow) {
    windows.removeAll { $0 === closed }
    if keyWindow == closed.identifier { keyWindow = nil }
  }

  /// Gives the keyboard to a window, as a click on it would, or to another program, and posts the
  /// events.
  ///
  /// - Parameter window: The window, or `nil` for another program.
  public func activate(_ window: HeadlessWindow?) {
    if let window { return giveKeys(to: window) }
    guard let keyWindow else { return }
    self.keyWindow = nil
    post(.focusChanged(window: keyWindow, isFocused: false))
  }

  func takeKeys(from window: HeadlessWindow) {
    if keyWindow == window.identifier { activate(nil) }
  }

  func giveKeys(to window: HeadlessWindow) {
    guard window.identifier != keyWindow else { return }
    if let keyWindow { post(.focusChanged(window: keyWindow, isFocused: false)) }
    keyWindow = window.identifier
    post(.focusChanged(window: window.identifier, isFocused: true))
  }

  /// Resizes a window, as a user would by dragging its edges, and posts the event.
  public func resize(_ window: HeadlessWindow, to size: Size) {
    window.resize(to: size)
    post(.resized(window: window.identifier))
  }

  /// Changes the number of pixels per point of a window, as moving it to another display would.
  public func rescale(_ window: HeadlessWindow, to scale: Double) {
    window.rescale(to: scale)
    post(.resized(window: window.identifier))
  }

  /// Delivers all posted events, including those posted in the meantime.
  public func drainEvents(_ deliver: (PlatformEvent) -> Void) {
    // Not a copy of the array, so that a steady frame takes nothing from the heap.
    while deliveredEvents < events.count {
      deliveredEvents += 1
      deliver(events[deliveredEvents - 1])
    }
    events.removeAll(keepingCapacity: true)
    deliveredEvents = 0
  }

  /// Advances the clock to the deadline, or posts a quit request if nothing can happen anymore.
  ///
  /// That is the case if there is neither a deadline nor a posted event.
  public func wait(until deadline: Duration?) {
    if let deadline {
      now = max(now, deadline)
    } else if events.isEmpty {
      post(.quitRequested)
    }
  }

  /// Does nothing, because ``wait(until:)`` never blocks.
  public nonisolated func wake() {}
}
