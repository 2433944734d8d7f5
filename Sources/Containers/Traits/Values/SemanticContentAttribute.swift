/// The meaning of a view's content, which determines whether it is mirrored in right-to-left
/// layouts.
public enum SemanticContentAttribute: Hashable, Sendable {
  /// Mirrored like the surrounding text.
  case unspecified
  /// Playback controls, which always run from left to right.
  case playback
  /// Directions in space, which are never mirrored.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft
}
