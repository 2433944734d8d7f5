import Atlas
import Dispatch
import Foundation
import Synchronization
import Testing

@Suite("A pyramid of imagery")
struct ImageryPyramidTests {
  @Test("knows its levels and its overview, and decodes nothing by itself")
  func opening() throws {
    let pyramid = try ImageryFile().pyramid

    #expect(pyramid.levels.map(\.width) == [64, 32, 16])
    #expect(pyramid.levels.map(\.columns) == [4, 2, 1])
    #expect(pyramid.levels.map(\.rows) == [2, 1, 1])
    #expect(pyramid.overview == ImageryTile(level: 2, column: 0, row: 0))
    #expect(!pyramid.isLoaded(pyramid.overview))
  }

  @Test("decodes its overview once, however many threads ask for it at the same time")
  func overviewOnce() throws {
    let decoded = Atomic(0)
    let asked = Atomic(0)
    let file = try ImageryFile().file
    let pyramid = try ImageryPyramid(path: file.path) { bytes, raster in
      decoded.add(1, ordering: .relaxed)
      // Wait until the other thread has arrived, as far as that can be observed.
      while asked.load(ordering: .relaxed) < 2 { sched_yield() }
      for _ in 0..<1000 { sched_yield() }
      try ImageryFixture.decode(bytes, raster)
    }
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<2 {
      Thread.detachNewThread {
        asked.add(1, ordering: .relaxed)
        try? pyramid.load(pyramid.overview)
        done.signal()
      }
    }
    for _ in 0..<2 { done.wait() }
    #expect(decoded.load(ordering: .relaxed) == 1)
    #expect(pyramid.isLoaded(pyramid.overview))
  }

  @Test("reports a missing file")
  func missing() {
    let error = #expect(throws: AssetError.self) {
      try ImageryPyramid(path: "/nowhere/imagery.atlas", decoder: ImageryFixture.decode)
    }
    #expect(error == .missing(path: "/nowhere/imagery.atlas"))
  }

  @Test("detects a truncated file")
  func truncated() throws {
    let bytes = ImageryFixture().archive.encoded
    for length in [0, 31, 32, 500, bytes.count / 2, bytes.count - 1] {
      let file = try TemporaryFile(Array(bytes.prefix(length)))
      #expect(throws: AssetError.self) {
        try ImageryPyramid(path: file.path, decoder: ImageryFixture.decode)
      }
    }
  }

  @Test(
    "rejects levels that do not form a pyramid",
    arguments: [
      [], [[0, 0, 0]], [[64, 32, 0]], [[64, 32, 16]], [[64, 32, 64], [31, 16, 64]],
      [[64, 32, 16], [32, 16, 20], [16, 8, 16]], [[1_000_000, 500_000, 1_000_000]],
      [[UInt32.max, UInt32.max, UInt32.max]],
    ] as [[[UInt32]]])
  func levels(_ levels: [[UInt32]]) throws {
    var archive = ArchiveFixture()
    archive.add("levels", levels.flatMap { $0 })
    archive.sections[0].count = levels.count
    let file = try TemporaryFile(archive.encoded)
    let error = #expect(throws: AssetError.self) {
      try ImageryPyramid(path: file.path, decoder: ImageryFixture.decode)
    }
    guard case .damaged(file.path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("keeps the coarser level if a tile's bytes have changed, and reports it every time")
  func flipped() throws {
    var bytes = ImageryFixture().archive.encoded
    bytes[try #require(Self.offset(of: "0/2/0", in: bytes)) + 40] ^= 16
    let file = try TemporaryFile(bytes)
    let pyramid = try ImageryPyramid(path: file.path, decoder: ImageryFixture.decode)
    let tile = ImageryTile(level: 0, column: 2, row: 0)
    let canvas = TestRaster(width: 200, height: 200)
    let projection = canvas.projection(40, 50, radius: 80)
    let sampler = ImagerySampler(pyramid: pyramid)
    try pyramid.load(pyramid.overview)
    sampler.aim(at: projection, width: 200, height: 200)
    #expect(sampler.missingTiles.first == tile)

    let error = try #require(throws: AssetError.self) { try sampler.loadMissingTiles() }

    #expect(error.description.contains("0/2/0"))
    #expect(throws: error) { try pyramid.load(tile) }
    sampler.draw(projection, into: canvas.raster)
    #expect(canvas[100, 100] == ImageryFixture.flat[2])
    #expect(canvas[35, 100] == ImageryFixture.flat[0], "the sound tiles are there")
    #expect(sampler.missingTiles.isEmpty)
  }

  @Test("reports a tile that the decoder rejects")
  func refused() throws {
    var archive = ImageryFixture().archive
    archive.sections[1].bytes[0] ^= 1
    let file = try TemporaryFile(archive.encoded)
    let pyramid = try ImageryPyramid(path: file.path, decoder: ImageryFixture.decode)
    let error = #expect(throws: AssetError.self) {
      try pyramid.load(ImageryTile(level: 0, column: 0, row: 0))
    }
    #expect(error?.description.contains("tile 0/0/0 cannot be decoded") == true)
  }

  @Test("reports a tile that is missing from the file")
  func absent() throws {
    var archive = ImageryFixture().archive
    archive.sections.removeAll { $0.name == "1/1/0" }
    let file = try TemporaryFile(archive.encoded)
    let pyramid = try ImageryPyramid(path: file.path, decoder: ImageryFixture.decode)
    #expect(throws: AssetError.self) {
      try pyramid.load(ImageryTile(level: 1, column: 1, row: 0))
    }
  }

  @Test("can be loaded from several threads at once")
  func threads() async throws {
    let pyramid = try ImageryFile(capacity: 5 * 1156).pyramid
    await withTaskGroup { group in
      for turn in 0..<64 {
        group.addTask {
          try? pyramid.load(ImageryTile(level: 0, column: turn % 4, row: turn / 4 % 2))
        }
      }
    }
    let loaded = (0..<8).filter {
      pyramid.isLoaded(ImageryTile(level: 0, column: $0 % 4, row: $0 / 4))
    }
    #expect(loaded.count == 5)
  }

  private static func offset(of name: String, in bytes: [UInt8]) -> Int? {
    let padded = Array(name.utf8) + [UInt8](repeating: 0, count: 24 - name.utf8.count)
    for entry in stride(from: 32, to: bytes.count - 48, by: 48)
    where bytes[entry..<entry + 24].elementsEqual(padded) {
      return bytes[entry + 24..<entry + 32].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    return nil
  }
}
