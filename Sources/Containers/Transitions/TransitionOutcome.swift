/// The outcome of a transition.
enum TransitionOutcome: Hashable, Sendable {
  /// It reached its end.
  case completed
  /// It ended early, because another transition took the place or its views left the window.
  case cutShort
  /// It went back to its start.
  case cancelled
}
