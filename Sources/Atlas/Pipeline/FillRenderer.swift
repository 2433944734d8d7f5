/// Fills areas on the globe, with smooth edges and without seams between neighbours.
///
/// It keeps its scratch memory, so a steady frame allocates nothing. Sendable because it may move
/// between threads; only one at a time may use it.
public final class FillRenderer: @unchecked Sendable {
  let mask = AreaMask()
  let projected = ProjectedChunk()

  /// Makes a renderer, which takes memory when it first draws.
  public init() {}

  /// Fills what the closed lines of a level enclose: the land within the coast, or the lakes.
  ///
  /// - Parameters:
  ///   - projection: The projection to pixels of the raster.
  ///   - color: A premultiplied 0xAARRGGBB.
  ///   - rows: The rows of the raster to draw in, others untouched; nil: all.
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

  /// Fills what outlines enclose together; lines enclose nothing.
  ///
  /// An outline that is nowhere on the near side is left out; none may be larger than a hemisphere.
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
