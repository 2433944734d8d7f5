import Foundation
import Synchronization
import Testing

@testable import Atlas

@Suite("The memory of imagery")
struct ImageryCapacityTests {
  /// The size in bytes of a tile of 17 × 17 texels, and of the overview of 17 × 9.
  private static let (tile, overview) = (1156, 612)
  private static let tiles = (0..<8).map { ImageryTile(level: 0, column: $0 % 4, row: $0 / 4) }

  /// Views the middle of a tile of the finest level, decoding it if necessary.
  private func look(at tile: ImageryTile, through sampler: ImagerySampler) throws {
    let canvas = TestRaster(width: 4, height: 4)
    let (latitude, longitude) = (45 - 90 * Double(tile.row), -135 + 90 * Double(tile.column))
    sampler.aim(at: canvas.projection(latitude, longitude, radius: 900), width: 4, height: 4)
    try sampler.loadMissingTiles()
    #expect(sampler.missingTiles.isEmpty)
  }

  /// Views the globe from so far that the overview is enough.
  private func lookFromAfar(through sampler: ImagerySampler) {
    let canvas = TestRaster(width: 4, height: 4)
    sampler.aim(at: canvas.projection(0, 0, radius: 1), width: 4, height: 4)
    #expect(sampler.level == sampler.pyramid.overview.level)
  }

  private func loaded(_ pyramid: ImageryPyramid) -> [Int] {
    Self.tiles.indices.filter { pyramid.isLoaded(Self.tiles[$0]) }
  }

  @Test("reports a tile for which there is no memory")
  func noMemory() async {
    await #expect(processExitsWith: .success) {
      var limit = rlimit(rlim_cur: 8 << 30, rlim_max: 8 << 30)
      precondition(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
      let level = ImageryLevel(width: 200_000, height: 100_000, tileSize: 200_000)
      let pyramid = ImageryPyramid(
        levels: [level], memory: ImageryMemory(limit: 0), path: "/a/file"
      ) { _, _ in preconditionFailure("There is memory.") }
      do throws(AssetError) {
        try pyramid.load(pyramid.overview)
        preconditionFailure("There is a tile.")
      } catch {
        precondition(
          error
            == .unreadable(
              path: "/a/file", reason: "there is no memory for a tile of 200001 × 100001 texels"))
      }
    }
  }

  @Test("makes a tile for which there was no memory once there is some")
  func laterMemory() throws {
    let isShort = Mutex(true)
    let level = ImageryLevel(width: 20, height: 10, tileSize: 20)
    let pyramid = ImageryPyramid(
      levels: [level], memory: ImageryMemory(limit: 0), path: "/a/file"
    ) { (_, _) throws(AssetError) in
      if isShort.withLock({ $0 }) { throw .unreadable(path: "/a/file", reason: "no memory") }
    }
    #expect(throws: AssetError.self) { try pyramid.load(pyramid.overview) }
    isShort.withLock { $0 = false }
    try pyramid.load(pyramid.overview)
    #expect(pyramid.isLoaded(pyramid.overview))
  }

  @Test("T15: Above the limit, the least recently used tiles are evicted, but not the overview")
  func oldest() throws {
    let pyramid = try ImageryFile(capacity: 3 * Self.tile + Self.overview).pyramid
    try pyramid.load(pyramid.overview)
    let sampler = ImagerySampler(pyramid: pyramid)
    for tile in Self.tiles.prefix(4) { try look(at: tile, through: sampler) }
    #expect(loaded(pyramid) == [1, 2, 3])

    // Viewing the second one makes the third one the least recently used.
    try look(at: Self.tiles[1], through: sampler)
    try look(at: Self.tiles[4], through: sampler)

    #expect(loaded(pyramid) == [1, 3, 4])
    #expect(pyramid.isLoaded(pyramid.overview))
  }

  @Test(
    "T15: A tile that a map shows is never evicted, even if such tiles alone exceed the limit")
  func shown() throws {
    let pyramid = try ImageryFile(capacity: 0).pyramid
    let samplers = Self.tiles.map { _ in ImagerySampler(pyramid: pyramid) }
    for (tile, sampler) in zip(Self.tiles, samplers) { try look(at: tile, through: sampler) }

    #expect(loaded(pyramid) == Array(Self.tiles.indices))
    pyramid.releaseTiles(withOverviews: true)
    #expect(loaded(pyramid) == Array(Self.tiles.indices))
    withExtendedLifetime(samplers) {}
  }

  @Test(
    "T15: The limit holds again with the next image that shows less, even if nothing is decoded")
  func shownNoMore() throws {
    let pyramid = try ImageryFile(capacity: 2 * Self.tile + Self.overview).pyramid
    try pyramid.load(pyramid.overview)
    let samplers = Self.tiles.map { _ in ImagerySampler(pyramid: pyramid) }
    for (tile, sampler) in zip(Self.tiles, samplers) { try look(at: tile, through: sampler) }

    for sampler in samplers { lookFromAfar(through: sampler) }

    #expect(loaded(pyramid) == [6, 7])
  }

  @Test(
    "T15: The latest tiles stay until an image has shown them, so that each map gets its own"
  )
  func unseen() throws {
    let pyramid = try ImageryFile(capacity: 0).pyramid
    for tile in Self.tiles.prefix(5) { try pyramid.load(tile) }
    #expect(loaded(pyramid) == [1, 2, 3, 4])
    let sampler = ImagerySampler(pyramid: pyramid)

    try look(at: Self.tiles[1], through: sampler)
    lookFromAfar(through: sampler)

    #expect(loaded(pyramid) == [2, 3, 4])
  }

  @Test("T15: An image that waits for its tiles gets all of them, whatever the limit")
  func patience() throws {
    let imagery = try ImageryFile(capacity: 0)
    let canvas = TestRaster(width: 160, height: 120)
    let sampler = try imagery.draw(canvas.projection(60, 0, radius: 60), into: canvas)

    #expect(sampler.level == 0)
    #expect(sampler.missingTiles.isEmpty)
    #expect(loaded(imagery.pyramid).count > 4)
    #expect(canvas[80, 60] == ImageryFixture.flat[0])
  }

  @Test("T15: Tiles that no map shows are released on request, and are decoded again")
  func releasing() throws {
    let pyramid = try ImageryFile().pyramid
    try pyramid.load(pyramid.overview)
    let sampler = ImagerySampler(pyramid: pyramid)
    for tile in Self.tiles.prefix(3) { try look(at: tile, through: sampler) }
    try pyramid.load(Self.tiles[5])

    pyramid.releaseTiles()
    #expect(loaded(pyramid) == [2])
    #expect(pyramid.isLoaded(pyramid.overview))
    lookFromAfar(through: sampler)
    pyramid.releaseTiles(withOverviews: true)
    #expect(loaded(pyramid) == [])
    #expect(pyramid.isLoaded(pyramid.overview), "it is shown")
    try pyramid.load(Self.tiles[0])

    #expect(loaded(pyramid) == [0])
  }

  @Test(
    "T15: Styles share one limit; overviews are evicted last, and the one shown never")
  func styles() throws {
    let file = try ImageryFile(capacity: 2 * Self.overview + Self.tile)
    let day = file.pyramid
    let night = ImageryPyramid(levels: day.levels, memory: day.memory, path: "") {
      (tile, target) throws(AssetError) in try day.draw(tile, into: target)
    }
    try day.load(day.overview)
    lookFromAfar(through: ImagerySampler(pyramid: day))
    let sampler = ImagerySampler(pyramid: night)
    try night.load(night.overview)
    for tile in Self.tiles.prefix(2) { try look(at: tile, through: sampler) }
    #expect(loaded(night) == [1])
    #expect(day.isLoaded(day.overview))
    #expect(loaded(day) == [])

    let other = ImagerySampler(pyramid: night)
    try look(at: Self.tiles[0], through: other)

    #expect(loaded(night) == [0, 1])
    #expect(!day.isLoaded(day.overview))
    #expect(night.isLoaded(night.overview))
    withExtendedLifetime((sampler, other)) {}
  }
}
