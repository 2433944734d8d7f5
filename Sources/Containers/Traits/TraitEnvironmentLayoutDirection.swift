/// The direction in which lines are read and rows are filled, as a trait.
public enum TraitEnvironmentLayoutDirection: Hashable, Sendable {
  /// Not said.
  case unspecified
  /// The leading edge is the left one.
  case leftToRight
  /// The leading edge is the right one.
  case rightToLeft
}
