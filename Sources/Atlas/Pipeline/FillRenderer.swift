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
    walk.pen.addDisc(times: level.winding(around: -projection.toward, projected))
    walk.follow(level, projected)
    mask.blend(color, into: raster)
  }

  /// Fills what rings of directions enclose together.
  ///
  /// Holes run the other way round than what they are in. A ring that is nowhere on the near side
  /// is left out; none may be larger than a hemisphere.
  public func draw(
    rings: [[UnitVector]], _ projection: Orthographic, color: UInt32, into raster: Raster,
    rows: Range<Int>? = nil
  ) {
    guard var walk = begin(projection, raster, rows, gap: 0) else { return }
    for ring in rings {
      let spots = ring.map { projection.spot(of: $0) }
      guard let last = spots.last, spots.contains(where: { $0.height >= 0 }) else { continue }
      walk.pen.move(to: last)
      for spot in spots { walk.pen.line(to: spot) }
    }
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

extension Orthographic {
  /// Returns where a direction is on the plane, also on the far side.
  func spot(of vector: UnitVector) -> FillPen.Spot {
    let x = centre.x + radius * (vector.components * east).sum()
    let y = centre.y - radius * (vector.components * north).sum()
    return FillPen.Spot(
      position: [Float(x), Float(y)], height: Float((vector.components * toward).sum()))
  }
}
