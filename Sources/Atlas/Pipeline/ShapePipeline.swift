/// The complete pipeline: rotate to the viewer, clip at the horizon, resample, project, and clip at
/// the viewport.
typealias ShapePipeline<Sink: ShapeSink<SIMD2<Double>>> =
  RotationStage<HorizonStage<ResamplingStage<ProjectionStage<ViewportStage<Sink>>>>>

extension RotationStage {
  /// Creates the complete pipeline of shapes to a sink.
  ///
  /// - Parameters:
  ///   - projection: The projection to the plane.
  ///   - low: The minimum corner of the viewport.
  ///   - high: The maximum corner of the viewport.
  static func pipeline<Sink>(
    _ projection: Orthographic, from low: SIMD2<Double>, to high: SIMD2<Double>, into sink: Sink
  ) -> Self where Self == ShapePipeline<Sink> {
    let viewport = ViewportStage(next: sink, low: low, high: high)
    let plane = ProjectionStage(
      next: viewport, radius: projection.radius, center: projection.center)
    let bent = ResamplingStage(next: plane, radius: projection.radius)
    return RotationStage(next: HorizonStage(next: bent), projection: projection)
  }
}
