/// The phase of a transition between two children, and the table of what each event makes of it.
enum TransitionPhase: Hashable, Sendable {
  /// Waits for its turn: another transition in the same place has not ended yet.
  case waiting
  /// Sends the `will` callbacks and puts the new view in. What a callback does counts when that is over.
  case starting
  /// A view has left the window while the transition was starting.
  case leftWhileStarting
  /// Another transition has been requested in the same place while this one was starting.
  case cutWhileStarting
  /// Both views are in, and the animation runs.
  case running
  /// A view has left the window; the transition ends after the commit.
  case leaving
  /// Sends the `did` callbacks and takes the old view out.
  case ending
  case ended

  enum Event: Hashable, Sendable {
    case begin, started
    /// A view left the window.
    case leave
    /// Something else takes the place over.
    case cut
    /// The time is over, or the commit has come.
    case end
    case ended
  }

  /// Returns the phase after an event; nil where the event means nothing in this phase.
  func after(_ event: Event) -> TransitionPhase? {
    switch (self, event) {
    case (.waiting, .begin): .starting
    case (.starting, .leave): .leftWhileStarting
    case (.starting, .cut), (.leftWhileStarting, .cut): .cutWhileStarting
    case (.starting, .started): .running
    case (.leftWhileStarting, .started): .leaving
    case (.cutWhileStarting, .started): .ending
    case (.running, .leave): .leaving
    case (.running, .cut), (.leaving, .cut): .ending
    case (.running, .end), (.leaving, .end): .ending
    case (.ending, .ended): .ended
    default: nil
    }
  }
}
