import Testing

@testable import Atlas

struct ReliefSourceTests {
  private let palette = ReliefPalette(
    land: [(0, 0x00FF00), (4000, 0xFF0000)], sea: [(-6000, 0x000040), (0, 0x0000FF)],
    lake: 0x00FFFF, ice: 0xFFFFFF)

  /// A relief of the real Earth, white by day beyond 75° of latitude.
  private func relief() throws -> (source: ReliefSource, day: ImageryFile) {
    var fixture = ImageryFixture()
    fixture.color = { _, latitude, _ in abs(latitude) > 75 ? 0xFFFF_FFFF : 0xFF20_4020 }
    let day = try ImageryFile(fixture)
    let gazetteer = try RealGazetteer.gazetteer
    let source = try ReliefSource(
      elevations: gazetteer.elevations(), land: gazetteer.land(), day: day.pyramid,
      palette: palette)
    return (source, day)
  }

  /// Returns the texels of a tile, including the shared column and row.
  private func texels(_ tile: ImageryTile, of source: ReliefSource) throws -> ImageryTexels {
    let level = source.levels[tile.level]
    let texels = try #require(
      ImageryTexels(
        width: level.width(ofColumn: tile.column) + 1, height: level.height(ofRow: tile.row) + 1))
    try source.draw(tile, into: texels.raster)
    return texels
  }

  private func color(
    _ latitude: Double, _ longitude: Double, _ texels: ImageryTexels
  ) -> SIMD4<Float> {
    let x = Int((longitude + 180) / 360 * Double(texels.width - 1))
    let y = Int((90 - latitude) / 180 * Double(texels.height - 1))
    return ReliefPalette.channels(texels.pixels[y * texels.width + x])
  }

  @Test("T15: The relief shows heights, depths, lakes and ice in their colors")
  func colors() throws {
    let (source, day) = try relief()
    let world = try texels(ImageryTile(level: 3, column: 0, row: 0), of: source)

    #expect(world.width == 1351)
    #expect(world.height == 676)
    let tibet = color(33, 88, world)
    #expect(tibet.x > 150)
    #expect(tibet.y < 60)
    #expect(tibet.z < 20)
    let lowland = color(-3, -62, world)
    #expect(lowland.y > 150)
    #expect(lowland.x < 40)
    let shallow = color(56, 3, world)
    #expect(shallow.z > 180)
    #expect(shallow.x < 10)
    #expect(shallow.y < 10)
    #expect(color(0, -140, world).z < 160)
    #expect(color(-1, 33, world) == [0, 255, 255, 0])
    #expect(color(80, -45, world).x > 120)
    #expect(color(-80, 60, world).x > 120)
    withExtendedLifetime(day) {}
  }

  @Test("Adjacent tiles share a column and a row, also across the date line", arguments: [0, 1])
  func seams(level: Int) throws {
    let (source, day) = try relief()
    let last = source.levels[level].columns - 1
    for (west, east) in [(8, 9), (last, 0)] where west <= last && east <= last {
      let left = try texels(ImageryTile(level: level, column: west, row: 2), of: source)
      let right = try texels(ImageryTile(level: level, column: east, row: 2), of: source)
      for y in 0..<left.height {
        #expect(left.pixels[y * left.width + left.width - 1] == right.pixels[y * right.width])
      }
    }
    let upper = try texels(ImageryTile(level: level, column: 3, row: 1), of: source)
    let lower = try texels(ImageryTile(level: level, column: 3, row: 2), of: source)
    for x in 0..<upper.width - 1 {
      #expect(upper.pixels[(upper.height - 1) * upper.width + x] == lower.pixels[x])
    }
    withExtendedLifetime(day) {}
  }

  @Test("T15: Hills are shaded smoothly: texels show slope rather than noise")
  func smoothness() throws {
    let (source, day) = try relief()
    // The Alps.
    let alps = try texels(ImageryTile(level: 0, column: 8, row: 1), of: source)
    let degrees = 360 / Double(source.levels[0].width)
    let north = Int((90 - 47.5) / degrees) - source.levels[0].tileSize
    let west = Int((180 + 6.5) / degrees) - 8 * source.levels[0].tileSize
    func light(_ x: Int, _ y: Int) -> Float {
      let color = ReliefPalette.channels(alps.pixels[(north + y) * alps.width + west + x])
      return color.x + color.y
    }
    var (noise, slope): (Float, Float) = (0, 0)
    for y in 0..<40 {
      for x in 1..<150 {
        noise += abs(light(x - 1, y) - 2 * light(x, y) + light(x + 1, y))
        slope += abs(light(x + 1, y) - light(x - 1, y))
      }
    }
    #expect(noise < slope * 0.9, "\(noise / slope)")
    withExtendedLifetime(day) {}
  }

  @Test("T15: A tile has no seams between the bands it is drawn in")
  func parts() throws {
    let (source, day) = try relief()
    let tile = ImageryTile(level: 0, column: 8, row: 2)
    let whole = try texels(tile, of: source)
    // Too few rows for several bands, and enough to extend beyond the first of several.
    let top = try #require(ImageryTexels(width: whole.width, height: 190))
    try source.draw(tile, into: top.raster)
    for index in 0..<top.width * top.height { #expect(top.pixels[index] == whole.pixels[index]) }
    withExtendedLifetime(day) {}
  }

  @Test("The levels form a pyramid that a sampler can draw, up to both poles")
  func pyramid() throws {
    let (source, day) = try relief()
    #expect(source.levels.map(\.width) == [10_800, 5400, 2700, 1350])
    #expect(source.levels.map(\.columns) == [16, 8, 4, 1])
    let pyramid = ImageryPyramid(
      levels: source.levels, memory: ImageryMemory(limit: 64_000_000), path: ""
    ) {
      (tile, target) throws(AssetError) in try source.draw(tile, into: target)
    }
    let sampler = ImagerySampler(pyramid: pyramid)
    for latitude in [90.0, -90] {
      let canvas = TestRaster(width: 40, height: 40)
      try pyramid.load(pyramid.overview)
      sampler.draw(canvas.projection(latitude, 20, radius: 100), into: canvas.raster)
      #expect(canvas.isRimIntact)
      #expect(canvas[20, 20] != 0xFF00_0000)
    }
    withExtendedLifetime(day) {}
  }
}
