/// The direction in which assistive technology asks to scroll, toward the content to reveal.
public enum AccessibilityScrollDirection: Hashable, Sendable {
  /// Toward content to the left of the visible part.
  case left
  /// Toward content to the right of the visible part.
  case right
  /// Toward content above the visible part.
  case up
  /// Toward content below the visible part.
  case down
  /// Toward the content that follows.
  case next
  /// Toward the content that precedes.
  case previous
}
