/// The direction in which text is written.
public enum WritingDirection: Hashable, Sendable {
  /// The direction of the first strong character of each paragraph.
  case natural
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
