/// The phase of a property animator.
enum PropertyAnimatorPhase: Hashable, Sendable {
  case inactive, running, paused, stopped

  /// An event in the life of a property animator.
  enum Event: Hashable, Sendable {
    case start, pause
    /// The animation reached its end, or a stopped one is finished.
    case finish
    case stop
    /// Stopped without finishing, so that no completion is called.
    case abandon
  }

  /// Returns the phase after an event, or `nil` if the event is not allowed in this phase.
  func after(_ event: Event) -> PropertyAnimatorPhase? {
    switch (self, event) {
    case (.inactive, .start), (.paused, .start), (.running, .start): .running
    case (.inactive, .pause), (.running, .pause), (.paused, .pause): .paused
    case (.running, .finish), (.paused, .finish), (.stopped, .finish): .inactive
    case (.running, .stop), (.paused, .stop): .stopped
    case (.running, .abandon), (.paused, .abandon), (.inactive, .abandon): .inactive
    case (.inactive, .stop): .inactive
    case (.inactive, .finish), (.stopped, .start), (.stopped, .pause), (.stopped, .stop),
      (.stopped, .abandon):
      nil
    }
  }

  /// The public state.
  var state: ViewAnimatingState {
    switch self {
    case .inactive: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }
}
