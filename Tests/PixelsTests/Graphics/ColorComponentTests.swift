import Pixels
import Testing

@Suite struct ColorComponentTests {
  @Test(
    "Hue, saturation and brightness make the color that they are read from",
    arguments: [
      (Color.red, 0.0), (.yellow, 1 / 6), (.green, 1 / 3), (.cyan, 0.5), (.blue, 2 / 3),
      (.magenta, 5 / 6),
    ] as [(Color, Double)])
  func wheel(color: Color, hue: Double) {
    #expect(abs(color.hue - hue) < 1e-12)
    #expect(color.saturation == 1)
    #expect(color.brightness == 1)
    let made = Color(hue: hue, saturation: 1, brightness: 1)
    #expect(made.premultiplied == color.premultiplied)
  }

  @Test("The components of a color between gray and its hue are read as they were set")
  func mixture() {
    let color = Color(hue: 0.6, saturation: 0.25, brightness: 0.8, alpha: 0.5)
    #expect(abs(color.hue - 0.6) < 1e-12)
    #expect(abs(color.saturation - 0.25) < 1e-12)
    #expect(color.brightness == 0.8)
    #expect(color.alpha == 0.5)
  }

  @Test("A hue of 1 is red, and components outside 0…1 are clamped")
  func clamping() {
    #expect(Color(hue: 1, saturation: 1, brightness: 1) == .red)
    #expect(Color(hue: 3, saturation: 2, brightness: 2) == .red)
    #expect(Color(hue: -1, saturation: -1, brightness: 0.5) == .gray)
  }

  @Test("Components are written only to pointers that are not nil")
  func components() {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    #expect(
      Color.orange.withAlphaComponent(0.25).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 0.25])
    var hue = 0.0
    #expect(Color.blue.getHue(&hue, saturation: nil, brightness: nil, alpha: nil))
    #expect(abs(hue - 2 / 3) < 1e-12)
  }

  @Test("Only a gray has a white component")
  func white() {
    var white = 0.25
    #expect(!Color.red.getWhite(&white, alpha: nil))
    #expect(white == 0.25)
    #expect(Color.lightGray.getWhite(&white, alpha: nil))
    #expect(white == 2.0 / 3)
  }
}
