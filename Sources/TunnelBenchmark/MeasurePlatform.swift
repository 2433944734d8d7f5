internal import Containers

/// A platform that counts what is presented, can hold the clock, and delivers made-up events besides
/// the real ones.
final class MeasurePlatform: Platform {
  /// Called after each frame that was presented.
  var onPresent: (() -> Void)?
  /// The moment at which the clock is held; nil while it runs.
  var heldNow: Duration?
  /// How many frames were presented.
  private(set) var presentedFrames = 0
  /// The parts of the window that the last frame put on the screen, in pixels.
  private(set) var presentedRects: [PixelRect] = []
  /// Which window events are about; nil before there is one.
  var windowIdentifier: UInt32? { window?.identifier }

  // Unsafe holds: it is constant, and off the main actor only its nonisolated method is called.
  private nonisolated(unsafe) let base: any Platform
  private var window: (any PlatformWindow)?
  private var events: [PlatformEvent] = []
  private var alarm: (moment: Duration, ring: () -> Void)?

  /// Makes a platform that measures another.
  init(_ base: any Platform) { self.base = base }

  var now: Duration { heldNow ?? base.now }

  var systemTraits: TraitCollection { base.systemTraits }

  var clipboard: String? {
    get { base.clipboard }
    set { base.clipboard = newValue }
  }

  var primarySelection: String? {
    get { base.primarySelection }
    set { base.primarySelection = newValue }
  }

  func open(_ url: String) async -> Bool { await base.open(url) }

  /// Adds an event that the next turn delivers.
  func post(_ event: PlatformEvent) { events.append(event) }

  func makeWindow(
    _ request: PlatformWindowRequest
  ) throws(PlatformError) -> any PlatformWindow {
    let window = try base.makeWindow(request)
    self.window = window
    return MeasureWindow(window) { [weak self] rects in
      guard let self else { return }
      presentedFrames += 1
      // A copy, so that the frame may use its own memory again.
      presentedRects.removeAll(keepingCapacity: true)
      presentedRects += rects
      onPresent?()
    }
  }

  func drainEvents(_ deliver: (PlatformEvent) -> Void) {
    base.drainEvents { event in
      // A real pointer over the window would disturb what is measured.
      if heldNow != nil, case .input = event { return }
      deliver(event)
    }
    while !events.isEmpty { deliver(events.removeFirst()) }
  }

  func wait(until deadline: Duration?) {
    guard let alarm else { return base.wait(until: deadline) }
    base.wait(until: min(deadline ?? alarm.moment, alarm.moment))
    guard base.now >= alarm.moment else { return }
    self.alarm = nil
    alarm.ring()
  }

  /// Calls back in a while, from the wait that it ends: nothing else happens for it meanwhile.
  func ring(after duration: Duration, _ ring: @escaping () -> Void) {
    alarm = (base.now + duration, ring)
  }

  /// Serves the main actor's work, without blocking.
  func serve() { base.wait(until: base.now) }

  /// Waits a while, serving the main actor's work.
  func rest(_ duration: Duration) { base.wait(until: base.now + duration) }

  nonisolated func wake() { base.wake() }
}
