import Atlas
import TestSupport
import Testing

@testable import TunnelApp

@Suite("Settings")
struct SettingsTests {
  private static let all = Settings(
    units: .imperial, notation: .utm, appearance: .light, start: .home)

  @Test("D97: settings are read back as they were written, with a version")
  func roundTrip() {
    for settings in [Settings(), Self.all] {
      var text = KeyedText()
      settings.write(into: &text)
      #expect(text["version"]?.value == "1")
      let read = Settings.read(KeyedText(text.text))
      #expect(read.settings == settings)
      #expect(read.damaged.isEmpty)
    }
  }

  @Test("D97: unknown keys, comments, order and damaged lines stay when a setting changes")
  func keeping() {
    let old = "# mine\r\nfuture = 7\nunits=imperial\n???\n\nversion = 9\n"
    var text = KeyedText(old)
    var settings = Settings.read(text).settings
    settings.units = .nautical
    settings.write(into: &text)

    #expect(text.text == old.replacing("units=imperial", with: "units = nautical"))
  }

  @Test("D97: lines that cannot be read are named by their number and skipped")
  func damage() {
    let read = Settings.read(
      KeyedText("version = 1\nunits = cubits\nno value\n= 5\nnotation = exact\nstart = home\n"))
    #expect(read.damaged == [2, 3, 4, 5])
    #expect(read.settings == Settings(start: .home))
  }

  @Test("D97: any bytes are read without a fault, and are kept when a setting is written")
  func anyBytes() {
    var random = SeededGenerator(seed: 97)
    var whole = KeyedText()
    Self.all.write(into: &whole)
    let bytes = Array(whole.text.utf8)
    for _ in 0..<3000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 0..<10, using: &random) {
        let spot = damaged.indices.randomElement(using: &random) ?? 0
        damaged[spot] = .random(in: .min ... .max, using: &random)
      }
      var text = KeyedText(String(decoding: damaged, as: UTF8.self))
      let old = Settings.read(text)
      #expect(old.damaged.allSatisfy { 1...(damaged.count + 1) ~= $0 })
      Self.all.write(into: &text)
      #expect(Settings.read(KeyedText(text.text)).settings == Self.all)
    }
  }

  @Test(
    "D97: lengths in feet and miles, and in nautical miles",
    arguments: [
      (100.0, "100 m", "328 ft", "100 m"), (1852, "1.9 km", "1.2 mi", "1.0 NM"),
      (12_742_000, "12,742 km", "7,918 mi", "6,880 NM"), (-1, "–", "–", "–"),
    ])
  func lengths(meters: Double, metric: String, imperial: String, nautical: String) {
    #expect(
      Units.allCases.prefix(3).map { $0.distance(meters: meters) } == [metric, imperial, nautical])
  }

  @Test(
    "D66: The units are usual where LC_MEASUREMENT or the territory says, until others are chosen",
    arguments: [
      ([:], .metric), (["LANG": "en_US.UTF-8"], .imperial), (["LANG": "en_LR"], .imperial),
      (["LANG": "en_GB.UTF-8"], .british), (["LANG": "da_DK.UTF-8"], .metric),
      (["LANG": "en_US.UTF-8", "LC_MEASUREMENT": "da_DK.UTF-8"], .metric),
      (["LANG": "en_US.UTF-8", "LC_ALL": "C.UTF-8"], .metric), (["LANG": "en"], .metric),
    ] as [([String: String], Units)])
  func usualUnits(environment: [String: String], units: Units) {
    let usual = Units { environment[$0] }
    #expect(usual == units)
    #expect(Settings.read(KeyedText(), usual: usual).settings.units == units)
    #expect(
      Settings.read(KeyedText("units = nautical\n"), usual: usual).settings.units == .nautical)
  }

  @Test("D66: Units that were never chosen are not saved")
  func unchosenUnits() {
    var text = KeyedText()
    Settings(units: .imperial, appearance: .dark).write(into: &text, usual: .imperial)

    #expect(!text.text.contains("units"))
    #expect(text.text.contains("appearance = dark"))
  }

  @Test("D66: In Britain miles stand beside meters")
  func british() {
    #expect(Units.british.distance(meters: 500) == "500 m")
    #expect(Units.british.distance(meters: 12_742_000) == "7,918 mi")
    #expect(Units.british.height(meters: 8849) == "8,849 m")
  }

  @Test("D97: scale bars have round lengths in all units", arguments: Units.allCases)
  func scaleBars(units: Units) {
    for meters in [3.0, 42, 700, 3000, 99_000, 4_000_000] {
      let length = units.roundDistance(atMost: meters)
      #expect(length <= meters)
      #expect(length > meters / 20)
    }
  }
}
