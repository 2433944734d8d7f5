/// Where a property animator stands.
enum PropertyAnimatorPhase: Hashable, Sendable {
  case inactive, running, paused, stopped

  /// What happens to it.
  enum Event: Hashable, Sendable {
    case start, pause
    /// The end of the way was reached, or what was stopped is finished.
    case finish
    case stop
    /// Stopped for good, without a completion.
    case abandon
  }

  /// Returns the phase after an event; nil where the event must not happen.
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

  /// How it is told to the outside.
  var state: ViewAnimatingState {
    switch self {
    case .inactive: .inactive
    case .running, .paused: .active
    case .stopped: .stopped
    }
  }
}
