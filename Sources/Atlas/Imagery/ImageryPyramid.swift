internal import Synchronization

/// The Earth as pictures in levels of detail, cut into tiles that are made on demand.
///
/// A file of imagery is mapped into memory. Finished tiles are kept up to a limit that pyramids made of this
/// one share: the least recently used go first, the coarsest levels last, and none that a sampler shows, even
/// where those alone are more. Every method may be called from any thread.
public final class ImageryPyramid: Sendable {
  /// Decodes the bytes of a picture file into a raster of the picture's size, as opaque pixels.
  ///
  /// It throws where the bytes are no picture, or one of another size.
  public typealias Decoder =
    @Sendable (_ encoded: UnsafeRawBufferPointer, _ target: Raster) throws -> Void

  /// Makes the texels of a tile, with the column and the row that it shares with its neighbours.
  public typealias Source =
    @Sendable (_ tile: ImageryTile, _ target: Raster) throws(AssetError) -> Void

  /// Bytes enough for the tiles around both poles at once, of which close maps need the most, and the overview.
  public static let usualCapacity = 51_000_000

  /// The levels of detail, the finest first.
  public let levels: [ImageryLevel]
  /// Where its tiles are kept, maybe with those of others.
  let memory: ImageryMemory
  /// The most memory in bytes that any tile but the overview takes.
  let largestTile: Int

  private let source: Source
  // Where each level's tiles begin among all in the memory, and the number after the last.
  private let starts: [Int]
  // Held while the overview is decoded: every map waits for it, and once is enough.
  private let overviewDecoding = Mutex(())

  /// Opens a file of imagery without decoding anything.
  ///
  /// - Parameter capacity: The most memory in bytes that decoded tiles may use, those that samplers show
  ///   among them; what those show alone may be more.
  /// - Throws: An ``AssetError`` where the file is missing or its table of levels is damaged.
  public convenience init(
    path: String, capacity: Int = usualCapacity, decoder: @escaping Decoder
  ) throws(AssetError) {
    try self.init(Archive(path: path), capacity: capacity, decoder: decoder)
  }

  /// Takes the imagery out of an archive without decoding anything.
  public convenience init(
    _ archive: Archive, capacity: Int = usualCapacity, decoder: @escaping Decoder
  ) throws(AssetError) {
    self.init(
      levels: try ImageryLevel.levels(of: archive), memory: ImageryMemory(limit: capacity)
    ) {
      (tile, target) throws(AssetError) in
      let encoded = try archive.section(tile.section)
      // It will be long before this or a neighbour, which the system has read as well, is decoded again.
      defer { archive.releasePages() }
      do {
        try decoder(encoded, target)
      } catch {
        throw archive.damaged("tile \(tile.section) cannot be decoded, \(error)")
      }
    }
  }

  /// Makes a pyramid of tiles from anywhere.
  ///
  /// - Parameters:
  ///   - levels: The finest first; each must fit the next as in a file of imagery.
  ///   - memory: Where finished tiles are kept.
  init(levels: [ImageryLevel], memory: ImageryMemory, source: @escaping Source) {
    self.levels = levels
    self.memory = memory
    largestTile = levels.dropLast().map { 4 * ($0.tileSize + 1) * ($0.tileSize + 1) }.max() ?? 1
    self.source = source
    let counts = levels.map { $0.columns * $0.rows }
    var starts = [memory.withCache { $0.add(count: counts.reduce(0, +)) }]
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    self.starts = starts
  }

  /// The one tile of the coarsest level: the whole Earth.
  public var overview: ImageryTile { ImageryTile(level: levels.count - 1, column: 0, row: 0) }

  /// Whether a tile is decoded and at hand.
  public func isLoaded(_ tile: ImageryTile) -> Bool {
    let index = index(of: tile)
    return withCache { $0.texels[index] != nil }
  }

  /// Decodes a tile, about a millisecond's work, unless it is at hand.
  ///
  /// The overview is decoded once, however many threads ask for it at the same time.
  ///
  /// - Throws: ``AssetError/damaged(path:reason:)`` where the tile's bytes are not what was written
  ///   or the decoder refuses them. Such a tile is remembered and not decoded again.
  public func load(_ tile: ImageryTile) throws(AssetError) { _ = try loaded(tile) }

  /// Returns the texels of a tile, decoded unless they are at hand, and at hand for as long as they are held.
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
      let texels = try decoded(tile)
      return withCache { $0.insert(texels, at: index) }
    } catch {
      withCache { $0.failures[index] = error }
      throw error
    }
  }

  /// Lets go of the decoded tiles that no sampler shows, of this pyramid and of those that share its memory.
  ///
  /// - Parameter withOverviews: Whether the coarsest levels go as well, which are the dearest to make.
  public func releaseTiles(withOverviews: Bool = false) {
    withCache { $0.releaseAll(withOverviews: withOverviews) }
  }

  /// Makes a tile's texels anew, wherever they are to go.
  func draw(_ tile: ImageryTile, into target: Raster) throws(AssetError) {
    try source(tile, target)
  }

  /// Returns memory for the texels of a tile, the column and the row it shares included.
  func texels(for tile: ImageryTile) -> ImageryTexels {
    let level = levels[tile.level]
    return ImageryTexels(
      width: level.width(ofColumn: tile.column) + 1, height: level.height(ofRow: tile.row) + 1)
  }

  private func decoded(_ tile: ImageryTile) throws(AssetError) -> ImageryTexels {
    let texels = texels(for: tile)
    try source(tile, texels.raster)
    return texels
  }

  /// Returns where a tile stands among all in the memory.
  func index(of tile: ImageryTile) -> Int {
    precondition(
      levels.indices.contains(tile.level)
        && (0..<levels[tile.level].columns).contains(tile.column)
        && (0..<levels[tile.level].rows).contains(tile.row),
      "There is no tile \(tile.section) in this imagery.")
    return starts[tile.level] + tile.row * levels[tile.level].columns + tile.column
  }

  /// Runs a body that looks at the decoded tiles, under their lock.
  func withCache<Result: Sendable>(_ body: (inout ImageryCache) -> Result) -> Result {
    memory.withCache(body)
  }
}
