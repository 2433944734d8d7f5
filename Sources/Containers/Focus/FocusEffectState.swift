/// The focus effect that was chosen for a view, and the ring that shows it.
@MainActor
final class FocusEffectState {
  enum Choice: Equatable {
    /// The one of its class.
    case usual
    /// Another one, or none.
    case chosen(FocusHaloEffect?)
  }

  var choice = Choice.usual
  /// The ring while the focus is shown.
  var ring: FocusRingView?
}
