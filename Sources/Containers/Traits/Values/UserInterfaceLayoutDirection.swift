/// The direction of text and layout.
public enum UserInterfaceLayoutDirection: Hashable, Sendable {
  /// Left to right: the leading edge is the left one.
  case leftToRight
  /// Right to left: the leading edge is the right one.
  case rightToLeft
}
