/// How much things move.
public enum AccessibilityMotion: Hashable, Sendable {
  /// Not said.
  case unspecified
  /// As usual.
  case normal
  /// Less than usual: what would fly, turn or bounce fades.
  case reduced
}
