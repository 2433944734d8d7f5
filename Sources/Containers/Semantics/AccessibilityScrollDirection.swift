/// Which way assistive technology asks content to scroll: towards what lies there.
public enum AccessibilityScrollDirection: Hashable, Sendable {
  /// To what is left of what is seen.
  case left
  /// To what is right of what is seen.
  case right
  /// To what is above.
  case up
  /// To what is below.
  case down
  /// To what comes after.
  case next
  /// To what comes before.
  case previous
}
