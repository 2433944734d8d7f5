/// A renderer that fills areas on the globe, with smooth edges and no seams between neighbors.
///
/// It reuses its scratch memory, so a steady frame allocates nothing. It is `Sendable` so that it
/// can move between threads, but only one thread at a time may use it.
public final class FillRenderer: @unchecked Sendable {
  let mask = AreaMask()
  let projected = ProjectedChunk()

  /// Creates a renderer.
  ///
  /// It allocates memory when it first draws.
  public init() {}

  /// Fills the area enclosed by the closed lines of a level: the land within the coast, or the
  /// lakes.
  ///
  /// - Parameters:
  ///   - projection: The projection to pixels of the raster.
  ///   - color: A premultiplied 0xAARRGGBB color.
  ///   - rows: The rows of the raster to draw in, or `nil` for all. Other rows are unchanged.
  public func draw(
    _ level: LineLevel, _ projection: Orthographic, color: UInt32, into raster: Raster,
    rows: Range<Int>? = nil
  ) {
    guard var walk = begin(projection, raster, rows, gap: level.largestStep) else { return }
    let winding = level.winding(around: -projection.toward, projected)
    walk.pen.addDisc(times: projection.isMirrored ? -winding : winding)
    walk.follow(level, projected)
    mask.blend(color, into: raster)
  }

  /// Fills the area enclosed by all outlines together.
  ///
  /// Lines enclose nothing.
  ///
  /// Outlines that are entirely on the far side are skipped. None may be larger than a hemisphere.
  public func draw(
    _ shapes: [Shape], _ projection: Orthographic, color: UInt32, into raster: Raster,
    rows: Range<Int>? = nil
  ) {
    guard begin(projection, raster, rows, gap: 0) != nil else { return }
    var pipeline = ShapePipeline<FillSink>.pipeline(
      projection, from: [0, Double(mask.rows.lowerBound)],
      to: [Double(raster.width), Double(mask.rows.upperBound)], into: FillSink(mask))
    for shape in shapes where shape.kind == .ring { shape.stream(into: &pipeline) }
    mask.blend(color, into: raster)
  }

  private func begin(
    _ projection: Orthographic, _ raster: Raster, _ rows: Range<Int>?, gap: Double
  ) -> FillWalk? {
    let rows = (rows ?? 0..<raster.height).clamped(to: 0..<raster.height)
    guard !rows.isEmpty, raster.width > 0, projection.isFinite else { return nil }
    mask.prepare(width: raster.width, rows: rows)
    return FillWalk(mask, projection, gap: gap)
  }
}
