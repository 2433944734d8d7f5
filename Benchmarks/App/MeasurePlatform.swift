internal import Containers

/// A wrapper of a platform that counts presented frames, can freeze the clock, and delivers
/// synthetic events along with the real ones.
final class MeasurePlatform: Platform {
  /// Called after each presented frame.
  var onPresent: (() -> Void)?
  /// The time at which the clock is frozen; nil while it runs.
  var heldNow: Duration?
  /// The number of frames that were presented.
  private(set) var presentedFrames = 0
  /// The parts of the window that the last frame updated, in pixels.
  private(set) var presentedRects: [PixelRect] = []
  /// The identifier of the window for events; nil before there is a window.
  var windowIdentifier: UInt32? { window?.identifier }

  // This is safe: the property is constant, and only its nonisolated method is called off the main
  // actor.
  private nonisolated(unsafe) let base: any Platform
  private var window: (any PlatformWindow)?
  private var events: [PlatformEvent] = []
  private var alarm: (moment: Duration, ring: () -> Void)?

  /// Creates a platform that measures another.
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

  /// Adds an event for the next turn to deliver.
  func post(_ event: PlatformEvent) { events.append(event) }

  func makeWindow(
    _ request: PlatformWindowRequest
  ) throws(PlatformError) -> any PlatformWindow {
    let window = try base.makeWindow(request)
    self.window = window
    return MeasureWindow(window) { [weak self] rects in
      guard let self else { return }
      presentedFrames += 1
      // Copy the values, so that the frame can reuse its buffer.
      presentedRects.removeAll(keepingCapacity: true)
      presentedRects += rects
      onPresent?()
    }
  }

  func drainEvents(_ deliver: (PlatformEvent) -> Void) {
    base.drainEvents { event in
      // A real pointer over the window would disturb the measurement.
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

  /// Calls back after a duration, at the end of a wait.
  ///
  /// There is one callback at a time.
  func ring(after duration: Duration, _ ring: @escaping () -> Void) {
    alarm = (base.now + duration, ring)
  }

  /// Runs pending work of the main actor without blocking.
  func serve() { base.wait(until: base.now) }

  /// Runs work of the main actor for a duration.
  func rest(_ duration: Duration) { base.wait(until: base.now + duration) }

  nonisolated func wake() { base.wake() }
}
