/// Which way a script is written.
public enum WritingDirection: Hashable, Sendable {
  /// As the first letters of a paragraph that have a direction.
  case natural
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
