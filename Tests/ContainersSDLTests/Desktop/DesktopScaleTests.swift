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

  @Test("D73: Numbers are read in both orders of bytes, past texts and colors", arguments: [0, 1])
  func settings(order: UInt8) {
    let bytes = XSettingsBytes(order: order).setting("Net/Name", text: "Adwaita")
      .color("Gtk/Color").setting("Gdk/WindowScalingFactor", number: 2).bytes

    #expect(XSettings(bytes)?["Gdk/WindowScalingFactor"] == 2)
    #expect(XSettings(bytes)?["Net/Name"] == nil)
  }

  @Test("D73: Settings that are cut off anywhere are none")
  func cut() {
    let bytes = XSettingsBytes.scale(2)

    for count in bytes.indices { #expect(XSettings(Array(bytes.prefix(count))) == nil) }
  }
}

/// The bytes of a settings manager's property.
private struct XSettingsBytes {
  private let order: UInt8
  private var settings: [UInt8] = []
  private var count = 0

  init(order: UInt8) { self.order = order }

  static func scale(_ factor: Int) -> [UInt8] {
    XSettingsBytes(order: 0).setting("Gdk/WindowScalingFactor", number: factor).bytes
  }

  var bytes: [UInt8] { [order, 0, 0, 0] + ordered(7, 4) + ordered(count, 4) + settings }

  func setting(_ name: String, number: Int) -> Self { adding(0, name, ordered(number, 4)) }

  func setting(_ name: String, text: String) -> Self {
    adding(1, name, ordered(text.utf8.count, 4) + padded(text))
  }

  func color(_ name: String) -> Self { adding(2, name, [UInt8](repeating: 9, count: 8)) }

  private func adding(_ kind: UInt8, _ name: String, _ value: [UInt8]) -> Self {
    var result = self
    result.settings += [kind, 0] + ordered(name.utf8.count, 2) + padded(name) + ordered(1, 4)
    result.settings += value
    result.count += 1
    return result
  }

  private func padded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
  }

  private func ordered(_ number: Int, _ count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    return order == 1 ? bytes.reversed() : bytes
  }
}
