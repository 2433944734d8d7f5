/// The kind of surface at a place.
public enum Surface: Int, Sendable {
  /// Land, including the ice on it.
  case land
  /// Floating ice attached to the land of Antarctica.
  case iceShelf
  /// A lake.
  case lake
  /// The sea.
  case sea
}
