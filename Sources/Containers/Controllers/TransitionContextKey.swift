/// A key that identifies one of the two view controllers of a transition.
public enum TransitionContextViewControllerKey: Hashable, Sendable {
  /// The controller that is visible at the beginning of the transition.
  case from
  /// The controller that is visible at the end of the transition.
  case to
}

/// A key that identifies one of the two views of a transition.
public enum TransitionContextViewKey: Hashable, Sendable {
  /// The view that is visible at the beginning of the transition.
  case from
  /// The view that is visible at the end of the transition.
  case to
}
