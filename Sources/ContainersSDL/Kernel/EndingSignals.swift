internal import CSDL2
internal import Glibc

/// The signals that ask a program to end: SIGTERM, SIGINT and SIGHUP.
///
/// SDL would catch them with a handler. A handler that runs just before the main thread falls asleep wakes
/// nobody, and none runs where the parent started the program with the signals blocked. Here a thread of its
/// own reads them from a descriptor, so none is lost, and a program whose main thread is stuck still ends:
///
/// - The first signal makes ``descriptor`` readable. Where the main thread does not take it within
///   ``patience``, the process ends by that signal.
/// - The second one ends the process at once. SIGHUP does not count as a second one, since shells repeat it.
/// - A signal that was ignored when the program started, as SIGHUP is under `nohup`, stays ignored.
final class EndingSignals: Sendable {
  /// How long the main thread may leave a signal unanswered.
  static let patience = Duration.seconds(5)

  /// Readable while a signal waits to be taken.
  let descriptor: Int32

  /// What reads the signals.
  let watch: SignalWatch
  private let former: sigset_t

  /// Takes the signals; the threads started from now on leave them alone.
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
    // Without a thread the signals do what they do to any program.
    if !watch.start() { pthread_sigmask(SIG_SETMASK, &former, nil) }
  }

  deinit {
    watch.stop()
    var former = former
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  /// Whether a signal has ever come.
  var hasCome: Bool { watch.hasCome }

  /// Returns whether a signal has come since the last time, and notes that the main thread is alive.
  func take() -> Bool { watch.take() }

  /// Gives the main thread ``patience`` for what it does next, if the program was asked to end.
  ///
  /// Closing the connection to a display that is stuck may take forever.
  func expectEnd() { watch.expectEnd() }

  /// The signals that are not ignored.
  static var watched: [Int32] { [SIGTERM, SIGINT, SIGHUP].filter { !isIgnored($0) } }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    // SIG_IGN is the number one in the place of a function, which Swift cannot compare.
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}
