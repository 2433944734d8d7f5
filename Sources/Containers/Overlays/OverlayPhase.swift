/// The phase of an overlay, and the table of what each event makes of it.
public enum OverlayPhase: Hashable, Sendable {
  /// Not begun.
  case ready
  /// Over the content, and blocking what it is set to block.
  case open
  /// Still seen, on its way out; it blocks nothing any more.
  case leaving
  /// Gone for good.
  case ended

  enum Event: Hashable, Sendable {
    /// The overlay is asked for; one that is leaving comes back.
    case begin
    /// The overlay, or one that it belongs to, is asked to end.
    case leave
    /// The way out is over, or the view has left the window.
    case end
  }

  /// Returns the phase after an event; nil where the event means nothing in this phase.
  func after(_ event: Event) -> OverlayPhase? {
    switch (self, event) {
    case (.ready, .begin), (.leaving, .begin): .open
    case (.open, .leave): .leaving
    case (.leaving, .end): .ended
    default: nil
    }
  }
}
