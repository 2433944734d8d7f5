import Testing

@testable import Atlas

@Suite("Blending of pixels")
struct PixelBlendTests {
  @Test("A colour of any opacity and share leaves white at most white, channel by channel")
  func white() {
    var worst: UInt32 = 0xFF
    for alpha in UInt32(0)...255 {
      let color = alpha << 24 | alpha << 16 | alpha << 8 | alpha
      for share in UInt32(0)...256 {
        let pixel = PixelBlend.blended(color, over: 0xFFFF_FFFF, share)
        for shift in [0, 8, 16, 24] as [UInt32] { worst = min(worst, pixel >> shift & 0xFF) }
      }
    }
    // A channel that overflows wraps around to nearly nothing.
    #expect(worst >= 253)
  }

  @Test("Eight pixels at once are blended as one by one")
  func rows() {
    let color: UInt32 = 0x6640_2010
    let below = (0..<8).map { UInt32(0xFF00_0000) | UInt32($0) &* 0x1F_1D1B }
    for share in stride(from: UInt32(0), through: 256, by: 8) {
      var row = below
      row.withUnsafeMutableBufferPointer { pixels in
        guard let start = pixels.baseAddress else { return }
        PixelBlend.fill(start, count: 8, color, share: share)
      }
      #expect(row == below.map { PixelBlend.blended(color, over: $0, share) })
    }
  }
}
