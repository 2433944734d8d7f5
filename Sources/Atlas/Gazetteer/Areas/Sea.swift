/// A named water: an ocean, a sea, a gulf, a bay, a strait.
public struct Sea: Hashable, Identifiable, Sendable {
  /// What a water is, as far as its name tells.
  public enum Kind: Int, Sendable {
    /// One of the oceans or of their halves.
    case ocean
    /// A sea.
    case sea
    /// A gulf, a bay, a strait, a channel, a fjord.
    case inlet
  }

  /// The number of the water in its ``SeaIndex``; smaller waters have smaller numbers.
  public let id: Int
  /// Its name, as a rule in English.
  public let name: String
  /// What it is.
  public let kind: Kind
  /// Where its name stands best on a map.
  public let label: Coordinate
  /// How soon its name appears on a map: 0 for oceans, then by size 1 (over a million square
  /// kilometres) to 6 (under five thousand).
  public let rank: Int
}
