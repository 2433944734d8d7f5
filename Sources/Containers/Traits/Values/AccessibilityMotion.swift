/// The amount of motion in the interface.
public enum AccessibilityMotion: Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// Normal motion.
  case normal
  /// Reduced motion: fades replace effects that would slide, turn, or bounce.
  case reduced
}
