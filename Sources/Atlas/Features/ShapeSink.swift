/// One stage of the way of shapes from the sphere to the raster: takes points, hands others on.
///
/// A stage wraps the next one and knows nothing else of it. ``ShapePipeline`` puts them together.
protocol ShapeSink<Point> {
  associatedtype Point

  /// Begins a shape; the one before has ended.
  mutating func begin(_ kind: Shape.Kind)
  /// Adds a point to the shape.
  mutating func add(_ point: Point)
  /// Ends the shape; a ring closes.
  mutating func end()
}
