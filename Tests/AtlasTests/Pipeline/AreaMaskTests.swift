import Testing

@testable import Atlas

@Suite("The area mask")
struct AreaMaskTests {
  private func fill(_ corners: [SIMD2<Float>], _ canvas: TestRaster) {
    let mask = AreaMask()
    mask.prepare(width: canvas.raster.width, rows: 0..<canvas.raster.height)
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      mask.add(start, end)
    }
    mask.blend(0xFFFF_FFFF, into: canvas.raster)
  }

  @Test("covers each pixel by the fraction of it that is inside")
  func shares() {
    let canvas = TestRaster(width: 4, height: 4)
    fill([[0.5, 0.25], [0.5, 3], [2.75, 3], [2.75, 0.25]], canvas)
    let expected = [
      [0.375, 0.75, 0.5625, 0], [0.5, 1, 0.75, 0], [0.5, 1, 0.75, 0], [0, 0, 0, 0],
    ]
    for y in 0..<4 {
      for x in 0..<4 { #expect(abs(Double(canvas.light(x, y)) / 255 - expected[y][x]) < 0.01) }
    }
  }

  @Test("covers slanted edges by their exact area")
  func triangle() {
    let canvas = TestRaster(width: 40, height: 40)
    fill([[3.3, 2.1], [1.2, 37.7], [38.4, 20.9]], canvas)
    // Half the cross product of two sides.
    let area = 0.5 * abs((1.2 - 3.3) * (20.9 - 2.1) - (37.7 - 2.1) * (38.4 - 3.3))
    #expect(abs(canvas.light - area) < 1)
    #expect(canvas.isRimIntact)
  }

  @Test("accepts outlines of any size and position, and stays within the raster")
  func extremes() {
    var seed: UInt64 = 5
    func random() -> Float {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Float(seed >> 40) / Float(1 << 23) - 1
    }
    let canvas = TestRaster(width: 9, height: 7)
    for power in -12...6 {
      var size: Float = 1
      for _ in 0..<abs(power) { size *= power < 0 ? 0.001 : 10 }
      for _ in 0..<40 {
        fill((0..<7).map { _ in [4 + size * random(), size * random()] }, canvas)
        fill((0..<4).map { _ in [4 + 9 * random(), size * random()] }, canvas)
        fill((0..<4).map { _ in [size * random(), 3 + 9 * random()] }, canvas)
      }
    }
    #expect(canvas.isRimIntact)
    let around = TestRaster(width: 9, height: 7)
    fill([[-1e6, -1e6], [-1e6, 1e6], [1e6, 1e6], [1e6, -1e6]], around)
    #expect(around.light == 63)
  }

  @Test("is empty again after blending")
  func emptied() {
    let mask = AreaMask()
    mask.prepare(width: 8, rows: 0..<8)
    mask.add([0, 0], [0, 8])
    mask.blend(0xFFFF_FFFF, into: TestRaster(width: 8, height: 8).raster)
    let canvas = TestRaster(width: 8, height: 8)
    mask.prepare(width: 8, rows: 0..<8)
    mask.blend(0xFFFF_FFFF, into: canvas.raster)
    #expect(canvas.light == 0)
  }
}
