/// A platform without a screen: windows are bitmaps, time stands still until it is moved, and events
/// are those that were posted.
///
/// For tests, and for pictures made from the command line.
@MainActor
public final class HeadlessPlatform: Platform {
  /// The present moment on the frame clock: zero at first, moved by ``advance(by:)``.
  public private(set) var now = Duration.zero
  /// The text on the clipboard.
  public var clipboard: String?
  /// What a person would have set for all programs; nothing at first.
  ///
  /// Setting it posts the event.
  public var systemTraits = TraitCollection() {
    didSet { if systemTraits != oldValue { post(.systemTraitsChanged) } }
  }
  /// The text that was selected last.
  public var primarySelection: String?
  /// The addresses that were to be opened, the oldest first.
  public private(set) var openedAddresses: [String] = []
  /// Whether there is a program for addresses; true at first.
  public var opensAddresses = true
  /// Pixels per point of windows made from now on.
  public var scale: Double
  /// The size of the desktop, which a window that is full screen or maximized fills, in points.
  public var screenSize = Size(width: 1920, height: 1080)
  /// Whether the desktop says where windows are, as Wayland's do not.
  public var tellsPositions = true
  /// What the desktop makes of each change that is asked for: that, another one, or nil where it refuses.
  public var windowManager: (WindowChange) -> WindowChange? = { $0 }
  /// Every window that was made and not closed, the oldest first.
  public private(set) var windows: [HeadlessWindow] = []

  private var events: [PlatformEvent] = []
  private var identifier: UInt32 = 0
  /// Which window has the keys.
  private var keyWindow: UInt32?

  /// Makes a platform whose windows have so many pixels per point.
  public init(scale: Double = 1) { self.scale = scale }

  /// Adds an event that the next turn delivers.
  public func post(_ event: PlatformEvent) { events.append(event) }

  /// Moves the frame clock forward.
  public func advance(by duration: Duration) {
    guard duration >= .zero else { misuse("Time moves forward only: \(duration) is negative.") }
    now += duration
  }

  /// Notes an address that is to be opened.
  public func open(_ url: String) async -> Bool {
    openedAddresses.append(url)
    return opensAddresses
  }

  /// Makes a window of a bitmap.
  public func makeWindow(
    _ request: PlatformWindowRequest
  ) throws(PlatformError) -> any PlatformWindow {
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

  private func giveKeys(to window: HeadlessWindow) {
    guard window.identifier != keyWindow else { return }
    if let keyWindow { post(.focusChanged(window: keyWindow, isFocused: false)) }
    keyWindow = window.identifier
    post(.focusChanged(window: window.identifier, isFocused: true))
  }

  /// Gives a window another size, as a person would by its edges, and posts the event.
  public func resize(_ window: HeadlessWindow, to size: Size) {
    window.resize(to: size)
    post(.resized(window: window.identifier))
  }

  /// Gives a window another number of pixels per point, as moving it to another display would.
  public func rescale(_ window: HeadlessWindow, to scale: Double) {
    window.rescale(to: scale)
    post(.resized(window: window.identifier))
  }

  /// Hands over every posted event, those included that are posted meanwhile.
  public func drainEvents(_ deliver: (PlatformEvent) -> Void) {
    while !events.isEmpty { deliver(events.removeFirst()) }
  }

  /// Moves the clock to the deadline; where there is none and nothing is posted, asks to quit, since
  /// nothing can ever happen.
  public func wait(until deadline: Duration?) {
    if let deadline {
      now = max(now, deadline)
    } else if events.isEmpty {
      post(.quitRequested)
    }
  }

  /// Does nothing: ``wait(until:)`` never blocks.
  public nonisolated func wake() {}
}
