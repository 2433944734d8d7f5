/// How much colours stand out from each other.
public enum AccessibilityContrast: Hashable, Sendable {
  /// Not said.
  case unspecified
  /// As usual.
  case normal
  /// More than usual.
  case high
}
