/// The decoded tiles of a pyramid, up to a limit of memory.
struct ImageryCache: Sendable {
  /// Every tile's texels, nil where it is not decoded.
  private(set) var texels: [ImageryTexels?]
  /// Why a tile could not be decoded.
  var failures: [AssetError?]

  private var uses: [Int]
  private var clock = 0
  private var byteCount = 0
  private let pinned: Int
  private let limit: Int

  /// Makes a cache for so many tiles.
  ///
  /// - Parameter pinned: The first of the tiles that are never given up.
  init(count: Int, pinned: Int, limit: Int) {
    texels = Array(repeating: nil, count: count)
    failures = Array(repeating: nil, count: count)
    uses = Array(repeating: 0, count: count)
    self.pinned = pinned
    self.limit = limit
  }

  /// Returns a tile's texels and counts that as a use.
  mutating func use(_ index: Int) -> ImageryTexels? {
    guard let found = texels[index] else { return nil }
    clock += 1
    uses[index] = clock
    return found
  }

  /// Keeps a tile, giving up those whose last use is longest ago.
  mutating func insert(_ tile: ImageryTexels, at index: Int) {
    guard texels[index] == nil else { return }
    texels[index] = tile
    byteCount += tile.byteCount
    clock += 1
    uses[index] = clock
    release(to: limit, but: index)
  }

  /// Gives up tiles, those whose last use is longest ago first, until the rest take no more bytes.
  mutating func release(to limit: Int, but kept: Int? = nil) {
    while byteCount > limit, let oldest = oldest(but: kept) {
      byteCount -= texels[oldest]?.byteCount ?? 0
      texels[oldest] = nil
    }
  }

  private func oldest(but kept: Int?) -> Int? {
    (0..<pinned).filter { texels[$0] != nil && $0 != kept }.min { uses[$0] < uses[$1] }
  }
}
