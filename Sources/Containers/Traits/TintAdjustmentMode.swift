/// Whether a view shows its tint in full.
public enum TintAdjustmentMode: Hashable, Sendable {
  /// As the superview does.
  case automatic
  /// In full.
  case normal
  /// Without its hue.
  case dimmed
}
