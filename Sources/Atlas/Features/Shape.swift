/// A line or an outline on the sphere: directions joined by great circles.
public struct Shape: Hashable, Sendable {
  /// Whether a shape comes back to its first point.
  public enum Kind: Sendable {
    /// A line from its first point to its last.
    case line
    /// The outline of an area. Holes run the other way round than what they are in.
    case ring
  }

  /// Whether it is a line or an outline.
  public var kind: Kind
  /// Its points; an outline does not repeat its first one.
  public var points: [UnitVector]

  /// Makes a shape of directions.
  public init(_ kind: Kind, points: [UnitVector]) {
    self.kind = kind
    self.points = points
  }

  /// Makes a shape of coordinates.
  public init(_ kind: Kind, through coordinates: [Coordinate]) {
    self.init(kind, points: coordinates.map { UnitVector($0) })
  }

  /// Sends the shape through a pipeline.
  func stream(into sink: inout some ShapeSink<SIMD3<Double>>) {
    sink.begin(kind)
    for point in points { sink.add(point.components) }
    sink.end()
  }
}
