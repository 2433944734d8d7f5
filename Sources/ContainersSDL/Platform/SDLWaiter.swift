internal import CSDL2
internal import Glibc

/// Sleeps until the display, the main queue, another thread, a signal or the time asks for the main
/// thread.
///
/// Sendable: the descriptors are made once, and only the main thread sets the others.
final class SDLWaiter: @unchecked Sendable {
  /// The connection to the display; -1 for none.
  @MainActor var displayDescriptor: Int32 = -1
  /// The connection to the message bus; -1 for none.
  @MainActor var busDescriptor: Int32 = -1
  /// What can be read when a signal has come; -1 for none.
  @MainActor var signalDescriptor: Int32 = -1

  /// A descriptor of our own for the main queue's: libdispatch closes that one when the main thread leaves the
  /// queue to others, as an asynchronous `main` does, and what is opened next would be read in its place.
  private let mainQueue: Int32
  private let alarm = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))

  /// Makes a waiter.
  ///
  /// - Parameter mainQueue: What can be read while the main queue has work; -1 where the main thread has left it.
  init(mainQueue: Int32 = _dispatch_get_main_queue_handle_4CF()) {
    self.mainQueue = fcntl(mainQueue, F_DUPFD_CLOEXEC, 0)
  }

  deinit { for descriptor in [mainQueue, alarm] where descriptor >= 0 { close(descriptor) } }

  /// Ends the present wait, or the next; from any thread.
  func wake() {
    var one: UInt64 = 1
    _ = write(alarm, &one, 8)
  }

  /// What else to wait for, told what each wait has found.
  @MainActor var memoryPressure: MemoryPressureMonitor? {
    didSet { polled = SDLWaiter.own + (memoryPressure?.polled ?? []) }
  }

  /// What is polled, the own descriptors first; kept, since a program at rest is to allocate nothing.
  @MainActor private var polled = SDLWaiter.own
  private static let own = [pollfd](
    repeating: pollfd(fd: -1, events: Int16(POLLIN), revents: 0), count: 5)

  /// Sleeps, at most for a time where there is one, and does the main queue's work.
  @MainActor
  func wait(_ limit: Duration?) {
    // A call that waited for the display's answer may have read events on the way: they are in a
    // queue in memory now and would not end the poll.
    SDL_PumpEvents()
    let hasEvents = SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE
    polled[0].fd = mainQueue
    polled[1].fd = alarm
    polled[2].fd = displayDescriptor
    polled[3].fd = signalDescriptor
    polled[4].fd = busDescriptor
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

  /// Returns a limit rounded up, since a wait that ends early would be followed by a busy one.
  private static func milliseconds(_ limit: Duration?) -> Int32 {
    guard let limit else { return -1 }
    return Int32(min((limit / .milliseconds(1)).rounded(.up), 3_600_000))
  }

  private func clear(_ descriptor: Int32) {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }
}
