/// A stage in the pipeline of shapes from the sphere to the raster.
///
/// A stage receives points and passes points on to the next stage, which it wraps and knows nothing
/// else about. ``ShapePipeline`` assembles the stages.
protocol ShapeSink<Point> {
  associatedtype Point

  /// Begins a shape.
  ///
  /// The previous shape has ended.
  mutating func begin(_ kind: Shape.Kind)
  /// Adds a point to the current shape.
  mutating func add(_ point: Point)
  /// Ends the current shape.
  ///
  /// A ring is closed.
  mutating func end()
}
