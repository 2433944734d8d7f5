@testable import Pixels
import Testing

@Suite struct ColorTests {
  @Test("A hexadecimal color has the components that it spells out")
  func hexadecimal() {
    #expect(Color(hex: 0xFF8000).premultiplied == 0xFFFF_8000)
  }

  @Test("Components outside 0…1 are clamped")
  func clamping() {
    #expect(Color(red: 2, green: -1, blue: 0, alpha: 3) == Color(red: 1, green: 0, blue: 0))
  }

  @Test("A pixel contains the components multiplied by alpha")
  func premultiplication() {
    #expect(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5).premultiplied == 0x8080_4000)
    #expect(Color.clear.premultiplied == 0)
  }

  @Test(
    "A color made from an opaque pixel becomes that pixel again",
    arguments: [
      0xFF00_0000, 0xFFFF_FFFF, 0xFF12_3456,
    ] as [UInt32])
  func roundTrip(pixel: UInt32) {
    #expect(Color(premultiplied: pixel).premultiplied == pixel)
  }

  @Test("Mixing is exact at both ends and in the middle")
  func mixing() {
    let (red, blue) = (Color(hex: 0xFF0000), Color(hex: 0x0000FF))
    #expect(red.mixed(with: blue, by: 0) == red)
    #expect(red.mixed(with: blue, by: 1) == blue)
    #expect(red.mixed(with: blue, by: 0.5) == Color(red: 0.5, green: 0, blue: 0.5))
  }

  @Test("Mixing with clear fades without a shift in hue")
  func fading() {
    #expect(
      Color(hex: 0xFF0000).mixed(with: .clear, by: 0.25)
        == Color(red: 1, green: 0, blue: 0, alpha: 0.75))
  }
}
