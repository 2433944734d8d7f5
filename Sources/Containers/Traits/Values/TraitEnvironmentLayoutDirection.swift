/// The direction of text and layout, as a trait.
public enum TraitEnvironmentLayoutDirection: Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// Left to right: the leading edge is the left one.
  case leftToRight
  /// Right to left: the leading edge is the right one.
  case rightToLeft
}
