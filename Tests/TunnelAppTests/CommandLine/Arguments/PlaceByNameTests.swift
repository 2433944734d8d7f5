import Atlas
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@Suite("Places by name")
struct PlaceByNameTests {
  private func found(_ text: String, isExact: Bool = false) throws -> PlaceResolver.Found {
    try PlaceResolver(CommandData(), language: "en", isExact: isExact).find(text)
  }

  private func refusal(of text: String, isExact: Bool = false) -> CommandFailure? {
    do {
      _ = try found(text, isExact: isExact)
      return nil
    } catch { return CommandFailure(error) }
  }

  @Test("T34, T38: A coordinate in any notation takes precedence over names, and needs no data")
  func coordinates() throws {
    #expect(try found("56.55 8.3167") == .init(coordinate: place("56.55 8.3167")))
    let program = try BuiltProgram(
      ["antipode", "JO46"], environment: ["TUNNEL_ASSETS": "/nowhere"])
    #expect(program.status == 0)
  }

  @Test(
    "T34, T38: A name means the first result of the search",
    arguments: [
      ("Lemvig", "56.549 8.310"), ("lemvig, denmark", "56.549 8.310"), ("Tokyo", "35.690 139.692"),
      ("東京都 ", "35.690 139.692"), ("القاهرة", "30.063 31.250"), ("Paris, Texas", "33.661 -95.556"),
      ("new york", "40.714 -74.006"), ("fuji", "35.360 138.730"),
      ("Frankfurt (Oder)", "52.347 14.551"), ("Halle (Saale)", "51.482 11.979"),
      ("東京 (Tokyo), Japan (capital)", "35.690 139.692"), ("\u{FEFF}Lemvig\u{200E}", "56.549 8.310"),
      ("U.S.A.", "39.5 -97.5"), ("Augusta, GA", "33.471 -81.975"),
    ])
  func names(text: String, at: String) throws {
    #expect(try found(text).coordinate.distance(to: place(at)) < 60_000)
  }

  @Test("T34, T38: The best of several matches is chosen and reported, along with the others")
  func ambiguous() throws {
    let note = try #require(try found("Tokyo").note)
    #expect(note.hasPrefix("“Tokyo” is read as Tokyo, "))
    #expect(note.contains("There is also Tokyo, Japan (region)."))
    #expect(try found("London").note?.contains("There are also London, ") == true)
    #expect(try found("Lond").note?.hasPrefix("“Lond” is read as London, ") == true)
  }

  @Test("T34, T38: --exact refuses an ambiguous name and an incomplete one")
  func exact() throws {
    let several = try #require(refusal(of: "Tokyo", isExact: true))
    #expect(several.status == .unreadableInput)
    #expect(several.description.contains("is ambiguous: Tokyo, "))
    let longer = try #require(refusal(of: "Copenhage", isExact: true))
    #expect(longer.status == .nothingFound)
    #expect(longer.description.contains("There are Copenhagen, "))
    #expect(try found("56 8", isExact: true).note == nil)
  }

  @Test("T34, T38: A name can be given as a message lists it")
  func kinds() throws {
    let several = try #require(refusal(of: "Tokyo", isExact: true)).description
    #expect(several.contains("Tokyo, Japan (capital)"))
    #expect(several.contains("Tokyo, Japan (region)"))
    let capital = try found("Tokyo, Japan (capital)", isExact: true)
    let region = try found("Tokyo, Japan (region)", isExact: true)
    #expect(capital.note == nil)
    #expect(region.note == nil)
    #expect(capital.coordinate != region.coordinate)
    let wrong = try #require(refusal(of: "Tokyo, Japan (lake)"))
    #expect(wrong.status == .nothingFound)
  }

  @Test("T34: An unknown name is refused with similar names")
  func nothing() throws {
    let alike = try #require(refusal(of: "copenhagne"))
    #expect(alike.status == .nothingFound)
    #expect(alike.description.contains("Did you mean Copenhagen, "))
    let nothing = try #require(refusal(of: "qqqqxxxx"))
    #expect(nothing.status == .nothingFound)
    #expect(nothing.description == "Nothing is called “qqqqxxxx”.")
  }

  @Test(
    "T34: What another program wrote is a place, or says why not",
    arguments: [
      ("POINT (2.29 48.85)", ""), ("{\"lat\":48.85,\"lng\":2.29}", ""),
      ("<wpt lat=\"48.85\" lon=\"2.29\"/>", ""), ("\nGEO:48.85;2.29\n", ""),
      ("[Tower](https://www.openstreetmap.org/?mlat=48.85&mlon=2.29#map=5/1/2)", ""),
      ("///filled.count.soap", "network"), ("filled.count.soap", "network"),
      ("https://maps.app.goo.gl/AbCdEf", "network"), ("LINESTRING (1 2, 3 4)", "is a shape"),
      ("MULTIPOINT ((1 2), (3 4))", "2 places"), ("{\"coordinates\":[1,2]}", "is the latitude"),
      ("POINT(2.29 95)", "outside −90 to 90"),
    ])
  func records(text: String, reason: String) throws {
    if reason.isEmpty {
      #expect(try found(text).coordinate == place("48.85, 2.29"))
    } else {
      let failure = try #require(refusal(of: text))
      #expect(failure.status == .unreadableInput)
      #expect(failure.description.contains(reason))
    }
  }

  @Test(
    "T34: A word that names merely begin with, or a later word of them, is refused with these names",
    arguments: ["foo", "Lemvi", "wuppe", "Colney", "fribo", "Odens", "Zweib"])
  func beginnings(text: String) throws {
    let refused = try #require(refusal(of: text))
    #expect(refused.status == .nothingFound)
    #expect(refused.description.hasPrefix("Nothing is called “\(text)”. Did you mean "))
  }

  @Test(
    "T34: An address is refused with its town",
    arguments: [
      ("10 Downing Street, London", "London, England"),
      ("Rådhuspladsen 1, 1599 København", "Copenhagen"),
      ("東京都千代田区丸の内1-1", "東京都 (Tokyo), Japan"),
    ])
  func addresses(text: String, town: String) throws {
    let refused = try #require(refusal(of: text))
    #expect(refused.status == .nothingFound)
    #expect(refused.description.contains("Did you mean the town of “\(text)”, \(town)"))
  }

  @Test(
    "T34: A malformed coordinate is refused as one, even if names start like it",
    arguments: ["95 8", "5", "56.55 N 8.31 Q", "geo:95,8", "Lemvig 5", "x", "", "\u{1B}[31mLemvig"])
  func refused(text: String) throws {
    #expect(refusal(of: text)?.status == .unreadableInput)
  }

  @Test("T34, T38: Names are accepted wherever a place is, including in batches")
  func commands() throws {
    let one = try BuiltProgram(["antipode", "Lemvig"])
    #expect(one.status == 0, "\(one.output)\(one.message)")
    #expect(one.output.hasPrefix("-56.54"), "\(one.output)\(one.message)")

    let batch = try BuiltProgram(["antipode", "-"], input: "Tokyo\n1 2\nqqqqxxxx\n")
    #expect(batch.status == 1)
    #expect(batch.output.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    #expect(batch.message.contains("line 1: “Tokyo” is read as Tokyo, "))
    #expect(batch.message.contains("line 3: Nothing is called “qqqqxxxx”."))

    let place = try BuiltProgram(["place", "Reykjavik", "--language", "en"])
    #expect(place.status == 0)
    #expect(place.output.contains("Iceland"))
    let near = try BuiltProgram(
      ["search", "Springfield", "--near", "Boston", "--limit", "1", "--language", "en"])
    #expect(near.status == 0)
    #expect(near.message.contains("“Boston” is read as"))
    for command in [["qqqqxxxx"], ["snapshot", "--at", "qqqqxxxx", "--output", "a.png"]] {
      let refused = try BuiltProgram(command)
      #expect(refused.status == 1)
      #expect(refused.messages.count == 1)
    }
  }

  @Test(
    "T33: A language that the data lacks is refused with a list of the available ones",
    arguments: [["place", "1", "2"], ["search", "x"], ["place", "-"], ["search", "-"]])
  func languages(arguments: [String]) throws {
    let program = try BuiltProgram(arguments + ["--language", "xx"], input: "1 2\n")
    #expect(program.status == 64)
    #expect(program.output.isEmpty)
    #expect(program.messages.count == 1)
    #expect(program.message.contains("no names in the language “xx”, only in ar az be "))
    #expect(program.message.contains(" zh-hant.\n"))
  }

  @Test(
    "T33: A primary subtag suffices, and the environment's language may be unknown",
    arguments: ["de-AT", "pt_BR.UTF-8", "zh-TW", "nn", "HE"])
  func knownLanguages(tag: String) throws {
    #expect(try BuiltProgram(["place", "1", "2", "--language", tag]).status == 0)
    let unknown = try BuiltProgram(
      ["place", "56.55", "8.316667"], environment: ["LANG": "xx_XX.UTF-8", "LC_ALL": ""])
    #expect(unknown.status == 0)
    #expect(unknown.output.contains("Denmark"))
  }
}
