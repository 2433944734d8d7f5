/// The decoded tiles of all pyramids that share a memory limit.
///
/// Tiles that a sampler holds are never evicted: that would free nothing, and they would be decoded
/// again.
struct ImageryCache: Sendable {
  /// The texels of every tile, or `nil` if it is not decoded.
  private(set) var texels: [ImageryTexels?] = []
  /// The error of every tile that could not be decoded.
  var failures: [AssetError?] = []

  /// The number of recently decoded tiles to keep until a sampler uses them: two for each of two
  /// maps.
  static let mostUnseen = 4

  private var uses: [Int] = []
  private var overviews: [Int] = []
  // The most recently decoded tiles that no sampler has used yet, the newest last.
  private var unseen: [Int] = []
  private var clock = 0
  private var byteCount = 0
  private let limit: Int

  /// Creates an empty cache.
  init(limit: Int) {
    self.limit = limit
    unseen.reserveCapacity(Self.mostUnseen + 1)
  }

  /// Makes room for the tiles of another pyramid, the last of which is its overview.
  ///
  /// - Returns: The index of the first tile.
  mutating func add(count: Int) -> Int {
    let first = texels.count
    texels.append(contentsOf: repeatElement(nil, count: count))
    failures.append(contentsOf: repeatElement(nil, count: count))
    uses.append(contentsOf: repeatElement(0, count: count))
    overviews.append(first + count - 1)
    return first
  }

  /// Returns a tile's texels and records the use.
  mutating func use(_ index: Int) -> ImageryTexels? {
    guard let found = texels[index] else { return nil }
    clock += 1
    uses[index] = clock
    if let place = unseen.firstIndex(of: index) { unseen.remove(at: place) }
    return found
  }

  /// Stores a tile, evicting the least recently used ones.
  ///
  /// - Returns: The cached tile, which is another one if another thread has decoded it meanwhile.
  mutating func insert(_ tile: ImageryTexels, at index: Int) -> ImageryTexels {
    if let known = texels[index] { return known }
    texels[index] = tile
    byteCount += tile.byteCount
    clock += 1
    uses[index] = clock
    unseen.append(index)
    if unseen.count > Self.mostUnseen { unseen.removeFirst() }
    trim()
    return tile
  }

  /// Evicts tiles that nobody holds until the rest is within the limit.
  ///
  /// The least recently used go first, overviews last.
  mutating func trim() {
    while byteCount > limit, let oldest = oldest(but: unseen) { remove(oldest) }
  }

  /// Evicts all tiles that nobody holds.
  mutating func releaseAll(withOverviews: Bool) {
    let kept = withOverviews ? [] : overviews
    while let oldest = oldest(but: kept) { remove(oldest) }
  }

  private mutating func remove(_ index: Int) {
    byteCount -= texels[index]?.byteCount ?? 0
    texels[index] = nil
    unseen.removeAll { $0 == index }
  }

  /// Returns the tile that nobody holds and that should be evicted first.
  private mutating func oldest(but kept: [Int]) -> Int? {
    var found: Int?
    for index in texels.indices where texels[index] != nil && !kept.contains(index) {
      guard isKnownUniquelyReferenced(&texels[index]) else { continue }
      if let found, !isOlder(index, than: found) { continue }
      found = index
    }
    return found
  }

  private func isOlder(_ index: Int, than other: Int) -> Bool {
    let isOverview = (overviews.contains(index), overviews.contains(other))
    return isOverview.0 == isOverview.1 ? uses[index] < uses[other] : isOverview.1
  }
}
