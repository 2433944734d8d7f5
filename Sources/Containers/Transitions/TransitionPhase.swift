/// The phase of a transition, and the table of what each event makes of it.
package enum TransitionPhase: Hashable, Sendable, CaseIterable {
  /// Waits for its turn: another transition in the same place has not ended yet.
  case waiting
  /// Sends the `will` callbacks and sets up what is seen; what a callback does counts when that is over.
  case prepared
  /// A view left the window while the transition was prepared.
  case leftWhilePrepared
  /// Something else took the place over while the transition was prepared.
  case cutWhilePrepared
  /// Runs by its own time.
  case running
  /// Follows a person's hand.
  case interactive
  /// Runs on to its end after a person let go of it.
  case completing
  /// Runs back to its beginning.
  case cancelling
  /// A view has left the window; the transition ends after the commit.
  case leaving
  /// Sends the `did` callbacks and takes out what goes.
  case ending
  case ended

  package enum Event: Hashable, Sendable, CaseIterable {
    /// The place is free.
    case begin
    /// What is seen has been set up: it runs by itself, or follows a person's hand.
    case start, startInteractively
    /// A person takes it over.
    case pause
    /// A person lets go of it.
    case finish, cancel
    /// A view left the window.
    case leave
    /// Something else takes the place over.
    case cut
    /// The time is over, or the commit has come.
    case end
    /// Everyone has been told.
    case close
  }

  /// The arrows: the phase after each event that means something in a phase.
  package static let arrows: [TransitionPhase: [Event: TransitionPhase]] = [
    .waiting: [.begin: .prepared],
    .prepared: [
      .start: .running, .startInteractively: .interactive, .leave: .leftWhilePrepared,
      .cut: .cutWhilePrepared,
    ],
    .leftWhilePrepared: [
      .start: .leaving, .startInteractively: .leaving, .cut: .cutWhilePrepared,
    ],
    .cutWhilePrepared: [.start: .ending, .startInteractively: .ending],
    .running: [
      .pause: .interactive, .finish: .completing, .cancel: .cancelling, .leave: .leaving,
      .cut: .ending, .end: .ending,
    ],
    .interactive: [
      .finish: .completing, .cancel: .cancelling, .leave: .leaving, .cut: .ending, .end: .ending,
    ],
    .completing: [.pause: .interactive, .leave: .leaving, .cut: .ending, .end: .ending],
    .cancelling: [.pause: .interactive, .leave: .leaving, .cut: .ending, .end: .ending],
    .leaving: [.cut: .ending, .end: .ending],
    .ending: [.close: .ended],
  ]

  /// Returns the phase after an event; nil where the event means nothing in this phase.
  package func after(_ event: Event) -> TransitionPhase? { TransitionPhase.arrows[self]?[event] }

  /// Whether the transition has begun and what is seen is not set up yet.
  package var isPreparing: Bool {
    switch self {
    case .prepared, .leftWhilePrepared, .cutWhilePrepared: true
    default: false
    }
  }
}
