import Testing

@testable import ContainersSDL

@Suite struct DesktopScaleTests {
  @Test(
    "The scale is that of the fonts, or else that of GTK, or else one",
    arguments: [
      ("*color:\tred\nXft.dpi:\t192\n", nil, 2.0), ("Xft.dpi: 144", "3", 1.5), ("", "2", 2.0),
      ("", nil, 1.0), ("Xft.dpi:\tnone", "two", 1.0), ("Xft.dpi:\t0", nil, 1.0),
      ("Xft.dpi:\t96000", nil, 8.0), ("Xft.dpi:\t-96", nil, 1.0),
    ] as [(String, String?, Double)])
  func scale(resources: String, gdkScale: String?, expected: Double) {
    #expect(DesktopScale.scale(resources: resources, gdkScale: gdkScale) == expected)
  }
}
