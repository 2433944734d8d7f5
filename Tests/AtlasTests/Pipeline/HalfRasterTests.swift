import Testing

@testable import Atlas

@Suite("An image at half the resolution")
struct HalfRasterTests {
  private let projection = Orthographic(
    camera: Camera(center: UnitVector(direction: [1, 0, 0]).coordinate, radius: 20),
    center: [10.5, 8.5])

  @Test(
    "fills every pixel, even if sizes are odd", arguments: [(1, 1), (7, 5), (16, 9), (21, 17)])
  func flat(width: Int, height: Int) {
    let canvas = TestRaster(width: width, height: height)
    HalfRaster().draw(projection, into: canvas.raster) { _, half in
      for y in 0..<half.height {
        (half.pixels + y * half.stride).update(repeating: 0xFF40_80C0, count: half.width)
      }
    }
    for y in 0..<height {
      for x in 0..<width {
        #expect(canvas.raster.pixels[y * canvas.raster.stride + x] == 0xFF40_80C0)
      }
    }
  }

  @Test("shows a slope in the right place, to within one or two color levels")
  func slope() {
    let canvas = TestRaster(width: 32, height: 24)
    HalfRaster().draw(projection, into: canvas.raster) { _, half in
      for y in 0..<half.height {
        for x in 0..<half.width {
          // Eight levels across and four down for each of its pixels.
          half.pixels[y * half.stride + x] = 0xFF00_0000 | UInt32(8 * x + 4 * y)
        }
      }
    }
    for y in 1..<23 {
      for x in 1..<31 {
        let expected = 8 * (Double(x) / 2 - 0.25) + 4 * (Double(y) / 2 + 0.75)
        let blue = Double(canvas.raster.pixels[y * canvas.raster.stride + x] & 255)
        #expect(abs(blue - expected) <= 2)
      }
    }
  }

  @Test("is drawn with a projection of half the size")
  func half() {
    let canvas = TestRaster(width: 21, height: 17)
    HalfRaster().draw(projection, into: canvas.raster) { projection, half in
      #expect(projection.radius == 10)
      // One extra row above and below.
      #expect(projection.center == [5.25, 5.25])
      #expect((half.width, half.height) == (11, 11))
      for y in 0..<half.height { half.pixels[y * half.stride] = 0 }
    }
  }
}
