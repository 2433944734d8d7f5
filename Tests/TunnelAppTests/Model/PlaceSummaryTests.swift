import Atlas
import TestSupport
import Testing

@testable import TunnelApp

struct PlaceSummaryTests {
  private func summary(_ text: String, end: End = .start) throws -> PlaceSummary {
    PlaceSummary(try TunnelStage.earth.describe(place(text)), end: end, on: TunnelStage.noon)
  }

  private func value(_ name: String, _ summary: PlaceSummary) -> String? {
    summary.facts.first { $0.name == name }?.value
  }

  @Test("T22: on land there is the town, the country and the coordinates, but no sea")
  func land() throws {
    let summary = try summary("52.52 13.405")

    #expect(summary.headline == "Berlin")
    #expect(summary.subtitle.contains("Germany"))
    #expect(value("Coordinates", summary) == "52°31′12″N 13°24′18″E")
    #expect(value("Nearest land", summary) == nil)
    #expect(value("Elevation", summary) == "≈ 40 m")
    #expect(value("Day length", summary) == "16 h 50 min")
  }

  @Test("T22: at sea there is the sea, with distances and directions to the nearest land and town")
  func sea() throws {
    let summary = try summary("-56.55 -171.683333", end: .target)

    #expect(summary.headline.contains("Pacific") || summary.headline.contains("Ocean"))
    #expect(value("Nearest land", summary)?.contains("km") == true)
    #expect(value("Nearest town", summary)?.contains("km") == true)
    #expect(!summary.subtitle.isEmpty)
    #expect(value("Depth", summary)?.hasPrefix("≈ ") == true)
    #expect(value("Elevation", summary) == nil)
  }

  @Test(
    "T22: coordinates are in the chosen notation, and also in decimals or minutes",
    arguments: CoordinateFormat.offered)
  func notation(format: CoordinateFormat) throws {
    let description = try TunnelStage.earth.describe(place("-56.55 -171.683333"))
    let summary = PlaceSummary(description, end: .start, on: TunnelStage.noon, written: format)

    #expect(value("Coordinates", summary) == format.shown(description.coordinate))
    #expect(
      summary.facts.last?.value
        == (format == .decimal ? "56°33′00″S 171°41′00″W" : "−56.55000, −171.68333"))
  }

  @Test("T22: on the high seas the time zone has the same offset as the local time")
  func nauticalZone() throws {
    #expect(value("Time zone", try summary("-56.55 -171.683333")) == "UTC−11, by longitude")
    #expect(value("Time zone", try summary("0 -30")) == "UTC−2, by longitude")
    #expect(value("Time zone", try summary("0 -2")) == "UTC, by longitude")
    #expect(value("Time zone", try summary("55.7 12.5")) == "Europe/Copenhagen")
  }

  @Test("T22: A polar day and a polar night are named as such")
  func polarLight() throws {
    #expect(value("Sun", try summary("78.22 15.65")) == "polar day: it does not set")
    #expect(value("Sun", try summary("-78.22 15.65")) == "polar night: it does not rise")
    #expect(value("Day length", try summary("78.22 15.65")) == nil)
  }

  @Test("T22: the poles have an answer too", arguments: ["90 0", "-90 0"])
  func poles(text: String) throws {
    let summary = try summary(text)

    #expect(!summary.headline.isEmpty)
    #expect(value("Coordinates", summary)?.hasPrefix("90°00′00″") == true)
  }

  @Test("T23: only the target side describes the tunnel")
  func tunnel() throws {
    let start = try summary("0 0", end: .start)
    let target = try summary("0 180", end: .target)

    #expect(!start.facts.contains { $0.name.contains("Tunnel") })
    #expect(value("Tunnel", target) == "12,756 km")
    #expect(value("Earth's center", target) == "halfway, 6,378 km down")
    #expect(value("Highest temperature", target) == "≈ 5,950 °C")
    #expect(value("Dug by plumb line", target) == "meets the center")
    #expect(value("Fall without air", target) == "38 min 11 s")
    #expect(value("Fall, even density", target) == "42 min 10 s")
    #expect(
      value("Layers", target)
        == "Crust to 24 km, Upper mantle to 670 km, Lower mantle to 2,891 km, "
        + "Outer core to 5,150 km, Inner core")
    let tunnel = try summary("-45 -171", end: .target)
    #expect(value("Tunnel", tunnel) == "12,735 km")
    #expect(
      value("Dug by plumb line", tunnel) == "misses the center by 21 km, ends 43 km away")
  }

  @Test("T23: Each fact of the tunnel names its source")
  func sources() throws {
    let start = try summary("56.55 8.316667", end: .start)
    let target = try summary("56.55 8.316667", end: .target)
    let own = target.facts.filter { fact in !start.facts.contains { $0.name == fact.name } }

    #expect(own.count == 7)
    #expect(own.allSatisfy { $0.source != nil })
    #expect(own.first?.caption == "Tunnel (WGS84)")
  }

  @Test(
    "T22: The nearest town and the nearest land have a direction and a source")
  func surroundings() throws {
    let lake = try summary("-1.5 33")
    let sea = try summary("-56.55 -171.683333")
    let captions = sea.facts.map(\.caption)

    #expect(lake.headline == "Lake Victoria")
    #expect(lake.subtitle == "Mwanza Region\u{A0}· Tanzania")
    // The town is to the south, because the place is north of it.
    #expect(value("Nearest town", lake) == "Bukonyo, 50 km south")
    #expect(value("Nearest land", sea) == "New Zealand, 989 km north-west")
    #expect(value("Nearest town", sea) == "Waitangi, 1,443 km north")
    #expect(captions.contains("Nearest town (GeoNames)"))
    #expect(captions.contains("Nearest land (Natural Earth)"))
    #expect(captions.contains("Depth (Marble)"))
    #expect(captions.contains("Time zone (Longitude)"))
    #expect(value("Decimal degrees", sea) == "−56.55000, −171.68333")
  }

  @Test(
    "T22: Nothing that a place belongs to is repeated, in the window and on the command line",
    arguments: ["-51.7 -57.85", "-8.52 179.2", "36.14 -5.35", "22.2 113.54", "52.9 173.1"])
  func setting(text: String) throws {
    let description = try TunnelStage.earth.describe(place(text))
    let summary = try summary(text)
    let lines = PlaceAnswer(description, on: TunnelStage.noon).lines

    let told = [summary.headline] + summary.subtitle.split(separator: "\u{A0}· ").map(String.init)
    #expect(Set(told).count == told.count, "\(told)")
    #expect(Array(lines.prefix(told.count)) == told)
    #expect(lines.contains { $0.hasSuffix(", \(description.zone?.name ?? "")") })
    #expect(lines.contains("nearest town \(description.townWords)"))
  }

  @Test("T24: nothing is empty, and nothing is repeated")
  func nothingInvented() throws {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<60 {
      let latitude = Double.random(in: -90...90, using: &random)
      let longitude = Double.random(in: -180..<180, using: &random)
      let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
      for end in End.allCases {
        let description = try TunnelStage.earth.describe(coordinate)
        let summary = PlaceSummary(description, end: end, on: TunnelStage.noon)
        #expect(!summary.headline.isEmpty)
        #expect(summary.subtitle != summary.headline)
        #expect(summary.facts.allSatisfy { !$0.name.isEmpty && !$0.value.isEmpty })
        #expect(Set(summary.facts.map(\.name)).count == summary.facts.count)
        #expect((value("Nearest land", summary) != nil) == (description.surface.value == .sea))
      }
    }
  }
}
