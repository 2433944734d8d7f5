import Testing

@testable import ContainersSDL

@Suite struct DesktopScaleTests {
  @Test(
    "D73: The scale is that of the fonts, or else that of GTK, or else one",
    arguments: [
      ("*color:\tred\nXft.dpi:\t192\n", nil, 2.0), ("Xft.dpi: 144", "3", 1.5), ("", "2", 2.0),
      ("", nil, 1.0), ("Xft.dpi:\tnone", "two", 1.0), ("Xft.dpi:\t0", nil, 1.0),
      ("Xft.dpi:\t96000", nil, 8.0), ("Xft.dpi:\t-96", nil, 1.0),
    ] as [(String, String?, Double)])
  func scale(resources: String, gdkScale: String?, expected: Double) {
    #expect(
      DesktopScale.scale(resources: resources, manager: { nil }, gdkScale: gdkScale) == expected)
  }

  @Test(
    "D73: The factor of the settings manager comes after that of the fonts, and before GTK's",
    arguments: [("Xft.dpi: 144", 1.5), ("", 3.0)])
  func manager(resources: String, expected: Double) {
    let settings = XSettings(XSettingsBytes.scale(3))

    let scale = DesktopScale.scale(
      resources: resources, manager: { settings }, gdkScale: "2")

    #expect(scale == expected)
  }

  @Test("D73: The settings manager is not asked where the fonts have a scale")
  func lazy() {
    var count = 0
    _ = DesktopScale.scale(
      resources: "Xft.dpi: 96",
      manager: {
        count += 1
        return nil
      }, gdkScale: nil)

    #expect(count == 0)
  }
}
