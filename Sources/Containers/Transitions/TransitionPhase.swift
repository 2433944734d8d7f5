/// The phase of a transition, with the state machine that connects phases.
package enum TransitionPhase: Hashable, Sendable, CaseIterable {
  /// Waiting for another transition in the same place to end.
  case waiting
  /// Waiting for the next frame.
  case scheduled
  /// Sending the `will` callbacks and setting up the animation. Requests made by a callback take
  /// effect afterward.
  case prepared
  /// A view left the window while the transition was being prepared.
  case leftWhilePrepared
  /// Another transition took the place while this one was being prepared.
  case cutWhilePrepared
  /// Running on its own.
  case running
  /// Driven by the user.
  case interactive
  /// Running to its end after the user let go.
  case completing
  /// Running back to its start.
  case canceling
  /// A view has left the window. The transition ends after the commit.
  case leaving
  /// Sending the `did` callbacks and removing the view that leaves.
  case ending
  case ended

  package enum Event: Hashable, Sendable, CaseIterable {
    /// The transition is to begin with the next frame.
    case schedule
    /// No other transition occupies the place, or the frame has come.
    case begin
    /// The animation is set up, and runs on its own or is driven by the user.
    case start, startInteractively
    /// The user takes over the transition.
    case pause
    /// The user lets go.
    case finish, cancel
    /// A view left the window.
    case leave
    /// Another transition takes the place.
    case cut
    /// The animation is over, or the commit has come.
    case end
    /// All callbacks have been sent.
    case close
  }

  /// The transitions of the state machine: the phase after each event that applies in a phase.
  package static let arrows: [TransitionPhase: [Event: TransitionPhase]] = [
    .waiting: [.schedule: .scheduled, .begin: .prepared],
    .scheduled: [.begin: .prepared, .cut: .ending],
    .prepared: [
      .start: .running, .startInteractively: .interactive, .leave: .leftWhilePrepared,
      .cut: .cutWhilePrepared,
    ],
    .leftWhilePrepared: [
      .start: .leaving, .startInteractively: .leaving, .cut: .cutWhilePrepared,
    ],
    .cutWhilePrepared: [.start: .ending, .startInteractively: .ending],
    .running: [
      .pause: .interactive, .finish: .completing, .cancel: .canceling, .leave: .leaving,
      .cut: .ending, .end: .ending,
    ],
    .interactive: [
      .finish: .completing, .cancel: .canceling, .leave: .leaving, .cut: .ending, .end: .ending,
    ],
    .completing: [.pause: .interactive, .leave: .leaving, .cut: .ending, .end: .ending],
    .canceling: [.pause: .interactive, .leave: .leaving, .cut: .ending, .end: .ending],
    .leaving: [.cut: .ending, .end: .ending],
    .ending: [.close: .ended],
  ]

  /// Returns the phase after an event, or `nil` if the event does not apply in this phase.
  package func after(_ event: Event) -> TransitionPhase? { TransitionPhase.arrows[self]?[event] }

  /// Whether the transition was requested but its animation is not set up yet.
  package var isPreparing: Bool {
    switch self {
    case .scheduled, .prepared, .leftWhilePrepared, .cutWhilePrepared: true
    default: false
    }
  }
}
