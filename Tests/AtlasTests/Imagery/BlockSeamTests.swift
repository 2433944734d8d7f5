import Atlas
import Testing

/// Tests of smoothing between the blocks of a decoded JPEG image.
struct BlockSeamTests {
  /// Returns an image of gray values after smoothing.
  private func softened(
    width: Int, height: Int, _ value: (_ x: Int, _ y: Int) -> UInt32
  ) -> [UInt32] {
    var pixels = (0..<width * height).map { index in
      0xFF00_0000 | value(index % width, index / width) * 0x01_0101
    }
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      Raster(pixels: base, width: width, height: height, stride: width).softenBlockSeams()
    }
    return pixels
  }

  @Test("Steps between even blocks become slopes in both directions", arguments: [true, false])
  func slopes(isAcross: Bool) {
    let pixels = softened(width: 25, height: 25) { x, y in
      [40, 46, 34, 34][(isAcross ? x : y) / 8]
    }
    let values = (0..<24).map { place in
      Int(pixels[isAcross ? 5 * 25 + place : place * 25 + 5] & 255)
    }
    #expect(zip(values, values.dropFirst()).allSatisfy { abs($0 - $1) <= 3 }, "\(values)")
    #expect(values[0] == 40)
    #expect(values[4] <= 42)
    #expect(values[11] >= 44)
    #expect(values[23] == 34)
    #expect(pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test("Edges in the image and detail within a block are preserved")
  func edges() {
    func value(_ x: Int, _ y: Int) -> UInt32 {
      x < 8 ? 40 : x < 16 ? 90 : UInt32(90 + 40 * (y % 2))
    }
    let pixels = softened(width: 24, height: 24, value)
    for index in pixels.indices {
      #expect(pixels[index] & 255 == value(index % 24, index / 24))
    }
  }

  @Test("The last column, which the neighbor shares, is kept, and the one before blends into it")
  func neighbor() {
    let pixels = softened(width: 17, height: 8) { x, _ in x < 16 ? 40 : 48 }
    for row in 0..<8 {
      let values = (0..<17).map { pixels[row * 17 + $0] & 255 }
      #expect(values[16] == 48)
      #expect(values[15] >= 47)
      #expect(values[11] == 40)
      #expect(values.elementsEqual(values.sorted()))
    }
  }

  @Test("An image smaller than two blocks is unchanged")
  func small() {
    for (width, height) in [(1, 1), (8, 8), (3, 20), (20, 3), (9, 9)] {
      let pixels = softened(width: width, height: height) { _, _ in 77 }
      #expect(pixels.allSatisfy { $0 == 0xFF4D_4D4D })
    }
  }
}
