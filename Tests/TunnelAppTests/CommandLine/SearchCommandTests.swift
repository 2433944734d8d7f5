import Foundation
import TestSupport
import Testing

struct SearchCommandTests {
  private func object(_ program: BuiltProgram) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(program.output.utf8)) as? [String: Any])
  }

  @Test("T25, T34: search prints one line per place, the best first, in the user's language")
  func lines() throws {
    let program = try BuiltProgram(
      ["search", "kopenh", "--limit", "3"], environment: ["LC_ALL": "da_DK.UTF-8"])
    #expect(program.status == 0)
    #expect(program.message.isEmpty)
    let lines = program.output.split(separator: "\n")
    #expect(lines.count <= 3)
    #expect(lines.first?.hasPrefix("København, ") == true, "\(program.output)")
    #expect(lines.first?.contains(", Danmark\t55.6") == true)
    #expect(lines.first?.hasSuffix("\tcapital") == true)

    let german = try BuiltProgram(
      ["search", "kopenh", "--limit", "1", "--language", "de"],
      environment: ["LC_ALL": "da_DK.UTF-8"])
    #expect(german.output.hasPrefix("Kopenhagen, "))
    #expect(german.output.contains(", Dänemark\t"))
  }

  @Test("T25, T34: search --json prints one object with a result per place")
  func json() throws {
    let object = try object(
      BuiltProgram(["search", "--json", "sao", "paulo", "--near", "-23.5", "-46.6", "--limit", "2"])
    )
    let results = try #require(object["results"] as? [[String: Any]])

    #expect(object["query"] as? String == "sao paulo")
    #expect(results.count == 2)
    #expect(results[0]["name"] as? String == "São Paulo")
    #expect(results[0]["match"] as? String == "whole")
    #expect(results[0]["kind"] as? String == "place")
    #expect(results[0]["countryCode"] as? String == "BR")
    #expect((results[0]["population"] as? Int ?? 0) > 5_000_000)
    #expect((results[0]["elevation"] as? Int).map { (700...800).contains($0) } == true)
  }

  @Test(
    "T25: search answers a name in another script with this name, and the user's own in parentheses"
  )
  func typedName() throws {
    for (text, line) in [
      ("東京", "東京 (Tokyo), Japan\t"), ("Москва", "Москва (Moscow), Russia\t"),
      ("Kopenhagen", "Copenhagen, "), ("Tokyo", "Tokyo, Japan\t"),
    ] {
      let output = try BuiltProgram(["search", text, "--language", "en", "--limit", "1"]).output
      #expect(output.hasPrefix(line), "\(output)")
    }
  }

  @Test(
    "T25, T34: search says that nothing is called like a beginning, and whose town an address has")
  func notes() throws {
    let beginning = try BuiltProgram(["search", "foo", "--language", "en"])
    #expect(beginning.status == 0)
    #expect(beginning.output.hasPrefix("Foothill Farms, "))
    #expect(beginning.message == "tunnel: Nothing is called “foo”. Did you mean one of these?\n")
    let address = try BuiltProgram(["search", "10 Downing Street, London", "--language", "en"])
    #expect(address.status == 0)
    #expect(address.output.hasPrefix("London, England, United Kingdom\t"))
    #expect(address.message.contains("Streets are not in the data."))
  }

  @Test("T42: search reports the kind of a natural feature, as text and as JSON")
  func feature() throws {
    let line = try BuiltProgram(["search", "everest", "--limit", "1"]).output
    #expect(line.hasPrefix("Mount Everest, China and Nepal\t27.9"), "\(line)")
    #expect(line.contains("\tmountain, 8,84"))

    let results = try #require(
      try object(BuiltProgram(["search", "--json", "everest", "--limit", "1"]))["results"]
        as? [[String: Any]])
    #expect(results[0]["kind"] as? String == "feature")
    #expect(results[0]["feature"] as? String == "peak")
    #expect((results[0]["elevation"] as? Double).map { (8848...8850).contains($0) } == true)
    #expect(results[0]["countryCodes"] as? [String] == ["CN", "NP"])
    #expect((results[0]["source"] as? String)?.isEmpty == false)
    #expect(results[0]["country"] == nil)
  }

  @Test("T25: search does not repeat a region with the same name as its country")
  func regionOfCountry() throws {
    let line = try BuiltProgram(["search", "san juan", "--limit", "1"]).output
    #expect(line.hasPrefix("San Juan, Puerto Rico\t18.4"), "\(line)")
  }

  @Test(
    "T48: place never calls a region by the name of its city, nor by a name in another language",
    arguments: [
      ("23, 46", "en", "Near Ar Rayn|Riyadh Region|Saudi Arabia"),
      ("20, 9.5", "en", "Agadez Region|Niger"), ("27, 0", "en", "Near Sali|Adrar Province|Algeria"),
      ("40.6, 140.9", "en", "Near Shichinohe|Aomori Prefecture|Japan"),
      ("20, 9.5", "de", "Region Agadez|Niger"), ("0, 35.5", "de", "Near Timboroa|Kenia"),
      ("56.55, 8.3167", "de", "Lemvig|Region Midtjylland|Dänemark"),
      ("56.55, 8.3167", "da", "Lemvig|Region Midtjylland|Danmark"),
      ("24.7136, 46.6753", "en", "Riyadh|Saudi Arabia"),
      ("52.52, 13.2", "en", "Wilhelmstadt|Berlin|Germany"),
      ("40.71, -74.006", "en", "New York City|New York State|United States"),
    ])
  func regionTitles(place: String, language: String, lines: String) throws {
    let answer = try BuiltProgram(["place", place, "--language", language]).output
    let wanted = lines.split(separator: "|").map(String.init)
    #expect(answer.split(separator: "\n").prefix(wanted.count).map(String.init) == wanted)
  }

  @Test(
    "T48: search shows the kind of a region, and none that the language has no name for",
    arguments: [
      ("columbus, georgia", "en", "Columbus, Georgia, United States\t32.4"),
      ("al kharj", "en", "Al Kharj, Riyadh Region, Saudi Arabia\t"),
      ("lemvig", "de", "Lemvig, Region Midtjylland, Dänemark\t"),
      ("al kharj", "da", "Al Kharj, Saudi-Arabien\t"),
      ("arlit", "en", "Arlit, Agadez Region, Niger\t"),
      ("phenix city", "en", "Phenix City, Alabama, United States\t"),
    ])
  func surroundings(text: String, language: String, start: String) throws {
    let line = try BuiltProgram(["search", text, "--limit", "1", "--language", language]).output
    #expect(line.hasPrefix(start), "\(line)")
  }

  @Test("T33: place answers in the requested language")
  func placeLanguage() throws {
    let danish = try BuiltProgram(["place", "55.676", "12.566", "--language", "da"])
    #expect(danish.output.hasPrefix("København\n"), "\(danish.output)")
    #expect(danish.output.contains("\nRegion Hovedstaden\nDanmark\n"))
    let system = try BuiltProgram(
      ["place", "55.676", "12.566"], environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(system.output.hasPrefix("Kopenhagen\n"))
  }

  @Test("T25: search answers a coordinate with itself")
  func coordinate() throws {
    #expect(try BuiltProgram(["search", "-56.55", "-171.68"]).output == "-56.55, -171.68\n")
    let object = try object(BuiltProgram(["search", "--json", "geo:5,6"]))
    #expect(object["coordinate"] as? [String: Double] == ["latitude": 5, "longitude": 6])
    let locator = try BuiltProgram(["search", "eh10"])
    #expect(locator.status == 0)
    #expect(locator.output == "-19.5, -97\n")
    #expect(locator.message.contains("locator"))
    #expect(locator.message.contains("eh10"))
    #expect(try BuiltProgram(["search", "jo46dn82ab"]).message.isEmpty)
  }

  @Test("T25, T34: in a batch, notes are prefixed with the number of their line")
  func notesInBatch() throws {
    let program = try BuiltProgram(
      ["search", "--language", "en", "--limit", "1", "-"], input: "Lemvig\nlemvigg\nEH10\n")
    #expect(program.status == 0)
    #expect(program.messages.count == 2)
    #expect(program.messages.first?.hasPrefix("tunnel: line 2: Nothing is called") == true)
    #expect(program.messages.last?.hasPrefix("tunnel: line 3: “EH10” is read as") == true)
  }

  @Test("T34: search exits with status 1 and one message if there are no results")
  func nothing() throws {
    let program = try BuiltProgram(["search", "qqqqxxxx"])
    #expect(program.status == 1)
    #expect(program.output.isEmpty)
    #expect(program.message == "tunnel: Nothing is called “qqqqxxxx”.\n")
  }

  @Test("T25: search lists similar names, and reports that it is a guess")
  func similar() throws {
    let program = try BuiltProgram(["search", "copenhagne", "--language", "en"])
    #expect(program.status == 0)
    #expect(program.output.hasPrefix("Copenhagen, "))
    #expect(program.message.contains("Did you mean one of these?"))
    let single = try BuiltProgram(["search", "Reykjavjik", "--language", "en"])
    #expect(single.output.split(separator: "\n").count == 1)
    #expect(single.message.contains("Did you mean this?"))
  }

  @Test(
    "T34: search refuses unreadable input with status 64",
    arguments: [
      (["search"], "Missing expected argument"), (["search", "95", "8"], "95"),
      (["search", "x", "--near", "5"], "“5” is not a place"),
      (["search", "x", "--near"], "after --near is missing"),
      (["search", "x", "--near", "95,8"], "95"),
      (["search", "x", "--limit", "0"], "from 1 to 1000"),
      (["search", "x", "--limit", "-3"], "from 1 to 1000"),
      (["search", "x", "--limit", "abc"], "“abc” is not a limit"),
      (["search", ""], "nothing in “”"), (["search", " "], "nothing in “ ”"),
      (["search", "x", "--limt", "5"], "Did you mean “--limit”?"),
      (["serach", "x"], "Did you mean “search”?"),
    ])
  func refusals(arguments: [String], reason: String) throws {
    let program = try BuiltProgram(arguments)
    #expect(program.status == 64)
    #expect(program.messages.count == 1)
    #expect(program.message.contains(reason), "\(program.message)")
  }

  @Test("T34: data lists each bundled file with its sources and licenses")
  func data() throws {
    let lines = try BuiltProgram(["data"])
    #expect(lines.status == 0)
    #expect(lines.output.contains("names.atlas, "))
    #expect(lines.output.contains("CC BY 4.0, geonames.org"))

    let object = try object(BuiltProgram(["data", "--json"]))
    let files = try #require(object["files"] as? [[String: Any]])
    #expect(files.count >= 7)
    #expect(files.allSatisfy { ($0["bytes"] as? Int ?? 0) > 0 })
    #expect(files.allSatisfy { ($0["sources"] as? [[String: String]])?.isEmpty == false })
  }

  @Test("T34: search and data exit with status 66 for a missing file, 65 for a damaged one")
  func files() throws {
    for command in [["search", "x"], ["data"]] {
      let none = try BuiltProgram(command, environment: ["TUNNEL_ASSETS": "/tmp"])
      #expect(none.status == 66)
      #expect(none.messages.count == 1)
    }
    let folder = try TemporaryFolder()
    try Data("a\tb\n".utf8).write(to: URL(filePath: folder.path + "/credits.tsv"))
    #expect(try BuiltProgram(["data"], environment: ["TUNNEL_ASSETS": folder.path]).status == 65)
  }
}
