/// The phase of an overlay's life cycle.
public enum OverlayPhase: Hashable, Sendable {
  /// Not begun yet.
  case ready
  /// Over the content, blocking the input it is set to block.
  case open
  /// Still visible while it leaves; it no longer blocks anything.
  case leaving
  /// Permanently removed.
  case ended

  enum Event: Hashable, Sendable {
    /// The overlay is shown, or returns while leaving.
    case begin
    /// The overlay or its parent begins to end.
    case leave
    /// The exit animation is over, or the view has left the window.
    case end
  }

  /// Returns the phase after an event, or `nil` if the event does not apply in this phase.
  func after(_ event: Event) -> OverlayPhase? {
    switch (self, event) {
    case (.ready, .begin), (.leaving, .begin): .open
    case (.open, .leave): .leaving
    case (.leaving, .end): .ended
    default: nil
    }
  }
}
