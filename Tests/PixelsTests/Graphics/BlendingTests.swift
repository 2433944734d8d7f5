import Testing

@testable import Pixels

@Suite struct BlendingTests {
  /// Premultiplied pixels: clear, opaque and partly transparent.
  private static let pixels: [UInt32] = {
    var state: UInt32 = 12345
    func next() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 8
    }
    return (0..<64).map { index in
      let alpha: UInt32 = index % 5 == 0 ? 0 : index < 24 || index % 7 == 0 ? 255 : next() & 255
      func channel() -> UInt32 { alpha == 0 ? 0 : next() % (alpha + 1) }
      return alpha << 24 | channel() << 16 | channel() << 8 | channel()
    }
  }()

  private func row(
    _ body: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>) -> Void
  ) -> [UInt32] {
    var row = Array(BlendingTests.pixels.reversed())
    row.withUnsafeMutableBufferPointer { row in
      BlendingTests.pixels.withUnsafeBufferPointer { pixels in
        if let target = row.baseAddress, let source = pixels.baseAddress { body(target, source) }
      }
    }
    return row
  }

  @Test("Rows of any length blend as single pixels do, without touching pixels beyond them")
  func rows() {
    let (above, below) = (BlendingTests.pixels, Array(BlendingTests.pixels.reversed()))
    for count in 0...40 {
      for opacity: UInt32 in [255, 254, 128, 1, 0] {
        let blended = row { Blending.blend($1, over: $0, count: count, opacity: opacity) }
        let expected = below.indices.map { index in
          index < count
            ? Blending.over(Blending.scale(above[index], by: opacity), below[index]) : below[index]
        }
        #expect(blended == expected)
      }
    }
  }

  @Test("A color blends over rows of any length as over single pixels, and touches none beyond")
  func colors() {
    let below = Array(BlendingTests.pixels.reversed())
    for count in 0...40 {
      for color in BlendingTests.pixels {
        let blended = row { row, _ in Blending.blend(color, over: row, count: count) }
        let expected = below.indices.map { index in
          index < count ? Blending.over(color, below[index]) : below[index]
        }
        #expect(blended == expected)
      }
    }
  }
}
