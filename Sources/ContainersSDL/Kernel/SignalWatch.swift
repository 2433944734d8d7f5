internal import CSDL2
internal import Glibc
internal import Synchronization

/// The thread that reads the signals of ``EndingSignals``.
///
/// A dispatch queue would have to wait while all threads of the pool are busy.
final class SignalWatch: Sendable {
  private struct State {
    /// The first signal that arrived.
    var first: Int32?
    /// Whether a signal is waiting for the main thread to take it.
    var isWaiting = false
    /// Whether the process ends unless the main thread responds in time.
    var isTimed = false
    var isOver = false
  }

  /// The descriptor that is readable while a signal is pending.
  let arrived = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
  /// The descriptor that wakes the thread.
  private let changed = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
  private let signals: Int32
  private let state = Mutex(State())

  /// Creates a watch over signals that every thread blocks.
  init(_ signals: sigset_t) {
    var signals = signals
    self.signals = signalfd(-1, &signals, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
  }

  deinit { for descriptor in [arrived, changed, signals] { close(descriptor) } }

  var hasCome: Bool { state.withLock { $0.first != nil } }

  /// Starts the thread, which keeps the watch alive until it is stopped.
  ///
  /// - Returns: Whether the thread could be created.
  func start() -> Bool {
    var thread = pthread_t()
    let raw = Unmanaged.passRetained(self).toOpaque()
    let result = pthread_create(
      &thread, nil,
      { raw in
        raw.map { Unmanaged<SignalWatch>.fromOpaque($0).takeRetainedValue() }?.run()
        return nil
      }, raw)
    guard result == 0 else {
      // No thread will take what was retained for it.
      Unmanaged<SignalWatch>.fromOpaque(raw).release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  func stop() {
    state.withLock { $0.isOver = true }
    SignalWatch.raise(changed)
  }

  func take() -> Bool {
    let (wasTimed, wasWaiting) = state.withLock { state in
      defer { (state.isTimed, state.isWaiting) = (false, false) }
      if state.isWaiting { SignalWatch.clear(arrived) }
      return (state.isTimed, state.isWaiting)
    }
    if wasTimed { SignalWatch.raise(changed) }
    return wasWaiting
  }

  func expectEnd() {
    let isTimed = state.withLock { state in
      state.isTimed = state.first != nil
      return state.isTimed
    }
    if isTimed { SignalWatch.raise(changed) }
  }

  private func run() {
    while true {
      let (first, isTimed, isOver) = state.withLock { ($0.first, $0.isTimed, $0.isOver) }
      if isOver { return }
      var polled = [signals, changed].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let limit = isTimed ? Int32(EndingSignals.patience / .milliseconds(1)) : -1
      let count = poll(&polled, nfds_t(polled.count), limit)
      if count == 0, isTimed, let first { SignalWatch.end(by: first) }
      SignalWatch.clear(changed)
      while let signal = next() { note(signal) }
    }
  }

  private func next() -> Int32? {
    var signal = signalfd_siginfo()
    let size = MemoryLayout.size(ofValue: signal)
    return read(signals, &signal, size) == size ? Int32(bitPattern: signal.ssi_signo) : nil
  }

  /// Records a signal that has arrived.
  func note(_ signal: Int32) {
    state.withLock { state in
      if state.first != nil, signal != SIGHUP { SignalWatch.end(by: signal) }
      state.first = state.first ?? signal
      (state.isWaiting, state.isTimed) = (true, true)
    }
    SignalWatch.raise(arrived)
    SignalWatch.raise(changed)
  }

  /// Ends the process as the signal would without a watch.
  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    Glibc.raise(number)
    _exit(128 + number)
  }

  private static func raise(_ descriptor: Int32) {
    var one: UInt64 = 1
    _ = write(descriptor, &one, 8)
  }

  private static func clear(_ descriptor: Int32) {
    var count: UInt64 = 0
    _ = read(descriptor, &count, 8)
  }
}
