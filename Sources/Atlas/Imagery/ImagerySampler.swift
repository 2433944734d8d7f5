/// A sampler that draws the imagery of one globe by finding the texel for each pixel.
///
/// Aim it when the projection, the size or the available tiles have changed, then draw. Tiles that
/// are not decoded yet are drawn from a coarser level; `missingTiles` are the ones that would make
/// it sharper.
///
///     sampler.aim(at: projection, width: 1024, height: 440)
///     sampler.draw(rows: 0..<440, into: raster, background: 0xFF00_0000)
///     if let tile = sampler.missingTiles.first { try pyramid.load(tile) }  // then draw again
///
/// Aim from one thread.
///
/// Several threads may then draw different rows. A sampler reuses its memory, so a steady frame
/// allocates nothing.
public final class ImagerySampler: @unchecked Sendable {
  /// The source of the tiles.
  public let pyramid: ImageryPyramid
  /// The most tiles that one image may use.
  ///
  /// If it needs more, a coarser level is chosen.
  public let tileLimit: Int
  /// The level that the image is drawn from; 0 is the finest.
  public private(set) var level: Int
  /// The visible tiles that are not decoded, the nearest to the image's center first.
  ///
  /// Tiles that could not be decoded are excluded.
  public private(set) var missingTiles: [ImageryTile] = []

  private var projection = Orthographic.nowhere
  private var size = SIMD2<Double>.zero
  private var painter: ImageryPainter
  private let slots: UnsafeMutablePointer<ImagerySlot>
  // Retains the texels that the slots point to, and keeps them in the cache.
  private var texels: [ImageryTexels?]
  private var plan = ImageryPlan()

  /// Creates a sampler of one globe.
  ///
  /// - Parameter tileLimit: The most tiles that one image may use, or `nil` for the number that
  ///   fits in 28.5 MB.
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

  /// Chooses the level for a projection in pixels, and gathers the decoded tiles that are visible.
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

  /// Draws rows of the globe at which the sampler was aimed.
  ///
  /// - Parameters:
  ///   - rows: The rows to draw. Different threads may draw different rows.
  ///   - raster: The whole image, of the size passed to `aim(at:width:height:)`.
  ///   - background: The premultiplied color around the globe, or `nil` to leave those pixels
  ///     unchanged.
  public func draw(rows: Range<Int>, into raster: Raster, background: UInt32? = nil) {
    painter.draw(
      rows: rows.clamped(to: 0..<raster.height), into: raster, background: background)
  }

  /// Draws part of the globe at which the sampler was aimed, filling a raster.
  ///
  /// Different threads may draw different parts.
  ///
  /// - Parameter projection: The projection passed to `aim(at:width:height:)`, with its center in
  ///   pixels of the raster.
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

  /// Decodes all missing tiles, for an image that must be sharp from the start.
  ///
  /// - Throws: The first ``AssetError``, after all intact tiles have been decoded.
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

  /// Returns the tiles around the image that are not decoded, the nearest to its center first.
  ///
  /// Decoding them early keeps a map sharp while it is dragged. Together with the tiles of the
  /// image, they do not exceed `tileLimit`.
  ///
  /// - Parameter margin: The width of the area around the image, in pixels.
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

  // The coarsest level with at most 1 / 0.7 pixels per texel at the center.
  private func preferredLevel(radius: Double) -> Int {
    pyramid.levels.lastIndex { $0.density >= 0.7 * radius } ?? 0
  }

  // Fills the slots: visible tiles with the best texels available, all others with the overview.
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
      // The previous level may have been finer and have more tiles. Release the rest.
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
      // Tiles that only the previous image showed can now be evicted.
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
  // A projection of zero size, for a sampler that has not been aimed.
  fileprivate static var nowhere: Orthographic {
    Orthographic(
      camera: Camera(center: UnitVector(direction: [1, 0, 0]).coordinate, radius: 0), center: .zero)
  }
}
