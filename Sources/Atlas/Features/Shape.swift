/// A line or outline on the sphere, whose points are joined by great circles.
public struct Shape: Hashable, Sendable {
  /// Whether a shape is open or closed.
  public enum Kind: Sendable {
    /// A line from its first point to its last.
    case line
    /// The outline of an area.
    ///
    /// Holes have the opposite direction of the outline they are in.
    case ring
  }

  /// Whether the shape is a line or an outline.
  public var kind: Kind
  /// The points.
  ///
  /// An outline does not repeat its first one.
  public var points: [UnitVector]

  /// Creates a shape from directions.
  public init(_ kind: Kind, points: [UnitVector]) {
    self.kind = kind
    self.points = points
  }

  /// Creates a shape from coordinates.
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
