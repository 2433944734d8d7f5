/// What a view shows, which decides whether it is mirrored where people read from right to left.
public enum SemanticContentAttribute: Hashable, Sendable {
  /// Like the text around it.
  case unspecified
  /// The controls of a player, which run from left to right everywhere.
  case playback
  /// A place or direction in space, which is the same everywhere.
  case spatial
  /// Never mirrored.
  case forceLeftToRight
  /// Always mirrored.
  case forceRightToLeft
}
