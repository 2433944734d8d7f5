/// The adjustment of a view's tint color.
public enum TintAdjustmentMode: Hashable, Sendable {
  /// The same as the superview.
  case automatic
  /// The unmodified tint color.
  case normal
  /// The desaturated tint color.
  case dimmed
}
