/// Draws the imagery of one globe: for each pixel, the texel it shows.
///
/// Aim it when the projection, the size or the tiles at hand have changed, then draw. What is not
/// decoded yet is drawn from a coarser level; `missingTiles` says what would make it sharper.
///
///     sampler.aim(at: projection, width: 1024, height: 440)
///     sampler.draw(rows: 0..<440, into: raster, background: 0xFF00_0000)
///     if let tile = sampler.missingTiles.first { try pyramid.load(tile) }  // then draw again
///
/// One thread aims; after that, several may draw different rows. A sampler keeps its memory, so
/// that a steady frame allocates nothing.
public final class ImagerySampler: @unchecked Sendable {
  /// Where the tiles come from.
  public let pyramid: ImageryPyramid
  /// The most tiles that one picture may use; where it needs more, it takes a coarser level.
  public let tileLimit: Int
  /// The level that the picture is drawn from, 0 the finest.
  public private(set) var level: Int
  /// The tiles that the picture would show but that are not decoded, the nearest its centre first.
  ///
  /// Tiles that could not be decoded are not among them.
  public private(set) var missingTiles: [ImageryTile] = []

  private var projection = Orthographic.nowhere
  private var size = SIMD2<Double>.zero
  private var painter: ImageryPainter
  private let slots: UnsafeMutablePointer<ImagerySlot>
  // Keeps alive what the slots point to, and in the cache.
  private var texels: [ImageryTexels?]
  private var plan = ImageryPlan()

  /// Makes a sampler of one globe.
  ///
  /// - Parameter tileLimit: The most tiles that one picture may use; nil for those that 28.5 MB hold.
  public init(pyramid: ImageryPyramid, tileLimit: Int? = nil) {
    self.pyramid = pyramid
    self.tileLimit = tileLimit ?? max(1, Self.tileMemory / pyramid.largestTile)
    let count = pyramid.levels.map { $0.columns * $0.rows }.max() ?? 1
    slots = .allocate(capacity: count)
    slots.initialize(repeating: ImagerySlot(), count: count)
    texels = Array(repeating: nil, count: count)
    level = pyramid.overview.level
    painter = ImageryPainter(
      grid: ImageryGrid(.nowhere, level: pyramid.levels[level]), slots: slots,
      level: pyramid.levels[level])
  }

  deinit { slots.deallocate() }

  private static let tileMemory = 28_500_000

  /// Chooses the level for a projection in pixels, and gathers the decoded tiles it shows.
  public func aim(at projection: Orthographic, width: Int, height: Int) {
    self.projection = projection
    size = SIMD2(Double(width), Double(height))
    level = preferredLevel(radius: projection.radius)
    plan.collect(
      projection, from: .zero, size: size, number: level, level: pyramid.levels[level])
    while plan.tiles.count > tileLimit, level < pyramid.overview.level {
      level += 1
      plan.collect(
        projection, from: .zero, size: size, number: level, level: pyramid.levels[level])
    }
    painter = ImageryPainter(
      grid: ImageryGrid(projection, level: pyramid.levels[level]), slots: slots,
      level: pyramid.levels[level])
    gather()
  }

  /// Draws some rows of the globe that the sampler was aimed at.
  ///
  /// - Parameters:
  ///   - rows: The rows to draw; different threads may draw different ones.
  ///   - raster: The whole picture, as wide and high as the sampler was told.
  ///   - background: The colour around the globe, premultiplied; nil leaves those pixels alone.
  public func draw(rows: Range<Int>, into raster: Raster, background: UInt32? = nil) {
    painter.draw(
      rows: rows.clamped(to: 0..<raster.height), into: raster, background: background)
  }

  /// Draws a part of the globe that the sampler was aimed at, all of a raster; different threads may draw
  /// different parts.
  ///
  /// - Parameter projection: What the sampler was aimed at, with the centre in pixels of the raster.
  public func drawPart(_ projection: Orthographic, into raster: Raster) {
    ImageryPainter(
      grid: ImageryGrid(projection, level: painter.level), slots: slots, level: painter.level
    ).draw(rows: 0..<raster.height, into: raster, background: nil)
  }

  /// Aims at a projection in pixels and draws all of it.
  public func draw(_ projection: Orthographic, into raster: Raster, background: UInt32? = nil) {
    aim(at: projection, width: raster.width, height: raster.height)
    draw(rows: 0..<raster.height, into: raster, background: background)
  }

  /// Decodes all missing tiles at once, for a picture that must be sharp at its first sight.
  ///
  /// - Throws: The first ``AssetError``, after all tiles that are sound have been decoded.
  public func loadMissingTiles() throws(AssetError) {
    var failure: AssetError?
    var held: [ImageryTexels] = []
    for tile in missingTiles {
      do throws(AssetError) { held.append(try pyramid.loaded(tile)) } catch {
        failure = failure ?? error
      }
    }
    withExtendedLifetime(held) { gather() }
    if let failure { throw failure }
  }

  /// Returns the tiles around the picture that are not decoded, the nearest its centre first.
  ///
  /// Decoded before they are needed, they keep a map sharp that is being dragged. With those of the
  /// picture they are not more than `tileLimit`.
  ///
  /// - Parameter margin: How far around the picture to look, in pixels.
  public func tilesNearby(margin: Double) -> [ImageryTile] {
    guard level < pyramid.overview.level else { return [] }
    var nearby = ImageryPlan()
    nearby.collect(
      projection, from: .init(repeating: -margin), size: size + 2 * margin, number: level,
      level: pyramid.levels[level])
    let room = tileLimit - plan.tiles.count
    let shown = Set(plan.tiles)
    let around = nearby.tiles.filter { !shown.contains($0) }.prefix(max(0, room))
    return pyramid.withCache { cache in
      around.filter {
        let index = pyramid.index(of: $0)
        return cache.texels[index] == nil && cache.failures[index] == nil
      }
    }
  }

  // The coarsest level with at most 1 / 0.7 pixels per texel at the centre.
  private func preferredLevel(radius: Double) -> Int {
    pyramid.levels.lastIndex { $0.density >= 0.7 * radius } ?? 0
  }

  // Fills the slots: the tiles in view with the best texels at hand, all others with the overview.
  private func gather() {
    if !missingTiles.isEmpty { missingTiles.removeAll(keepingCapacity: true) }
    pyramid.withCache { cache in
      let whole = pyramid.overview
      let wholeTexels = cache.use(pyramid.index(of: whole))
      for row in 0..<pyramid.levels[level].rows {
        for column in 0..<pyramid.levels[level].columns {
          fill(ImageryTile(level: level, column: column, row: row), from: whole, wholeTexels)
        }
      }
      // A finer level has more tiles; those of before are let go.
      let count = pyramid.levels[level].columns * pyramid.levels[level].rows
      for index in count..<texels.count where texels[index] != nil { texels[index] = nil }
      for tile in plan.tiles {
        let index = pyramid.index(of: tile)
        if let found = cache.use(index) {
          fill(tile, from: tile, found)
          continue
        }
        if cache.failures[index] == nil { missingTiles.append(tile) }
        fillFromCoarser(tile, &cache)
      }
      // What the picture of before alone has shown may go now.
      cache.trim()
    }
  }

  private func fillFromCoarser(_ tile: ImageryTile, _ cache: inout ImageryCache) {
    for coarser in (level + 1)..<max(level + 1, pyramid.levels.count) {
      let source = pyramid.tile(at: coarser, holding: tile)
      if let found = cache.use(pyramid.index(of: source)) {
        fill(tile, from: source, found)
        return
      }
    }
  }

  private func fill(_ tile: ImageryTile, from source: ImageryTile, _ found: ImageryTexels?) {
    let index = tile.row * pyramid.levels[level].columns + tile.column
    texels[index] = found
    slots[index] = pyramid.slot(of: tile, from: source, found)
  }
}

extension Orthographic {
  // A projection of no size, for a sampler that has not been aimed.
  fileprivate static var nowhere: Orthographic {
    Orthographic(
      camera: Camera(centre: UnitVector(direction: [1, 0, 0]).coordinate, radius: 0), centre: .zero)
  }
}
