internal import CSDL2
internal import Dispatch
internal import Glibc
internal import Synchronization

/// A value computed on a queue, which others can wait for.
final class Awaited<Value: Sendable>: Sendable {
  /// How a wait ended.
  enum Outcome {
    case value(Value)
    /// The interrupting descriptor became readable.
    case interrupted
    /// The work exceeded its time limit.
    case late
  }

  private let value = Mutex<Value?>(nil)
  private let done = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
  private let clock = MonotonicClock()

  /// Starts the work.
  init(on queue: DispatchQueue, _ make: @escaping @Sendable () -> Value) {
    queue.async { [self] in
      let made = make()
      value.withLock { $0 = made }
      var one: UInt64 = 1
      _ = write(done, &one, 8)
    }
  }

  deinit { close(done) }

  /// The value, if it is available.
  var current: Value? { value.withLock { $0 } }

  /// Waits for the value.
  ///
  /// - Parameters:
  ///   - limit: The total time that the work may take, however late the wait begins.
  ///   - interruption: A descriptor that ends the wait when it becomes readable.
  func wait(limit: Duration, interruption: Int32) -> Outcome {
    while true {
      if let current { return .value(current) }
      let left = limit - clock.now
      guard left > .zero else { return .late }
      var polled = [done, interruption].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let milliseconds = (left / .milliseconds(1)).rounded(.up)
      poll(&polled, nfds_t(polled.count), Int32(min(milliseconds, 3_600_000)))
      if polled[0].revents == 0, polled[1].revents != 0 { return .interrupted }
    }
  }
}
