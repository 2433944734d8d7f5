/// The decoded tiles of all pyramids that share a limit of memory.
///
/// What a sampler holds is never given up: that would free nothing, and it would be decoded again.
struct ImageryCache: Sendable {
  /// Every tile's texels, nil where it is not decoded.
  private(set) var texels: [ImageryTexels?] = []
  /// Why a tile could not be decoded.
  var failures: [AssetError?] = []

  /// How many tiles decoded last are kept until a sampler has seen them: two for each of two maps.
  static let mostUnseen = 4

  private var uses: [Int] = []
  private var overviews: [Int] = []
  // The tiles decoded last that no sampler has used yet, the newest last.
  private var unseen: [Int] = []
  private var clock = 0
  private var byteCount = 0
  private let limit: Int

  /// Makes an empty cache.
  init(limit: Int) {
    self.limit = limit
    unseen.reserveCapacity(Self.mostUnseen + 1)
  }

  /// Makes room for the tiles of another pyramid, the last of them its overview.
  ///
  /// - Returns: The number of the first.
  mutating func add(count: Int) -> Int {
    let first = texels.count
    texels.append(contentsOf: repeatElement(nil, count: count))
    failures.append(contentsOf: repeatElement(nil, count: count))
    uses.append(contentsOf: repeatElement(0, count: count))
    overviews.append(first + count - 1)
    return first
  }

  /// Returns a tile's texels and counts that as a use.
  mutating func use(_ index: Int) -> ImageryTexels? {
    guard let found = texels[index] else { return nil }
    clock += 1
    uses[index] = clock
    if let place = unseen.firstIndex(of: index) { unseen.remove(at: place) }
    return found
  }

  /// Keeps a tile, giving up those whose last use is longest ago.
  ///
  /// - Returns: What is kept: what another thread has decoded meanwhile, or else the tile.
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

  /// Gives up tiles that nobody holds, those whose last use is longest ago first and overviews last, until
  /// the rest is within the limit.
  mutating func trim() {
    while byteCount > limit, let oldest = oldest(but: unseen) { remove(oldest) }
  }

  /// Gives up all tiles that nobody holds.
  mutating func releaseAll(withOverviews: Bool) {
    let kept = withOverviews ? [] : overviews
    while let oldest = oldest(but: kept) { remove(oldest) }
  }

  private mutating func remove(_ index: Int) {
    byteCount -= texels[index]?.byteCount ?? 0
    texels[index] = nil
    unseen.removeAll { $0 == index }
  }

  /// Returns what nobody holds and may be given up first.
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
