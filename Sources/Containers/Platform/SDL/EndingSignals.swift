internal import CSDL2
internal import Glibc

/// The signals that ask a program to end, as something to wait for.
///
/// SDL would catch them by a handler. One that runs just before the main thread falls asleep wakes
/// nobody, and none runs where the parent started the program with the signals blocked. Read from a
/// descriptor they are never lost.
final class EndingSignals {
  /// Readable when one has come.
  let descriptor: Int32

  private var former = sigset_t()

  /// Takes the signals; the threads started from now on leave them alone.
  init() {
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    descriptor = signalfd(-1, &signals, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
  }

  deinit {
    close(descriptor)
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  /// Returns whether one has come since the last time.
  func take() -> Bool {
    var signal = signalfd_siginfo()
    return read(descriptor, &signal, MemoryLayout.size(ofValue: signal)) > 0
  }
}
