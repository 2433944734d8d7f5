@testable import Atlas
import Foundation
import Testing

@Suite("A sampler of imagery")
struct ImagerySamplerTests {
  // Around the globe and on either side of the seams: tiles, date line, poles.
  static let cameras: [(latitude: Double, longitude: Double, radius: Double)] = [
    (0, 0, 30), (0, 180, 30), (45, -179, 55), (90, 0, 40), (-90, 77, 40), (89, 10, 90),
    (-85, -180, 200), (10, 90, 150), (56.55, 8.3, 60), (-56.55, -171.7, 400), (0, -90, 1000),
    (60, 0, 20), (-60, 45, 80), (22.5, 22.5, 500),
  ]

  @Test("shows the right texels for each pixel, across tiles, the date line and the poles")
  func gradients() throws {
    // Smooth all over the sphere: red, green and blue are its three axes.
    var fixture = ImageryFixture()
    fixture.levels = [(512, 256, 64), (256, 128, 64), (128, 64, 128)]
    fixture.color = { _, latitude, longitude in Self.shade(latitude, longitude) }
    let imagery = try ImageryFile(fixture)
    for camera in Self.cameras {
      let canvas = TestRaster(width: 160, height: 120)
      let projection = canvas.projection(
        camera.latitude, camera.longitude, radius: camera.radius)
      _ = try imagery.draw(projection, into: canvas)
      var worst = 0
      for y in stride(from: 0, to: 120, by: 2) {
        for x in 0..<160 {
          let offset = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - projection.center
          guard (offset * offset).sum().squareRoot() < camera.radius - 1,
            let seen = projection.coordinate(at: offset + projection.center)
          else { continue }
          let truth = Self.shade(seen.latitude, seen.longitude)
          worst = max(worst, Self.difference(canvas[x, y], truth))
        }
      }
      // Two to three gray levels: a texel is 0.7 degrees, and each of two blends rounds down.
      #expect(worst <= 4, "\(camera)")
      #expect(canvas.isRimIntact)
    }
  }

  @Test("requests every tile that the image shows")
  func completeness() throws {
    let imagery = try ImageryFile()
    for camera in Self.cameras {
      let canvas = TestRaster(width: 160, height: 120, filledWith: 0)
      let sampler = try imagery.draw(
        canvas.projection(camera.latitude, camera.longitude, radius: camera.radius), into: canvas)
      #expect(sampler.missingTiles.isEmpty)
      let color = ImageryFixture.flat[sampler.level]
      var others = 0
      for y in 0..<120 {
        for x in 0..<160 where canvas[x, y] >> 24 == 255 && canvas[x, y] != color { others += 1 }
      }
      #expect(others == 0, "\(camera)")
    }
  }

  @Test("chooses the coarsest level that is enlarged by at most 1.43")
  func level() throws {
    let imagery = try ImageryFile()
    let sampler = ImagerySampler(pyramid: imagery.pyramid)
    let canvas = TestRaster(width: 40, height: 40)
    let expected = [(3.6, 2), (3.7, 1), (7.2, 1), (7.3, 0), (1000.0, 0)]
    for (radius, level) in expected {
      sampler.draw(canvas.projection(0, 0, radius: radius), into: canvas.raster)
      #expect(sampler.level == level, "radius \(radius)")
    }
  }

  @Test("chooses a coarser level if an image would need too many tiles")
  func tileLimit() throws {
    let imagery = try ImageryFile()
    let sampler = ImagerySampler(pyramid: imagery.pyramid, tileLimit: 3)
    sampler.aim(
      at: TestRaster(width: 40, height: 40).projection(80, 0, radius: 12), width: 40, height: 40)
    #expect(sampler.level == 1)
    sampler.aim(
      at: TestRaster(width: 40, height: 40).projection(45, 45, radius: 900), width: 40, height: 40)
    #expect(sampler.level == 0)
  }

  @Test(
    "T15: An image uses at most 28 MB of tiles, whatever their size",
    arguments: [(540, 24), (675, 15), (4000, 1)])
  func tileMemory(side: Int, limit: Int) throws {
    let levels = [
      ImageryLevel(width: 2 * side, height: side, tileSize: side),
      ImageryLevel(width: side, height: side / 2, tileSize: side),
    ]
    let pyramid = ImageryPyramid(levels: levels, memory: ImageryMemory(limit: 0), path: "") {
      _, _ in
    }
    #expect(ImagerySampler(pyramid: pyramid).tileLimit == limit)
  }

  @Test("draws from a coarser level until a tile is there, the nearest to the center first")
  func standIns() throws {
    let imagery = try ImageryFile()
    let sampler = ImagerySampler(pyramid: imagery.pyramid)
    let canvas = TestRaster(width: 200, height: 200)
    let projection = canvas.projection(40, 50, radius: 80)

    sampler.draw(projection, into: canvas.raster)
    #expect(canvas[100, 100] >> 24 == 255, "something opaque, though nothing is decoded")

    try imagery.pyramid.load(imagery.pyramid.overview)
    sampler.draw(projection, into: canvas.raster)
    #expect(canvas[100, 100] == ImageryFixture.flat[2])

    try imagery.pyramid.load(ImageryTile(level: 1, column: 1, row: 0))
    sampler.draw(projection, into: canvas.raster)
    #expect(canvas[100, 100] == ImageryFixture.flat[1])

    let first = try #require(sampler.missingTiles.first)
    #expect(first == ImageryTile(level: 0, column: 2, row: 0))
    try imagery.pyramid.load(first)
    sampler.draw(projection, into: canvas.raster)
    #expect(canvas[100, 100] == ImageryFixture.flat[0])
    #expect(!sampler.missingTiles.contains(first))
    #expect(!sampler.missingTiles.isEmpty)
  }

  @Test("knows the tiles just outside the image, for a map that is dragged")
  func nearby() throws {
    var fixture = ImageryFixture()
    fixture.levels = [(512, 256, 128), (256, 128, 128), (128, 64, 128)]
    let imagery = try ImageryFile(fixture)
    let canvas = TestRaster(width: 64, height: 64)
    // The tile to the west ends at the prime meridian, 37 pixels to the left of the image.
    let sampler = try imagery.draw(canvas.projection(45, 7, radius: 800), into: canvas)
    let west = ImageryTile(level: 0, column: 1, row: 0)

    #expect(sampler.missingTiles.isEmpty)
    #expect(sampler.tilesNearby(margin: 4).isEmpty)
    #expect(sampler.tilesNearby(margin: 64) == [west])

    try imagery.pyramid.load(west)
    #expect(sampler.tilesNearby(margin: 64).isEmpty)
  }

  @Test("leaves the pixels around the globe unchanged, or fills them")
  func background() throws {
    let imagery = try ImageryFile()
    try imagery.pyramid.load(imagery.pyramid.overview)
    let sampler = ImagerySampler(pyramid: imagery.pyramid)
    let canvas = TestRaster(width: 50, height: 50, filledWith: 0xFF12_3456)
    let projection = canvas.projection(0, 0, radius: 3)

    sampler.draw(projection, into: canvas.raster)
    #expect(canvas[0, 0] == 0xFF12_3456)
    #expect(canvas[25, 21] == 0xFF12_3456)
    #expect(canvas[25, 25] == ImageryFixture.flat[2])

    sampler.draw(projection, into: canvas.raster, background: 0)
    #expect(canvas[0, 0] == 0)
    #expect(canvas[49, 49] == 0)
    #expect(canvas[25, 25] == ImageryFixture.flat[2])
    #expect(canvas.isRimIntact)
  }

  @Test("smooths the limb, so that the disc has the area of a circle", arguments: [3, 20.3, 33])
  func limb(radius: Double) throws {
    var fixture = ImageryFixture()
    fixture.color = { _, _, _ in 0xFFFF_FFFF }
    let canvas = TestRaster(width: 80, height: 80)
    _ = try ImageryFile(fixture).draw(canvas.projection(20, 30, radius: radius), into: canvas)
    let area = Double.pi * radius * radius
    #expect(abs(canvas.light - area) < 0.01 * area)
    #expect(
      (0..<80).contains { canvas.light($0, 20) > 20 && canvas.light($0, 20) < 235 } || radius < 20)
  }

  @Test("draws the same rows alone or together, on one thread or two")
  func rows() async throws {
    var fixture = ImageryFixture()
    fixture.color = { _, latitude, longitude in Self.shade(latitude, longitude) }
    let imagery = try ImageryFile(fixture)
    let whole = TestRaster(width: 100, height: 90)
    let parts = TestRaster(width: 100, height: 90)
    let sampler = try imagery.draw(whole.projection(30, 179, radius: 70), into: whole)
    let raster = parts.raster
    await withTaskGroup { group in
      group.addTask { sampler.draw(rows: 0..<31, into: raster) }
      group.addTask { sampler.draw(rows: 31..<200, into: raster) }
    }
    let different = (0..<9000).count { parts[$0 % 100, $0 / 100] != whole[$0 % 100, $0 / 100] }
    #expect(different == 0)
  }

  static func shade(_ latitude: Double, _ longitude: Double) -> UInt32 {
    let (latitude, longitude) = (latitude * .pi / 180, longitude * .pi / 180)
    let axes = [cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)]
    return axes.reduce(0xFF) { $0 << 8 | UInt32(128 + 100 * $1) }
  }

  static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }
}
