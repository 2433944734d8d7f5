/// A named body of water: an ocean, sea, gulf, bay or strait.
public struct Sea: Hashable, Identifiable, Sendable {
  /// The kind of a body of water, as far as its name reveals it.
  public enum Kind: Int, Sendable {
    /// An ocean, or half of one.
    case ocean
    /// A sea.
    case sea
    /// A gulf, bay, strait, channel or fjord.
    case inlet
  }

  /// The index of the water in its ``SeaIndex``.
  ///
  /// Smaller waters come first.
  public let id: Int
  /// The name, usually in English.
  public internal(set) var name: String
  /// The name of half an ocean in little room, such as “South Pacific”; nil for other waters.
  package internal(set) var shortName: String?
  /// The kind of water.
  public let kind: Kind
  /// The best position for its name on a map.
  public let label: Coordinate
  /// The label rank: 0 for oceans, then by size from 1 (over a million square kilometers) to 6
  /// (under five thousand).
  ///
  /// Lower ranks appear first.
  public let rank: Int
}
