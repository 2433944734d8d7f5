internal import CSDL2
internal import Glibc

/// The signals that ask a program to end: SIGTERM, SIGINT and SIGHUP.
///
/// SDL would catch them with a handler. A handler that runs just before the main thread goes to
/// sleep does not wake it, and none runs if the parent started the program with the signals
/// blocked. Here a separate thread reads them from a descriptor, so that none is lost and even a
/// program with a stuck main thread ends:
///
/// - The first signal makes ``descriptor`` readable. If the main thread does not take it within
///   ``patience``, the signal ends the process.
/// - The second signal ends the process immediately. SIGHUP does not count as a second one, since
///   shells repeat it.
/// - A signal that was ignored when the program started, like SIGHUP under `nohup`, stays ignored.
final class EndingSignals: Sendable {
  /// The time that the main thread has to respond to a signal.
  static let patience = Duration.seconds(5)

  /// The descriptor that is readable while a signal is pending.
  let descriptor: Int32

  /// The thread that reads the signals.
  let watch: SignalWatch
  private let former: sigset_t

  /// Blocks the signals on this thread and on threads started later, and starts reading them.
  init() {
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    var signals = sigset_t()
    var former = sigset_t()
    sigemptyset(&signals)
    for signal in EndingSignals.watched { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    self.former = former
    watch = SignalWatch(signals)
    descriptor = watch.arrived
    // Without a thread, the signals keep their default effect.
    if !watch.start() { pthread_sigmask(SIG_SETMASK, &former, nil) }
  }

  deinit {
    watch.stop()
    var former = former
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  /// Whether any signal has arrived.
  var hasCome: Bool { watch.hasCome }

  /// Returns whether a signal has arrived since the last call, and records that the main thread
  /// responds.
  func take() -> Bool { watch.take() }

  /// If the program was asked to end, gives the main thread ``patience`` for what it does next.
  ///
  /// Closing the connection to a stuck display may block forever.
  func expectEnd() { watch.expectEnd() }

  /// The signals that are not ignored.
  static var watched: [Int32] { [SIGTERM, SIGINT, SIGHUP].filter { !isIgnored($0) } }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    // SIG_IGN is the number 1 in place of a function, which Swift cannot compare.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}
