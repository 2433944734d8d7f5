import Testing

@testable import Pixels

@Suite struct ShadowMaskTests {
  private func mask(_ width: Int, _ height: Int, deviation: Double) -> ShadowMask {
    ShadowMask(ShadowMask.Key(width: width, height: height, radius: 8, deviation: deviation))
  }

  @Test("Boxes with long edges share a mask whatever their length")
  func sharing() {
    let short = ShadowMask.Key(width: 300, height: 200, radius: 8, deviation: 5)
    let long = ShadowMask.Key(width: 900, height: 700, radius: 8, deviation: 5)
    #expect(short == long)
    #expect(short.width < 100)
  }

  @Test("A shadow is symmetrical, strongest in the middle and half as strong on a straight edge")
  func shape() {
    let mask = mask(400, 400, deviation: 4)
    let middle = mask.width / 2
    func at(_ x: Int, _ y: Int) -> Int { Int(mask.coverage[y * mask.width + x]) }
    #expect(at(middle, middle) == 255)
    #expect(abs((at(mask.key.reach, middle) + at(mask.key.reach - 1, middle)) / 2 - 127) <= 2)
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        #expect(abs(at(x, y) - at(mask.width - 1 - x, mask.height - 1 - y)) <= 1)
        #expect(abs(at(x, y) - at(y, x)) <= 1)
      }
    }
  }

  @Test("Without blur a shadow is the box itself")
  func sharp() {
    let mask = mask(30, 20, deviation: 0)
    // Only the corners, and one pixel to stretch.
    #expect((mask.width, mask.height) == (17, 17))
    #expect(mask.coverage[8 * 17 + 8] == 255)
    #expect(mask.coverage[0] == 0)
  }
}
