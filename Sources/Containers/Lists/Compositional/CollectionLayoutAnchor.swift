public import Pixels

/// A point on an item or a supplementary view, by which one is attached to the other.
public struct CollectionLayoutAnchor: Hashable, Sendable {
  /// The edges at which the point lies; between two opposite ones, it is centered.
  public let edges: DirectionalRectEdge
  /// The distance from there: in points, or in sizes of the supplementary view.
  public let offset: Point
  /// Whether the offset is in sizes of the supplementary view.
  public let isFractionalOffset: Bool
  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Creates a point at edges.
  public init(edges: DirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates a point at a distance from edges, in points.
  public init(edges: DirectionalRectEdge, absoluteOffset: Point) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }

  /// Creates a point at a distance from edges, in sizes of the supplementary view.
  public init(edges: DirectionalRectEdge, fractionalOffset: Point) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }

  /// Returns the point on a rectangle, for a supplementary view of a size.
  func point(on rect: Rect, for size: Size) -> Point {
    let unit = edges.unit
    let scale = isFractionalOffset ? size : Size(width: 1, height: 1)
    return Point(
      x: rect.minX + rect.width * unit.x + offset.x * scale.width,
      y: rect.minY + rect.height * unit.y + offset.y * scale.height)
  }

  /// Returns the frame of a supplementary view that is attached to a rectangle at this point.
  ///
  /// - Parameter own: The point of the view that lies on this one; nil for the same edges, so that
  ///   the view lies inside.
  func frame(of size: Size, on rect: Rect, own: CollectionLayoutAnchor?) -> Rect {
    let point = point(on: rect, for: size)
    let mine = (own ?? CollectionLayoutAnchor(edges: edges)).point(
      on: Rect(origin: .zero, size: size), for: size)
    return Rect(origin: point - mine, size: size)
  }
}
