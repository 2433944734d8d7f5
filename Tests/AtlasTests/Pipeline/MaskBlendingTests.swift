import Testing

@testable import Atlas

@Suite("Blending through a mask")
struct MaskBlendingTests {
  /// Covers pixel x of a row by x of 256 parts, and blends a color.
  private func blend(_ color: UInt32, into raster: Raster) {
    let mask = AreaMask()
    mask.prepare(width: raster.width, rows: 0..<1)
    for x in 0..<raster.width {
      let share = Float(x) / 256
      mask.add([Float(x), 0], [Float(x), share])
      mask.add([Float(x + 1), share], [Float(x + 1), 0])
    }
    mask.blend(color, into: raster)
  }

  @Test("Blending any color over white with any coverage never overflows a channel")
  func white() {
    var worst: UInt32 = 0xFF
    for alpha in UInt32(0)...255 {
      let canvas = TestRaster(width: 257, height: 1, filledWith: 0xFFFF_FFFF)
      blend(alpha << 24 | alpha << 16 | alpha << 8 | alpha, into: canvas.raster)
      for x in 0...256 {
        let pixel = canvas.raster.pixels[x]
        for shift in [0, 8, 16, 24] as [UInt32] { worst = min(worst, pixel >> shift & 0xFF) }
      }
    }
    // A channel that overflows wraps around to nearly nothing.
    #expect(worst >= 253)
  }

  @Test("The pixels of a row do not depend on its length")
  func tails() {
    let whole = TestRaster(width: 257, height: 1, filledWith: 0xFF20_6080)
    blend(0x6640_2010, into: whole.raster)
    for width in 1...40 {
      let part = TestRaster(width: width, height: 1, filledWith: 0xFF20_6080)
      blend(0x6640_2010, into: part.raster)
      for x in 0..<width { #expect(part.raster.pixels[x] == whole.raster.pixels[x]) }
    }
  }

  @Test("An opaque color replaces a fully covered pixel")
  func opaque() {
    let canvas = TestRaster(width: 257, height: 1, filledWith: 0xFFFF_FFFF)
    blend(0xFF12_3456, into: canvas.raster)
    #expect(canvas.raster.pixels[256] == 0xFF12_3456)
    #expect(canvas.raster.pixels[0] == 0xFFFF_FFFF)
  }
}
