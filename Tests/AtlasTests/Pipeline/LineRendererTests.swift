import Testing

@testable import Atlas

@Suite("Lines on the globe")
struct LineRendererTests {
  private func level(_ lines: [[SIMD3<Double>]]) throws -> LineLevel {
    let file = try TemporaryFile(LineFixture(lines: lines).archive.encoded)
    return try LineArchive(path: file.path).level(of: .coast, forRadius: 100)
  }

  private func meridian(_ longitude: Double, from low: Double, to high: Double) -> [SIMD3<Double>] {
    LineFixture.line(
      Swift.stride(from: low, through: high, by: 0.5).map { ($0, longitude) })
  }

  @Test("cover the right pixels with the right width")
  func straight() throws {
    let canvas = TestRaster(width: 60, height: 60)
    LineRenderer().draw(
      try level([meridian(0, from: -80, to: 80)]), canvas.projection(0, 0, radius: 100),
      width: 2, color: 0xFFFF_FFFF, into: canvas.raster)

    for y in 0..<60 {
      #expect(canvas.light(29, y) == 255)
      #expect(canvas.light(30, y) == 255)
      #expect(canvas.light(27, y) == 0)
      #expect(canvas.light(32, y) == 0)
    }
    #expect(canvas.isRimIntact)
  }

  @Test("end at the limb, and nothing on the far side is visible")
  func horizon() throws {
    let canvas = TestRaster(width: 240, height: 240)
    let round = LineFixture.line(Swift.stride(from: -180.0, through: 180, by: 0.7).map { (0, $0) })
    LineRenderer().draw(
      try level([round]), canvas.projection(30, 0, radius: 100), width: 1.5,
      color: 0xFFFF_FFFF, into: canvas.raster)

    // The near half of the equator, from limb to limb, through 100 · sin 30° below the center.
    #expect(canvas.light(120, 170) > 100 || canvas.light(120, 169) > 100)
    #expect((60..<80).allSatisfy { canvas.light(120, $0) == 0 })
    #expect(canvas.light(20, 120) > 100 || canvas.light(20, 119) > 100)
    #expect((0..<240).allSatisfy { canvas.light(17, $0) == 0 && canvas.light(222, $0) == 0 })
    #expect((0..<118).allSatisfy { y in (0..<240).allSatisfy { canvas.light($0, y) == 0 } })
  }

  @Test("stay in the requested rows and agree there with a drawing of all rows")
  func rows() throws {
    let points = (0..<60).map { (index: Int) -> (Double, Double) in
      (index.isMultiple(of: 2) ? -5 : 5, Double(index) / 2)
    }
    let zigzag = try level([LineFixture.line(points)])
    let whole = TestRaster(width: 100, height: 80)
    let halves = TestRaster(width: 100, height: 80)
    let projection = whole.projection(0, 12, radius: 300)
    let renderer = LineRenderer()

    renderer.draw(zigzag, projection, width: 1.5, color: 0xFFFF_FFFF, into: whole.raster)
    renderer.draw(
      zigzag, projection, width: 1.5, color: 0xFFFF_FFFF, into: halves.raster, rows: 0..<33)
    #expect((33..<80).allSatisfy { y in (0..<100).allSatisfy { halves.light($0, y) == 0 } })
    renderer.draw(
      zigzag, projection, width: 1.5, color: 0xFFFF_FFFF, into: halves.raster, rows: 33..<90)

    for y in 0..<80 {
      for x in 0..<100 { #expect(abs(whole.light(x, y) - halves.light(x, y)) < 3) }
    }
    #expect(halves.isRimIntact)
    #expect(whole.light > 100)
  }

  @Test("blend once where they cross, and blend with what is below them")
  func blending() throws {
    let cross = try level([
      meridian(0, from: -20, to: 20), LineFixture.line((-40...40).map { (0, Double($0) / 2) }),
    ])
    let canvas = TestRaster(width: 20, height: 20, filledWith: 0xFF00_0080)
    LineRenderer().draw(
      cross, canvas.projection(0, 0, radius: 100), width: 3, color: 0x8080_0000,
      into: canvas.raster)

    #expect(canvas[10, 10] == canvas[10, 2])
    #expect(canvas[10, 10] >> 24 >= 0xFE)
    #expect(canvas[10, 10] >> 16 & 255 == 0x80)
    #expect(abs(canvas.light(10, 10) - 0x40) <= 1)
  }

  @Test(
    "are projected within a quarter of a pixel of double precision",
    arguments: [210.0, 2174, 6524, 52_000, 330_000])
  func accuracy(radius: Double) throws {
    var seed: UInt64 = 7
    func random() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 33) / Double(1 << 31)
    }
    let reach = min(8, 600 / radius * 57)
    let line = LineFixture.line(
      (0..<200).map { _ in (56 + reach * random(), 8 + reach * random()) })
    let level = try level([line])
    let canvas = TestRaster(width: 1024, height: 440)
    let projection = canvas.projection(56 + reach / 2, 8 + reach / 2, radius: radius)
    let projected = ProjectedChunk()
    var worst = 0.0
    var start = 0
    for chunk in level.chunks {
      projected.project(chunk, of: level, about: chunk.center, projection, heights: true)
      for index in 0..<Int(chunk.count) {
        let vector = UnitVector(direction: line[start + index])
        let exact = try #require(projection.position(of: vector))
        worst = max(
          worst, abs(Double(projected.x[index]) - exact.x),
          abs(Double(projected.y[index]) - exact.y))
        let height = (vector.components * projection.toward).sum()
        #expect(abs(Double(projected.height[index]) - height) < 1e-4)
      }
      start += Int(chunk.count) - 1
    }
    #expect(worst < 0.25)
  }

  @Test("are not drawn with a nonfinite projection, or in an empty raster")
  func degenerate() throws {
    let line = try level([meridian(0, from: -20, to: 20)])
    let canvas = TestRaster(width: 8, height: 8)
    for radius in [Double.nan, .infinity, 0, -3] {
      LineRenderer().draw(
        line, canvas.projection(0, 0, radius: radius), width: 2, color: 0xFFFF_FFFF,
        into: canvas.raster)
    }
    let nothing = Raster(pixels: canvas.raster.pixels, width: 0, height: 0, stride: 0)
    LineRenderer().draw(
      line, canvas.projection(0, 0, radius: 50), width: 2, color: 0xFFFF_FFFF, into: nothing)
    #expect(canvas.light == 0)
    #expect(canvas.isRimIntact)
  }
}
