/// The contrast of the interface's colors.
public enum AccessibilityContrast: Hashable, Sendable {
  /// Unspecified.
  case unspecified
  /// Normal contrast.
  case normal
  /// Increased contrast.
  case high
}
