/// How the characters of a word that is shaped whole lie in it.
public struct WordShape: Hashable, Sendable {
  /// An edge between two characters.
  public struct Edge: Hashable, Sendable {
    /// The distance from the beginning of the word, in UTF-8 bytes.
    public var byte: Int
    /// The part of the word's advance that its characters before the edge take: 0…1.
    public var share: Double

    /// Creates an edge.
    public init(byte: Int, share: Double) {
      self.byte = byte
      self.share = share
    }
  }

  /// The edges in ascending order, from the beginning of the word to its end.
  public var edges: [Edge]
  /// The height of the ink above the baseline, relative to the em.
  public var ascent: Double
  /// The depth of the ink below the baseline, relative to the em.
  public var descent: Double

  /// Creates a shape.
  public init(edges: [Edge], ascent: Double, descent: Double) {
    self.edges = edges
    self.ascent = ascent
    self.descent = descent
  }

  /// Returns the part of the advance before a distance from the beginning, in bytes.
  func share(at byte: Int) -> Double? {
    guard let next = edges.firstIndex(where: { $0.byte >= byte }) else { return nil }
    if edges[next].byte == byte || next == 0 { return edges[next].share }
    let (one, other) = (edges[next - 1], edges[next])
    let part = Double(byte - one.byte) / Double(other.byte - one.byte)
    return one.share + part * (other.share - one.share)
  }
}
