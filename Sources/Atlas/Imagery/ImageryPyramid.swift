internal import Synchronization

/// The Earth as pictures in levels of detail, cut into tiles that are made on demand.
///
/// A file of imagery is mapped into memory. Finished tiles are kept up to a limit: the least recently
/// used go first, and the coarsest level, once decoded, stays. Every method may be called from any
/// thread.
public final class ImageryPyramid: Sendable {
  /// Decodes the bytes of a picture file into a raster of the picture's size, as opaque pixels.
  ///
  /// It throws where the bytes are no picture, or one of another size.
  public typealias Decoder =
    @Sendable (_ encoded: UnsafeRawBufferPointer, _ target: Raster) throws -> Void

  /// Makes the texels of a tile, with the column and the row that it shares with its neighbours.
  public typealias Source =
    @Sendable (_ tile: ImageryTile, _ target: Raster) throws(AssetError) -> Void

  /// Bytes enough for two samplers of the most tiles, and the overview.
  public static let usualCapacity = 58_000_000

  /// The levels of detail, the finest first.
  public let levels: [ImageryLevel]
  /// The most memory in bytes that decoded tiles may use.
  public let capacity: Int

  private let source: Source
  // Where each level's tiles begin among all tiles, and their number.
  private let starts: [Int]
  private let cache: Mutex<ImageryCache>

  /// Opens a file of imagery without decoding anything.
  ///
  /// - Parameter capacity: The most memory in bytes that decoded tiles may use.
  /// - Throws: An ``AssetError`` where the file is missing or its table of levels is damaged.
  public convenience init(
    path: String, capacity: Int = usualCapacity, decoder: @escaping Decoder
  ) throws(AssetError) {
    let archive = try Archive(path: path)
    self.init(levels: try ImageryLevel.levels(of: archive), capacity: capacity) {
      (tile, target) throws(AssetError) in
      let encoded = try archive.section(tile.section)
      // It will be long before the tile is decoded again.
      defer { Archive.letGo(encoded) }
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
  ///   - capacity: The most memory in bytes that finished tiles may use.
  init(levels: [ImageryLevel], capacity: Int, source: @escaping Source) {
    self.levels = levels
    var starts = [0]
    for level in levels { starts.append(starts[starts.count - 1] + level.columns * level.rows) }
    self.starts = starts
    self.capacity = capacity
    self.source = source
    let pinned = starts[starts.count - 2]
    cache = Mutex(ImageryCache(count: starts[starts.count - 1], pinned: pinned, limit: capacity))
  }

  /// The one tile of the coarsest level: the whole Earth.
  public var overview: ImageryTile { ImageryTile(level: levels.count - 1, column: 0, row: 0) }

  /// How many tiles fit into the capacity beside the overview, whichever they are.
  var tileCapacity: Int {
    let bytes = levels.map { level in
      4 * (level.width(ofColumn: 0) + 1) * (level.height(ofRow: 0) + 1)
    }
    guard let whole = bytes.last, let largest = bytes.dropLast().max() else { return 1 }
    return (capacity - whole) / largest
  }

  /// Whether a tile is decoded and at hand.
  public func isLoaded(_ tile: ImageryTile) -> Bool {
    let index = index(of: tile)
    return cache.withLock { $0.texels[index] != nil }
  }

  /// Decodes a tile, about a millisecond's work, unless it is at hand.
  ///
  /// - Throws: ``AssetError/damaged(path:reason:)`` where the tile's bytes are not what was written
  ///   or the decoder refuses them. Such a tile is remembered and not decoded again.
  public func load(_ tile: ImageryTile) throws(AssetError) {
    let index = index(of: tile)
    let (isLoaded, failure) = cache.withLock { ($0.texels[index] != nil, $0.failures[index]) }
    if let failure { throw failure }
    if isLoaded { return }
    do throws(AssetError) {
      let texels = try decoded(tile)
      cache.withLock { $0.insert(texels, at: index) }
    } catch {
      cache.withLock { $0.failures[index] = error }
      throw error
    }
  }

  /// Lets go of decoded tiles, those whose last use is longest ago first, until the rest take no more
  /// bytes; the coarsest level stays.
  public func releaseTiles(to byteCount: Int) { cache.withLock { $0.release(to: byteCount) } }

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

  /// Returns where a tile stands among all tiles.
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
    cache.withLock { body(&$0) }
  }
}
