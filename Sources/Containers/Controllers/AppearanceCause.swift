/// What a controller's appearance transition is part of.
enum AppearanceCause: Hashable, Sendable {
  /// The controller's move into or out of a parent.
  case parent
  /// The controller's presentation or dismissal.
  case presentation
  /// Anything else.
  case other
}
