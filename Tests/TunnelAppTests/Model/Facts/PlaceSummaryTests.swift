import Atlas
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

struct PlaceSummaryTests {
  private func summary(_ text: String) throws -> PlaceSummary {
    PlaceSummary(try TunnelStage.earth.describe(place(text)), on: TunnelStage.noon)
  }

  private func value(_ name: String, _ summary: PlaceSummary) -> String? {
    summary.allFacts.first { $0.name == name }?.value
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
    let summary = try summary("-56.55 -171.683333")

    #expect(summary.headline.contains("Pacific") || summary.headline.contains("Ocean"))
    #expect(value("Nearest land", summary)?.contains("km") == true)
    #expect(value("Nearest town", summary)?.contains("km") == true)
    #expect(!summary.subtitle.isEmpty)
    #expect(value("Depth", summary)?.hasPrefix("≈ ") == true)
    #expect(value("Elevation", summary) == nil)
  }

  @Test(
    "T22, T45: coordinates are in the chosen notation, once, and copied as it is written",
    arguments: CoordinateFormat.offered)
  func notation(format: CoordinateFormat) throws {
    let description = try TunnelStage.earth.describe(place("-56.55 -171.683333"))
    let summary = PlaceSummary(description, on: TunnelStage.noon, written: format)

    #expect(value("Coordinates", summary) == format.shown(description.coordinate))
    #expect(summary.facts.last?.copied == format.copied(description.coordinate))
    #expect(summary.allFacts.count { $0.copied?.contains("171") == true } <= 1)
  }

  @Test(
    "T22: on the high seas the offset from UTC stands beside the time, and nowhere else",
    arguments: [("-56.55 -171.683333", "UTC−11"), ("0 -30", "UTC−2"), ("0 -2", "GMT")])
  func nauticalZone(place: String, offset: String) throws {
    let summary = try summary(place)
    #expect(summary.clock?.detail?.hasSuffix(", " + offset) == true)
    #expect(value("Time zone", summary) == nil)
    #expect(summary.clock?.source == "Longitude")
  }

  @Test("T22: on land the time has its date and abbreviation, and the zone its name")
  func landZone() throws {
    let summary = try summary("55.7 12.5")
    #expect(summary.clock?.value == "14:00")
    #expect(summary.clock?.detail == "Sun 21 June 2026, CEST")
    #expect(summary.clock?.copied == "Sun 21 June 2026, 14:00 CEST")
    #expect(value("Time zone", summary) == "Europe/Copenhagen")
  }

  @Test(
    "T45: the sun is up or down now, or all day",
    arguments: [
      ("55.7 12.5", DayCourse.Light.day), ("-56.55 -171.68", .night), ("78.22 15.65", .polarDay),
      ("-78.22 15.65", .polarNight), ("90 0", .polarDay), ("-90 0", .polarNight),
    ])
  func light(place: String, light: DayCourse.Light) throws {
    let course = try #require(try summary(place).day?.course)
    #expect(course.light == light)
    #expect((course.hours == nil) == (light == .polarDay || light == .polarNight))
  }

  @Test("T45: the sun's way meets the horizon at sunrise and sunset, and is highest at noon")
  func course() throws {
    let course = try #require(try summary("52.52 13.405").day?.course)
    let hours = try #require(course.hours)
    for part in [hours.lowerBound, hours.upperBound] {
      #expect(abs((course.altitude(at: part).degrees - DayCourse.horizon.degrees)) < 0.01)
    }
    // 90° − 52.52° + 23.44°
    #expect(abs(course.altitude(at: 0.5).degrees - 60.92) < 0.05)
    // 16 h 50 min
    #expect(abs((hours.upperBound - hours.lowerBound) * 24 - 16.83) < 0.05)
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

  private func value(_ name: String, _ tunnel: TunnelSummary) -> String? {
    tunnel.allFacts.first { $0.name == name }?.value
  }

  @Test("T23, T45: the tunnel begins with its length and the fall, and the rest is folded")
  func tunnel() throws {
    let target = TunnelSummary(to: place("0 180"))

    #expect(target.length.value == "12,756 km")
    #expect(target.fall.value == "38 min 11 s")
    #expect(!target.more.contains { [target.length, target.fall].contains($0) })
    #expect(value("Earth's center", target) == "halfway, 6,378 km down")
    #expect(value("Highest temperature", target) == "≈ 5,950 °C")
    #expect(value("Dug by plumb line", target) == "meets the center")
    #expect(value("Fall, even density", target) == "42 min 10 s")
    #expect(
      value("Layers", target)
        == "Crust to 24 km, Upper mantle to 670 km, Lower mantle to 2,891 km, "
        + "Outer core to 5,150 km, Inner core")
    let tunnel = TunnelSummary(to: place("-45 -171"))
    #expect(tunnel.length.value == "12,735 km")
    #expect(
      value("Dug by plumb line", tunnel) == "misses the center by 21 km, ends 43 km away")
  }

  @Test("T23: Each fact of the tunnel names its source")
  func sources() {
    let facts = TunnelSummary(to: place("56.55 8.316667")).allFacts
    #expect(facts.count == 7)
    #expect(facts.allSatisfy { $0.source != nil })
    #expect(facts.first?.attribution == "Length: WGS84")
  }

  @Test(
    "T22: The nearest town and the nearest land have a direction and a source")
  func surroundings() throws {
    let lake = try summary("-1.5 33")
    let sea = try summary("-56.55 -171.683333")
    let captions = sea.allFacts.compactMap(\.attribution)

    #expect(lake.headline == "Lake Victoria")
    #expect(lake.subtitle == "Mwanza Region\u{A0}· Tanzania")
    // The town is to the south, because the place is north of it.
    #expect(value("Nearest town", lake) == "Bukonyo, 50 km south")
    #expect(value("Nearest land", sea) == "New Zealand, 989 km north-west")
    #expect(value("Nearest town", sea) == "Waitangi, 1,443 km north")
    #expect(captions.contains("Nearest town: GeoNames"))
    #expect(captions.contains("Nearest land: Natural Earth"))
    #expect(captions.contains("Depth: Marble"))
    #expect(captions.contains("Local time: Longitude"))
  }

  @Test("T45: what is near has the direction in which it lies, but not at a pole")
  func directions() throws {
    let lake = try summary("-1.5 33")
    let sea = try summary("-56.55 -171.683333")

    let town = try #require(lake.facts.first?.bearing)
    #expect(CompassPoint(bearing: town) == .south)
    let land = try #require(sea.facts.first?.bearing)
    #expect(CompassPoint(bearing: land) == .northWest)
    let pole = try summary("90 0")
    #expect(pole.facts.first?.name == "Nearest land")
    #expect(pole.allFacts.allSatisfy { $0.bearing == nil })
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
    let zone = try #require(description.zone)
    #expect(lines.contains { $0.hasSuffix(", \(zone.name)") } == !zone.value.isNautical)
    #expect(lines.contains("nearest town \(description.townWords)"))
  }

  @Test("T24: nothing is empty, and nothing is repeated")
  func nothingInvented() throws {
    var random = SeededGenerator(seed: 24)
    for _ in 0..<60 {
      let latitude = Double.random(in: -90...90, using: &random)
      let longitude = Double.random(in: -180..<180, using: &random)
      let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
      let description = try TunnelStage.earth.describe(coordinate)
      let summary = PlaceSummary(description, on: TunnelStage.noon)
      #expect(!summary.headline.isEmpty)
      #expect(summary.subtitle != summary.headline)
      #expect(summary.allFacts.allSatisfy { !$0.name.isEmpty && !$0.value.isEmpty })
      #expect(Set(summary.allFacts.map(\.name)).count == summary.allFacts.count)
      #expect((value("Nearest land", summary) != nil) == (description.surface.value == .sea))
    }
  }
}
