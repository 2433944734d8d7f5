/// What lies under the sky at a place.
public enum Surface: Int, Sendable {
  /// Land, with the ice on it.
  case land
  /// Ice afloat that hangs on the land of Antarctica.
  case iceShelf
  /// A lake.
  case lake
  /// The sea.
  case sea
}
