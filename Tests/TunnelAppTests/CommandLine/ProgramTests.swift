import Foundation
import TestSupport
import Testing

@testable import TunnelTestSupport

struct ProgramTests {
  @Test("T34: antipode prints one line and exits with status 0, with or without a leading minus")
  func antipode() throws {
    let program = try BuiltProgram(["antipode", "-56.55", "-171.683333"])

    #expect(program.status == 0)
    #expect(program.output == "56.55, 8.316667\n")
    #expect(program.message.isEmpty)
    #expect(
      try BuiltProgram(["antipode", "56°33′00″N 8°19′00″E"]).output == "-56.55, -171.683333333\n")
    #expect(try BuiltProgram(["antipode", "geo:90,0"]).output == "-90, -180\n")
  }

  @Test("T34: antipode --json prints one object with exact numbers")
  func json() throws {
    let program = try BuiltProgram(["antipode", "--json", "-12.345678901", "5"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(program.output.utf8)) as? [String: Any])

    #expect(program.status == 0)
    #expect(object["latitude"] as? Double == -12.345678901)
    #expect(
      object["antipode"] as? [String: Double] == ["latitude": 12.345678901, "longitude": -175])
  }

  @Test(
    "T34: Unreadable input exits with status 64 and one message",
    arguments: [
      (["antipode", "95", "8"], "the latitude 95 is outside −90 to 90"),
      (["antipode"], "Missing expected argument '<place> ...'"),
      (["antipode", "5", "5", "--jsn"], "Did you mean “--json”?"),
      (["antipode", "-5", "5", "--jsn"], "Did you mean “--json”?"),
      (["atipode", "5", "5"], "Did you mean “antipode”?"),
      (["Lemvig", "5"], "“Lemvig 5” is not a place"), (["--bogus"], "Unknown option '--bogus'"),
      (["place", "5"], "the longitude is missing"), (["fall", "5"], "the longitude is missing"),
      (["fall", "5", "5", "--to", "95", "5"], "the latitude 95 is outside −90 to 90"),
      (["fall", "5", "5", "--to"], "The place after --to is missing."),
      (["fall", "5", "5", "--fraction", "1.1"], "“1.1” is not a part of the fall"),
      (["fall", "5", "5", "--fraction", "-0.1"], "“-0.1” is not a part of the fall"),
      (["fall", "5", "5", "--fraction", "nan"], "“nan” is not a part of the fall"),
      (["fall", "Springfield", "--exact"], "“Springfield” is ambiguous"),
      (["place", "5", "5", "--date", "x"], "ISO 8601"),
      (["snapshot"], "--output"), (["snapshot", "--output", "a.jpg"], "ends in .png"),
      (["snapshot", "--output", "a.png", "--size", "0x0"], "1024x1000"),
      (["snapshot", "--output", "a.png", "--side", "up"], "'map' and 'info'"),
      (["snapshot", "--output", "a.png", "--fall", "foo"], "“foo” is not a part of the fall"),
      (["snapshot", "--output", "a.png", "--fall", "0.3", "--side", "info"], "--side has no"),
      (["snapshot", "--output", "a.png", "--fall", "0.3", "--time", "2"], "--time has no"),
      (["snapshot", "--siz", "1x1"], "Did you mean “--size”?"),
    ])
  func refusals(arguments: [String], reason: String) throws {
    let program = try BuiltProgram(arguments)

    #expect(program.status == 64)
    #expect(program.output.isEmpty)
    #expect(program.messages.count == 1)
    #expect(program.message.hasPrefix("tunnel: "))
    #expect(program.message.contains(reason), "\(program.message)")
  }

  @Test("T34: --help and --version exit with status 0")
  func help() throws {
    let help = try BuiltProgram(["--help"])
    #expect(help.status == 0)
    #expect(help.message.isEmpty)
    for word in ["antipode", "place", "fall", "snapshot", "PLACE is", "66 a missing file"] {
      #expect(help.output.contains(word), "\(word)")
    }
    let version = try BuiltProgram(["--version"])
    #expect(version.status == 0)
    #expect(version.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    #expect(try BuiltProgram(["antipode", "--help"]).output.contains("tunnelLength"))
  }

  @Test("T34: A missing data folder or file exits with status 66, a damaged file with 65")
  func data() throws {
    let none = try BuiltProgram(["place", "5", "5"], environment: ["TUNNEL_ASSETS": "/nowhere"])
    #expect(none.status == 66)
    #expect(none.message.contains("/nowhere"))
    #expect(none.messages.count == 1)

    let folder = try TemporaryFolder()
    let empty = try BuiltProgram(["place", "5", "5"], environment: ["TUNNEL_ASSETS": folder.path])
    #expect(empty.status == 66)
    #expect(empty.message.contains(folder.path))

    for name in [
      "land", "countries", "regions", "seas", "waters", "zones", "places", "elevation",
      "features",
    ] {
      _ = try folder.file("\(name).atlas", "not an archive".utf8)
    }
    let damaged = try BuiltProgram(
      ["place", "5", "5"], environment: ["TUNNEL_ASSETS": folder.path])
    #expect(damaged.status == 65)
    #expect(damaged.messages.count == 1)
  }

  @Test("T22: place reports the town and the country, as text and as JSON")
  func place() throws {
    let lines = try BuiltProgram(["place", "56.55", "8.316667"])
    #expect(lines.status == 0)
    #expect(
      lines.output.hasPrefix("Lemvig\nCentral Denmark\nDenmark\n56.55, 8.316667\n"),
      "\(lines.output)")

    let json = try BuiltProgram(
      ["place", "--json", "56.55", "8.316667", "--date", "2026-06-21T14:00+02:00"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["countryCode"] as? String == "DK")
    #expect(object["date"] as? String == "2026-06-21T12:00:00Z")
    #expect((object["nearestTown"] as? [String: Any])?["name"] as? String == "Lemvig")
    #expect(object["region"] as? String == "Central Denmark")
    #expect(object["regionCode"] as? String == "DK-82")
    #expect(object["timeZone"] as? String == "Europe/Copenhagen")
    #expect(object["localTime"] as? String == "2026-06-21T14:00:00+02:00")
    #expect(
      object["sources"] as? [String: String] == [
        "surface": "Natural Earth", "country": "Natural Earth", "region": "Natural Earth",
        "elevation": "Marble", "timeZone": "OpenStreetMap", "nearestTown": "GeoNames",
      ])
  }

  @Test("T42: place reports a summit's spot height, the grid's elevation and its uncertainty")
  func summit() throws {
    let lines = try BuiltProgram(["place", "27.9881", "86.925"]).output.split(separator: "\n")
    #expect(lines.first == "Mount Everest")
    #expect(
      lines.contains {
        $0.hasPrefix("8,84") && $0.contains(" m at the summit of Mount Everest")
          && $0.hasSuffix(" (spot height)")
      }, "\(lines)")
    #expect(
      lines.contains {
        $0.hasPrefix("elevation ≈ ") && $0.contains(" m ± ") && $0.hasSuffix(" m (2′ grid)")
      }, "\(lines)")

    let json = try BuiltProgram(["place", "--json", "27.9881", "86.925"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let summit = try #require(object["summit"] as? [String: Any])
    let (height, grid, off) = (
      try #require(summit["elevation"] as? Double), try #require(object["elevation"] as? Double),
      try #require(object["elevationError"] as? Double)
    )
    #expect(summit["name"] as? String == "Mount Everest")
    #expect(abs(grid + off - height) <= 10)
    #expect(off > 1000)
    #expect((object["sources"] as? [String: String])?["summit"] == "Natural features")
  }

  @Test(
    "T42: place omits the unknown level of a lake, and gives the uncertainty of others"
  )
  func lakeLevel() throws {
    for (arguments, keys) in [
      (["-1", "32.9"], ["lake": "Lake Victoria"]), (["52.52", "13.405"], ["headline": "Berlin"]),
    ] {
      let json = try BuiltProgram(["place", "--json"] + arguments)
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      for (key, value) in keys { #expect(object[key] as? String == value) }
      #expect((object["elevation"] == nil) == (object["lake"] != nil))
      #expect((object["elevationError"] == nil) == (object["lake"] != nil))
      #expect(object["summit"] == nil)
    }
  }

  @Test("T23: place --json describes the tunnel to the other side")
  func tunnel() throws {
    let program = try BuiltProgram(["place", "--json", "45", "10"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(program.output.utf8)) as? [String: Any])
    let tunnel = try #require(object["tunnel"] as? [String: Any])

    // The radius of the ellipsoid at 45° is 6,367,489.544 m.
    let length = try #require(tunnel["length"] as? Double)
    #expect(abs(length - 12_734_979.088) < 0.01)
    let fall = try #require(tunnel["fallTime"] as? [String: Double])
    #expect(fall["prem"]?.rounded() == 2291)
    #expect(fall["uniform"]?.rounded() == 2530)
    let line = try #require(tunnel["plumbLine"] as? [String: Double])
    #expect(abs(try #require(line["missesCenterBy"]) - 21_385) < 100)
    #expect(try #require(line["endsAwayBy"]) > 40_000)
    let layers = try #require(tunnel["layers"] as? [[String: Any]])
    #expect(
      layers.compactMap { $0["name"] as? String } == [
        "Crust", "Upper mantle", "Lower mantle", "Outer core", "Inner core",
      ])
    #expect(layers.map { $0["bottom"] as? Double }.first == 24_400)
  }

  @Test("T40: fall says the same as place, and answers a batch")
  func fall() throws {
    let place = try BuiltProgram(["place", "--json", "45", "10"]).output
    let alone = try BuiltProgram(["fall", "--json", "45", "10"])
    let batch = try BuiltProgram(["fall", "--json", "-"], input: "45 10\n95 8\n45 10\n")
    let lines = batch.output.split(separator: "\n")

    #expect(alone.status == 0)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(alone.output.utf8)) as? [String: Any])
    let tunnel = try #require(
      (try JSONSerialization.jsonObject(with: Data(place.utf8)) as? [String: Any])?["tunnel"]
        as? [String: Any])
    #expect(object["length"] as? Double == tunnel["length"] as? Double)
    #expect(
      object["fallTime"] as? [String: Double] == tunnel["fallTime"] as? [String: Double])
    #expect(batch.status == 64)
    #expect(lines.count == 2)
    #expect(lines.last?.contains("\"line\":3,") == true)
    #expect(batch.message.contains("line 2: "))
  }

  @Test("T40: fall takes names for both ends, and none for one end twice")
  func fallByName() throws {
    let named = try BuiltProgram(["fall", "New", "York", "--to", "Paris", "--fraction", "0.5"])
    #expect(named.status == 0)
    #expect(named.output.contains("to 48.85341, 2.3488\n"))
    #expect(named.output.contains("Upper mantle"))

    let same = try BuiltProgram(["fall", "Paris", "--to", "Paris"])
    #expect(same.status == 1)
    #expect(same.output.isEmpty)
    #expect(
      same.messages.last == "tunnel: There is no tunnel from 48.85341, 2.3488 to the same place.")
    #expect(try BuiltProgram(["fall", "5", "5", "--to", "Qwxzzy"]).status == 1)
  }

  @Test("T34: a time zone missing from the system is reported after the answer, with status 1")
  func missingZone() throws {
    let program = try BuiltProgram(
      ["place", "56.55", "8.316667"], environment: ["TZDIR": "/nowhere"])

    #expect(program.status == 1)
    #expect(program.output.hasPrefix("Lemvig\n"))
    #expect(
      program.message
        == "tunnel: The time zone Europe/Copenhagen is not in the system's database, /nowhere: "
        + "the local time is unknown. Install the package tzdata.\n")
  }

  @Test("T22: at sea, place reports the sea and no country")
  func sea() throws {
    let json = try BuiltProgram(["place", "--json", "-56.55", "-171.683333"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])

    #expect(json.status == 0)
    #expect((object["sea"] as? String)?.contains("Ocean") == true)
    #expect(object["countryCode"] == nil)
    #expect(object["timeZone"] as? String == "Etc/GMT+11")
    #expect((object["nearestLand"] as? [String: Any])?["countryCode"] as? String == "NZ")
    #expect(object["surface"] as? String == "sea")
  }

  @Test("Output that cannot be written is an error")
  func fullDisk() throws {
    let program = try BuiltProgram(["antipode", "5", "5"], writingTo: "/dev/full")

    #expect(program.status == 73)
    #expect(program.message.hasPrefix("tunnel: The output cannot be written: "))
  }
}
