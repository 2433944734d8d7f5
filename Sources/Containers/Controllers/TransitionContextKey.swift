/// Which controller of a transition is meant.
public enum TransitionContextViewControllerKey: Hashable, Sendable {
  /// The one that is seen at the beginning.
  case from
  /// The one that is seen at the end.
  case to
}

/// Which controller's view of a transition is meant.
public enum TransitionContextViewKey: Hashable, Sendable {
  /// The one that is seen at the beginning.
  case from
  /// The one that is seen at the end.
  case to
}
