/// The phase of a presentation, with the state machine that connects phases.
package enum PresentationPhase: Hashable, Sendable, CaseIterable {
  /// Requested or arriving.
  case presenting
  /// In place.
  case presented
  /// About to leave or leaving.
  case dismissing
  case ended

  package enum Event: Hashable, Sendable, CaseIterable {
    /// The presented controller has arrived.
    case arrive
    /// A dismissal is requested.
    case dismiss
    /// The dismissal was canceled.
    case comeBack
    /// The presented controller has left, or its presentation was canceled.
    case end
  }

  /// The transitions of the state machine: the phase after each event that applies in a phase.
  package static let arrows: [PresentationPhase: [Event: PresentationPhase]] = [
    .presenting: [.arrive: .presented, .end: .ended],
    .presented: [.dismiss: .dismissing, .end: .ended],
    .dismissing: [.comeBack: .presented, .end: .ended],
  ]

  /// Returns the phase after an event, or `nil` if the event does not apply in this phase.
  package func after(_ event: Event) -> PresentationPhase? {
    PresentationPhase.arrows[self]?[event]
  }

  /// Whether a transition is requested or running, so that other requests are refused.
  package var isInProgress: Bool { self == .presenting || self == .dismissing }
}
