/// A renderer of lines on the globe: it culls, projects, clips and strokes them with smooth edges.
///
/// It reuses its scratch memory, so a steady frame allocates nothing. It is `Sendable` so that it
/// can move between threads, but only one thread at a time may use it.
public final class LineRenderer: @unchecked Sendable {
  let mask = CoverageMask()
  private let projected = ProjectedChunk()

  /// Creates a renderer.
  ///
  /// It allocates memory when it first draws.
  public init() {}

  /// Draws the visible lines of a level.
  ///
  /// - Parameters:
  ///   - projection: The projection to pixels of the raster.
  ///   - width: The width of the lines in pixels.
  ///   - color: A premultiplied 0xAARRGGBB color.
  ///   - rows: The rows of the raster to draw in, or `nil` for all. Other rows are unchanged.
  public func draw(
    _ level: LineLevel, _ projection: Orthographic, width: Double, color: UInt32,
    into raster: Raster, rows: Range<Int>? = nil
  ) {
    guard let window = begin(projection, width: width, raster, rows) else { return }
    for group in level.groups
    where window.sight(of: group.center, radius: Double(group.radius)) != .none {
      for index in group.range { draw(level.chunks[index], of: level, in: window) }
    }
    mask.blend(color, into: raster)
  }

  /// Draws lines and outlines.
  ///
  /// Every point takes the full, exact path, so there should not be many.
  ///
  /// - Parameters:
  ///   - projection: The projection to pixels of the raster.
  ///   - width: The width of the lines in pixels.
  ///   - color: A premultiplied 0xAARRGGBB color.
  ///   - rows: The rows of the raster to draw in, or `nil` for all. Other rows are unchanged.
  public func draw(
    _ shapes: [Shape], _ projection: Orthographic, width: Double, color: UInt32,
    into raster: Raster, rows: Range<Int>? = nil
  ) {
    guard let window = begin(projection, width: width, raster, rows) else { return }
    var pipeline = pipeline(window)
    for shape in shapes { shape.stream(into: &pipeline) }
    mask.blend(color, into: raster)
  }

  /// Draws the visible lines of a graticule.
  ///
  /// - Parameters:
  ///   - projection: The projection to pixels of the raster.
  ///   - width: The width of the lines in pixels.
  ///   - color: A premultiplied 0xAARRGGBB color.
  ///   - rows: The rows of the raster to draw in, or `nil` for all. Other rows are unchanged.
  public func draw(
    _ graticule: Graticule, _ projection: Orthographic, width: Double, color: UInt32,
    into raster: Raster, rows: Range<Int>? = nil
  ) {
    guard let window = begin(projection, width: width, raster, rows) else { return }
    var pipeline = pipeline(window)
    graticule.stream(
      projection, from: window.low, to: window.high, into: &pipeline)
    mask.blend(color, into: raster)
  }

  private func pipeline(_ window: LineWindow) -> ShapePipeline<StrokeSink> {
    .pipeline(
      window.projection, from: window.low, to: window.high,
      into: StrokeSink(mask, reach: window.reach))
  }

  private func begin(
    _ projection: Orthographic, width: Double, _ raster: Raster, _ rows: Range<Int>?
  ) -> LineWindow? {
    let rows = (rows ?? 0..<raster.height).clamped(to: 0..<raster.height)
    guard !rows.isEmpty, raster.width > 0, projection.isFinite, width > 0 else { return nil }
    mask.prepare(width: raster.width, rows: rows)
    return LineWindow(projection, lineWidth: width, width: raster.width, rows: rows)
  }

  private func draw(_ chunk: LineChunk, of level: LineLevel, in window: LineWindow) {
    let reach = window.reach
    let center = chunk.center
    switch window.sight(of: center, radius: Double(chunk.radius)) {
    case .none: return
    case .all:
      projected.project(chunk, of: level, about: center, window.projection, heights: false)
      mask.stroke(projected.x, projected.y, count: Int(chunk.count), reach: reach)
    case .part:
      projected.project(chunk, of: level, about: center, window.projection, heights: true)
      for index in 0..<Int(chunk.count) &- 1 {
        guard let (start, end) = projected.visiblePart(ofSegment: index, window.projection),
          let (start, end) = window.clipped(start, end)
        else { continue }
        mask.stroke(start, end, reach: reach)
      }
    }
  }
}

extension Orthographic {
  /// Whether the projection can be drawn with.
  var isFinite: Bool {
    radius.isFinite && radius > 0 && center.x.isFinite && center.y.isFinite
      && (east + north + toward).sum().isFinite
  }
}
