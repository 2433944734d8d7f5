import Atlas
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

struct EndNameTests {
  private func line(_ text: String) -> String? {
    TunnelStage.earth.name(of: place(text))?.line
  }

  @Test("T37: on land an end is named by the town and the country")
  func land() {
    #expect(line("52.52 13.405") == "Berlin, Germany")
    #expect(line("56.9 8.9")?.hasSuffix(", Denmark") == true)
  }

  @Test(
    "T33: names in the same script are joined by its comma, different scripts by the Latin one",
    arguments: [
      (["Lemvig", "Denmark"], "Lemvig, Denmark"),
      (["\u{642}\u{645}", "\u{625}\u{64A}"], "\u{642}\u{645}، \u{625}\u{64A}"),
      (["\u{642}\u{645}", "8 km"], "\u{642}\u{645}, 8 km"), (["東京", "日本"], "東京，日本"),
      (["Lemvig"], "Lemvig"), ([], ""),
    ])
  func commas(names: [String], line: String) { #expect(names.joinedByCommas == line) }

  @Test("T37, D76: near a town abroad an end has a shorter name, without the country")
  func abroad() {
    let name = TunnelStage.earth.name(of: place("58 25.1"))
    #expect(name?.place == "Near Mõisaküla (Estonia)")
    #expect(name?.shortPlace == "Near Mõisaküla")
    #expect(
      name?.lines == [
        "Near Mõisaküla (Estonia), Latvia", "Near Mõisaküla (Estonia)", "Near Mõisaküla",
      ])
  }

  @Test("T37: at sea an end is named by the sea and the nearest land with its distance")
  func sea() {
    #expect(line("56.9 11.5")?.hasPrefix("Kattegat, ") == true)
    #expect(line("56.9 11.5")?.hasSuffix(" km off Denmark") == true)
  }

  @Test("T37, D76: at sea an end has a shorter setting, without the name of the land")
  func shortSetting() {
    let pacific = TunnelStage.earth.name(of: place("-56.55 -171.683333"))
    #expect(pacific?.setting == "990 km off New Zealand")
    #expect(pacific?.shortSetting == "990 km off land")
    #expect(TunnelStage.earth.name(of: place("52.52 13.405"))?.shortSetting == nil)
  }

  @Test("T37: a distance of 100 km or more is rounded to 10 km")
  func rounding() throws {
    for text in ["-56.55 -171.683333", "30 -40"] {
      let digits = try #require(line(text)).filter(\.isNumber)
      #expect(digits.last == "0", "\(text): \(digits)")
    }
  }

  @Test("T42: a summit is named with its height, lakes and poles by name alone")
  func features() {
    let everest = line("27.9881 86.925")
    #expect(everest?.hasPrefix("Mount Everest, 8,8") == true, "\(everest ?? "")")
    #expect(everest?.contains(" m, ") == true)
    #expect(line("-1 32.9")?.hasPrefix("Lake Victoria, ") == true)
    #expect(line("-90 0") == "South Pole, Antarctica")
    #expect(line("90 0")?.hasPrefix("North Pole, ") == true)
  }

  @Test("T48: a region with the name of its city is named with its kind")
  func region() {
    #expect(line("20 9.5") == "Agadez Region, Niger")
    #expect(line("18 48.9") == "Hadramaut, Yemen")
  }

  @Test("T37: a country is not repeated")
  func once() {
    #expect(line("1.35 103.82") == "Singapore")
    #expect(line("22.31 114.17") == "Hong Kong")
  }
}
