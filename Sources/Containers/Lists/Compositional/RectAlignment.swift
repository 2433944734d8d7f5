/// A place at the boundary of a rectangle.
public enum RectAlignment: Hashable, Sendable, CaseIterable {
  /// No place.
  case none
  /// The center of the top edge.
  case top
  /// The corner at the start of the top edge.
  case topLeading
  /// The center of the edge at which lines begin.
  case leading
  /// The corner at the start of the bottom edge.
  case bottomLeading
  /// The center of the bottom edge.
  case bottom
  /// The corner at the end of the bottom edge.
  case bottomTrailing
  /// The center of the edge at which lines end.
  case trailing
  /// The corner at the end of the top edge.
  case topTrailing

  /// The edges at the place.
  var edges: DirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }

  /// Returns the side along an axis: −1 for the start, 1 for the end, and 0 for neither.
  func side(_ axis: ScrollAxis) -> Int {
    let unit = edges.unit
    return Int(((axis == .horizontal ? unit.x : unit.y) - 0.5) * 2)
  }
}
