import Atlas
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@Suite("Words to share")
struct SharingWordsTests {
  private func sentence(_ start: String) throws -> String {
    let dig = Dig(entrance: place(start))
    return TunnelSentence.text(
      of: try Ends(
        start: TunnelStage.earth.describe(dig.entrance),
        target: TunnelStage.earth.describe(dig.exit)))
  }

  @Test(
    "T53: a sentence says where one digs and comes out, on land, at sea, near towns and at poles",
    arguments: [
      (
        "56.55 8.316667",
        "If I dig straight down in Lemvig, Denmark, I come out in the South Pacific Ocean, 990 km off New Zealand."
      ),
      (
        "-56.55 -171.683333",
        "If I dig straight down in the South Pacific Ocean, 990 km off New Zealand, I come out in Lemvig, Denmark."
      ),
      (
        "-41.28664 174.77557",
        "If I dig straight down in Wellington, New Zealand, I come out in Alaejos, Spain."
      ),
      (
        "90 0",
        "If I dig straight down at the North Pole, 710 km off Greenland, I come out at the South Pole, Antarctica."
      ),
      (
        "-57 176.5",
        "If I dig straight down in the South Pacific Ocean, 680 km off New Zealand, I come out near Ballater, United Kingdom."
      ),
    ])
  func sentences(start: String, text: String) throws { #expect(try sentence(start) == text) }

  @Test("T53: bays and sounds have no article, lakes and summits their own words")
  func articles() throws {
    #expect(try sentence("60 -85").hasPrefix("If I dig straight down in Hudson Bay, "))
    #expect(try sentence("56.9 11.5").hasPrefix("If I dig straight down in the Kattegat, "))
    #expect(try sentence("-1 32.9").hasPrefix("If I dig straight down in Lake Victoria, "))
    #expect(try sentence("27.9881 86.925").hasPrefix("If I dig straight down at Mount Everest, "))
  }

  @Test(
    "T53: names have the preposition and the article of their kind",
    arguments: [
      ("31.5 35.5", "in the Dead Sea, Jordan"),
      ("23 13", "in the Agadez Region, Niger"),
      ("29.6 -102.5", "in Mexico, near Sanderson (United States)"),
      ("27.9881 86.925", "at Mount Everest, China"),
    ])
  func kinds(start: String, words: String) throws {
    #expect(try sentence(start).hasPrefix("If I dig straight down \(words), I come out "))
  }

  @Test(
    "T53: regions that end in their kind have an article where English has one",
    arguments: [
      ("Agadez Region", true), ("Canton of Bern", true), ("Northern Territory", true),
      ("Lagos State", false), ("Central Denmark", false), ("Texas", false),
    ])
  func regions(name: String, takesArticle: Bool) {
    #expect(Messages.Places.takesArticle(region: name) == takesArticle)
  }

  @Test("T53: countries with an article have it after the distance")
  func countries() {
    #expect(Messages.Places.offshore("5 km", off: "Philippines") == "5 km off the Philippines")
    #expect(Messages.Places.offshore("5 km", off: "Chile") == "5 km off Chile")
  }

  @Test("T46: a place near a town abroad has that town's country beside it")
  func abroad() throws {
    let name = EndName(try TunnelStage.earth.describe(place("29.6 -102.5")))
    #expect(name?.place == "Near Sanderson (United States)")
    #expect(name?.setting == "Mexico")
  }

  @Test("T53: lengths are in the units in force")
  func units() throws {
    let text = try Units.$current.withValue(.imperial) { try sentence("56.55 8.316667") }
    #expect(text.hasSuffix(" mi off New Zealand."))
  }

  @Test("T53: two places with one name are told apart by their coordinates")
  func sameName() throws {
    let sea = try TunnelStage.earth.describe(place("-56.55 -171.683333"))
    #expect(
      TunnelSentence.text(of: Ends(start: sea, target: sea))
        == "If I dig straight down at 56°33.000′S 171°41.000′W, I come out at 56°33.000′S 171°41.000′W."
    )
  }

  @Test(
    "T53: a link opens in any browser's map, with a decimal point and no more digits than needed",
    arguments: [
      ("56.55 8.316667", "mlat=56.55&mlon=8.316667#map=6/56.55/8.316667"),
      ("-56.55 -171.683333", "mlat=-56.55&mlon=-171.683333#map=6/-56.55/-171.683333"),
      ("0 0", "mlat=0&mlon=0#map=6/0/0"), ("-90 0", "mlat=-90&mlon=0#map=6/-90/0"),
      ("1.23456789 -0.0000001", "mlat=1.234568&mlon=0#map=6/1.234568/0"),
    ])
  func links(text: String, query: String) {
    #expect(
      MapLink.openStreetMap.address(of: place(text)) == "https://www.openstreetmap.org/?" + query)
  }

  @Test("T53: the pattern of links is chosen in the settings; one without a place is not read")
  func patterns() {
    let pattern = "https://example.org/{longitude}/{latitude}"
    let chosen = Settings.read(KeyedText("version = 1\nlink = \(pattern)\n"))
    #expect(chosen.damaged == [])
    #expect(chosen.settings.link.address(of: place("1 2")) == "https://example.org/2/1")
    for wrong in [
      "https://example.org/{latitude}", "http://example.org/{latitude}/{longitude}",
      "ftp://example.org/{latitude}/{longitude}",
      "https://example.org/{latitude} {longitude}", "map",
    ] {
      let read = Settings.read(KeyedText("version = 1\nlink = \(wrong)\n"))
      #expect(read.damaged == [2], "\(wrong)")
      #expect(read.settings.link == .openStreetMap, "\(wrong)")
    }
  }

  @Test("T53: a change of another setting keeps the pattern in the file")
  func keeping() {
    var text = KeyedText("version = 1\nlink = https://example.org/{latitude}/{longitude}\n")
    var settings = Settings.read(text).settings
    settings.units = .imperial
    settings.write(into: &text)
    #expect(Settings.read(text).settings == settings)
  }
}
