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

/// The whole way: turned to the viewer, cut at the horizon, bent, projected, cut at the viewport.
typealias ShapePipeline<Sink: ShapeSink<SIMD2<Double>>> =
  RotationStage<HorizonStage<ResamplingStage<ProjectionStage<ViewportStage<Sink>>>>>

extension RotationStage {
  /// Makes the whole way of shapes to a sink.
  ///
  /// - Parameters:
  ///   - projection: The projection to the plane.
  ///   - low: The least corner of the viewport.
  ///   - high: The greatest corner of the viewport.
  static func pipeline<Sink>(
    _ projection: Orthographic, from low: SIMD2<Double>, to high: SIMD2<Double>, into sink: Sink
  ) -> Self where Self == ShapePipeline<Sink> {
    let viewport = ViewportStage(next: sink, low: low, high: high)
    let plane = ProjectionStage(
      next: viewport, radius: projection.radius, centre: projection.centre)
    let bent = ResamplingStage(next: plane, radius: projection.radius)
    return RotationStage(next: HorizonStage(next: bent), projection: projection)
  }
}
