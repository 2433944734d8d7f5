internal import Synchronization

/// The Earth as images at several levels of detail, cut into tiles that are made on demand.
///
/// A file of imagery is memory-mapped. Finished tiles are cached up to a limit shared by all
/// pyramids made from this one. The least recently used are evicted first, the coarsest levels
/// last. Tiles that a sampler shows are never evicted, even if they alone exceed the limit. Every
/// method may be called from any thread.
public final class ImageryPyramid: Sendable {
  /// A closure that decodes an image file into a raster of the image's size, as opaque pixels.
  ///
  /// It throws if the bytes are not an image, or have another size.
  public typealias Decoder =
    @Sendable (_ encoded: UnsafeRawBufferPointer, _ target: Raster) throws -> Void

  /// A closure that makes the texels of a tile, including the column and row shared with its
  /// neighbors.
  public typealias Source =
    @Sendable (_ tile: ImageryTile, _ target: Raster) throws(AssetError) -> Void

  /// The capacity in bytes for the overview and the tiles around both poles, where close maps need
  /// the most tiles.
  public static let usualCapacity = 51_000_000

  /// The levels of detail, the finest first.
  public let levels: [ImageryLevel]
  /// The memory for the tiles, possibly shared with other pyramids.
  let memory: ImageryMemory
  /// The size in bytes of the largest tile other than the overview.
  let largestTile: Int

  private let source: Source
  /// The path of the file that the tiles come from, for messages.
  let path: String
  // The index of each level's first tile in the memory, followed by the end index.
  private let starts: [Int]
  // Held while the overview is decoded. Every map waits for it, and decoding it once is enough.
  private let overviewDecoding = Mutex(())

  /// Opens a file of imagery without decoding anything.
  ///
  /// - Parameter capacity: The limit for decoded tiles in bytes, including those that samplers
  ///   show. The tiles shown may exceed it.
  /// - Throws: An ``AssetError`` if the file is missing or its table of levels is damaged.
  public convenience init(
    path: String, capacity: Int = usualCapacity, decoder: @escaping Decoder
  ) throws(AssetError) {
    try self.init(Archive(path: path), capacity: capacity, decoder: decoder)
  }

  /// Opens the imagery of an archive without decoding anything.
  public convenience init(
    _ archive: Archive, capacity: Int = usualCapacity, decoder: @escaping Decoder
  ) throws(AssetError) {
    self.init(
      levels: try ImageryLevel.levels(of: archive), memory: ImageryMemory(limit: capacity),
      path: archive.path
    ) {
      (tile, target) throws(AssetError) in
      let encoded = try archive.section(tile.section)
      // Neither this tile nor its neighbors, which the system read too, will be decoded again soon.
      defer { archive.releasePages() }
      do {
        try decoder(encoded, target)
      } catch {
        throw archive.damaged("tile \(tile.section) cannot be decoded, \(error)")
      }
    }
  }

  /// Creates a pyramid of tiles from any source.
  ///
  /// - Parameters:
  ///   - levels: The levels, the finest first, which must fit each other as in a file of imagery.
  ///   - memory: The memory for finished tiles.
  ///   - path: The path of the file that the tiles come from.
  init(
    levels: [ImageryLevel], memory: ImageryMemory, path: String, source: @escaping Source
  ) {
    self.levels = levels
    self.path = path
    self.memory = memory
    largestTile = levels.dropLast().map { 4 * ($0.tileSize + 1) * ($0.tileSize + 1) }.max() ?? 1
    self.source = source
    let counts = levels.map { $0.columns * $0.rows }
    var starts = [memory.withCache { $0.add(count: counts.reduce(0, +)) }]
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    self.starts = starts
  }

  /// The only tile of the coarsest level, which shows the whole Earth.
  public var overview: ImageryTile { ImageryTile(level: levels.count - 1, column: 0, row: 0) }

  /// Whether a tile is decoded and in memory.
  public func isLoaded(_ tile: ImageryTile) -> Bool {
    let index = index(of: tile)
    return withCache { $0.texels[index] != nil }
  }

  /// Decodes a tile, which takes about a millisecond, unless it is in memory.
  ///
  /// The overview is decoded once, however many threads ask for it at the same time.
  ///
  /// - Throws: ``AssetError/damaged(path:reason:)`` if the tile's bytes are not what was written,
  ///   or the decoder rejects them, which is remembered: the tile is not decoded again;
  ///   ``AssetError/unreadable(path:reason:)`` if the system grants no memory for it now.
  public func load(_ tile: ImageryTile) throws(AssetError) { _ = try loaded(tile) }

  /// Returns the texels of a tile, decoding them if necessary.
  ///
  /// They stay cached while they are held.
  func loaded(_ tile: ImageryTile) throws(AssetError) -> ImageryTexels {
    guard tile == overview, !isLoaded(tile) else { return try decodedIfMissing(tile) }
    return try overviewDecoding.withLock { (_) throws(AssetError) in try decodedIfMissing(tile) }
  }

  private func decodedIfMissing(_ tile: ImageryTile) throws(AssetError) -> ImageryTexels {
    let index = index(of: tile)
    let (known, failure) = withCache { ($0.texels[index], $0.failures[index]) }
    if let failure { throw failure }
    if let known { return known }
    do throws(AssetError) {
      let texels = try texels(for: tile)
      try source(tile, texels.raster)
      return withCache { $0.insert(texels, at: index) }
    } catch {
      if case .damaged = error { withCache { $0.failures[index] = error } }
      throw error
    }
  }

  /// Releases the decoded tiles that no sampler shows, in all pyramids that share the memory.
  ///
  /// - Parameter withOverviews: Whether to release the coarsest levels too, which are the most
  ///   expensive to make.
  public func releaseTiles(withOverviews: Bool = false) {
    withCache { $0.releaseAll(withOverviews: withOverviews) }
  }

  /// Draws a tile's texels into a raster, without caching them.
  func draw(_ tile: ImageryTile, into target: Raster) throws(AssetError) {
    try source(tile, target)
  }

  /// Returns memory for the texels of a tile, including the shared column and row.
  ///
  /// - Throws: ``AssetError/unreadable(path:reason:)`` if the system grants none.
  func texels(for tile: ImageryTile) throws(AssetError) -> ImageryTexels {
    let level = levels[tile.level]
    let width = level.width(ofColumn: tile.column) + 1
    let height = level.height(ofRow: tile.row) + 1
    guard let texels = ImageryTexels(width: width, height: height) else {
      throw .unreadable(
        path: path, reason: "there is no memory for a tile of \(width) × \(height) texels")
    }
    return texels
  }

  /// Returns the index of a tile in the memory.
  func index(of tile: ImageryTile) -> Int {
    precondition(
      levels.indices.contains(tile.level)
        && (0..<levels[tile.level].columns).contains(tile.column)
        && (0..<levels[tile.level].rows).contains(tile.row),
      "There is no tile \(tile.section) in this imagery.")
    return starts[tile.level] + tile.row * levels[tile.level].columns + tile.column
  }

  /// Calls a closure with the cache while holding its lock.
  func withCache<Result: Sendable>(_ body: (inout ImageryCache) -> Result) -> Result {
    memory.withCache(body)
  }
}
