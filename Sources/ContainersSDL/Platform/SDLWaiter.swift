internal import CSDL2
internal import Glibc

/// Sleeps until the display, the main queue, another thread, a signal or a deadline needs the main
/// thread.
///
/// Sendable: the descriptors of the object are created once, and only the main thread sets the
/// others.
final class SDLWaiter: @unchecked Sendable {
  /// The connection to the display; -1 if there is none.
  @MainActor var displayDescriptor: Int32 = -1
  /// Whether the display was lost, so that SDL must not ask it for events.
  @MainActor var hasLostDisplay = false
  /// The connection to the message bus, and what to poll it for; -1 if there is none.
  @MainActor var bus: (descriptor: Int32, events: Int16) = (-1, 0)
  /// The connection to the desktop's portal, and what to poll it for; -1 if there is none.
  @MainActor var portal: (descriptor: Int32, events: Int16) = (-1, 0)
  /// The connection to assistive technology, and what to poll it for; -1 if there is none.
  @MainActor var assistance: (descriptor: Int32, events: Int16) = (-1, 0)
  /// The connection that follows the displays; -1 if there is none.
  @MainActor var displaysDescriptor: Int32 = -1
  /// The descriptor that is readable when a signal has arrived; -1 if there is none.
  @MainActor var signalDescriptor: Int32 = -1

  /// A duplicate of the main queue's descriptor.
  ///
  /// libdispatch closes the original when the main thread leaves the queue to others, as an
  /// asynchronous `main` does, and the next file to be opened would be polled in its place.
  private let mainQueue: Int32
  private let alarm = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))

  /// Creates a waiter.
  ///
  /// - Parameter mainQueue: The descriptor that is readable while the main queue has work; -1 if
  ///   the main   thread has left it.
  init(mainQueue: Int32 = _dispatch_get_main_queue_handle_4CF()) {
    self.mainQueue = fcntl(mainQueue, F_DUPFD_CLOEXEC, 0)
  }

  deinit { for descriptor in [mainQueue, alarm] where descriptor >= 0 { close(descriptor) } }

  /// Ends the current wait, or the next one; callable from any thread.
  func wake() {
    var one: UInt64 = 1
    _ = write(alarm, &one, 8)
  }

  /// An additional monitor to poll, which receives the results of each wait.
  @MainActor var memoryPressure: MemoryPressureMonitor? {
    didSet { polled = SDLWaiter.own + (memoryPressure?.polled ?? []) }
  }

  /// The polled descriptors, starting with the waiter's own; kept so that an idle program allocates
  /// nothing.
  @MainActor private var polled = SDLWaiter.own
  private static let own = [pollfd](
    repeating: pollfd(fd: -1, events: Int16(POLLIN), revents: 0), count: 8)

  /// Sleeps, up to an optional limit, and runs the main queue's work.
  @MainActor
  func wait(_ limit: Duration?) {
    let hasEvents = !hasLostDisplay && SDLWaiter.hasEvents
    polled[0].fd = mainQueue
    polled[1].fd = alarm
    polled[2].fd = displayDescriptor
    polled[3].fd = signalDescriptor
    polled[4].fd = bus.descriptor
    polled[4].events = bus.events
    polled[5].fd = assistance.descriptor
    polled[5].events = assistance.events
    polled[6].fd = displaysDescriptor
    polled[7].fd = portal.descriptor
    polled[7].events = portal.events
    let count = nfds_t(polled.count)
    guard poll(&polled, count, SDLWaiter.milliseconds(hasEvents ? .zero : limit)) > 0 else {
      return
    }
    memoryPressure?.note(polled.dropFirst(SDLWaiter.own.count))
    if polled[1].revents != 0 { clear(alarm) }
    if polled[0].revents != 0 {
      clear(mainQueue)
      _dispatch_main_queue_callback_4CF(nil)
    }
  }

  /// Whether SDL's queue has events.
  ///
  /// A call that waited for a reply of the display may have read events into it, which would not end
  /// the poll.
  @MainActor private static var hasEvents: Bool {
    SDL_PumpEvents()
    return SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE
  }

  /// Returns a limit in milliseconds, rounded up: a wait that ends early would lead to busy
  /// waiting.
  private static func milliseconds(_ limit: Duration?) -> Int32 {
    guard let limit else { return -1 }
    return Int32(min((limit / .milliseconds(1)).rounded(.up), 3_600_000))
  }

  private func clear(_ descriptor: Int32) {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }
}
