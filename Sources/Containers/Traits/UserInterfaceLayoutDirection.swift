/// The direction in which lines are read and rows are filled.
public enum UserInterfaceLayoutDirection: Hashable, Sendable {
  /// The leading edge is the left one.
  case leftToRight
  /// The leading edge is the right one.
  case rightToLeft
}
