/// Edges of a rectangle, in the direction of reading.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as a bit mask.
  public let rawValue: Int

  /// Creates edges from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The edge at which lines begin.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The edge at which lines end.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// The place along both axes: 0 for the start, 1 for the end, and one half for neither or both.
  var unit: (x: Double, y: Double) {
    func place(_ start: DirectionalRectEdge, _ end: DirectionalRectEdge) -> Double {
      contains(start) == contains(end) ? 0.5 : contains(start) ? 0 : 1
    }
    return (place(.leading, .trailing), place(.top, .bottom))
  }
}
