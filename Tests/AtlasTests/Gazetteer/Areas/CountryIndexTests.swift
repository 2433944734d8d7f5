import Atlas
import Testing

@Suite("The countries")
struct CountryIndexTests {
  let countries: CountryIndex

  init() throws { countries = try RealGazetteer.gazetteer.countries() }

  @Test("have names, codes and label positions")
  func complete() {
    #expect(countries.countries.count >= 250)
    for country in countries.countries {
      #expect(!country.name.isEmpty)
      #expect(!country.sovereign.isEmpty)
      #expect((country.code == nil) == (country.longCode == nil))
      #expect(country.code.map { $0.utf8.count == 2 } ?? true)
      #expect(country.longCode.map { $0.utf8.count == 3 } ?? true)
    }
  }

  @Test("have codes unless ISO 3166 does not list them")
  func codeless() {
    let names = countries.countries.filter { $0.code == nil }.map(\.name)

    #expect(names.count == 6, "\(names)")
  }

  @Test("are found by their code", arguments: ["DK", "AU", "FR", "NO", "XK", "AQ", "SJ", "GF"])
  func codes(code: String) {
    #expect(countries.country(code: code)?.code == code)
  }

  @Test("know the sovereign state of a territory")
  func sovereign() {
    #expect(countries.country(code: "GF")?.sovereign == "France")
    #expect(countries.country(code: "GL")?.sovereign == "Denmark")
    #expect(countries.country(code: "US")?.sovereign == countries.country(code: "US")?.name)
  }

  @Test("share a code only with their own outlying territories")
  func shared() {
    #expect(countries.country(code: "AU")?.name == "Australia")
    #expect(countries.country(code: "BR")?.name == "Brazil")
    #expect(countries.country(code: "FR")?.name == "France")
    #expect(countries.country(code: "") == nil)
    #expect(countries.country(code: "ZZ") == nil)
  }

  @Test("T33: are named in thirty languages")
  func languages() throws {
    let denmark = try #require(countries.country(code: "DK"))

    #expect(countries.languages.count == 30)
    #expect(countries.name(of: denmark, in: "en") == "Denmark")
    #expect(countries.name(of: denmark, in: "de") == "Dänemark")
    #expect(countries.name(of: denmark, in: "zh-hans") == "丹麦")
    #expect(countries.name(of: denmark, in: "xx") == nil)
  }

  @Test(
    "T33: have their everyday names in each of the twenty languages",
    arguments: [
      ("en", "Denmark", "China"), ("da", "Danmark", "Kina"), ("de", "Dänemark", "China"),
      ("nl", "Denemarken", "China"), ("sv", "Danmark", "Kina"), ("no", "Danmark", "Kina"),
      ("fi", "Tanska", "Kiina"), ("fr", "Danemark", "Chine"), ("es", "Dinamarca", "China"),
      ("pt", "Dinamarca", "China"), ("it", "Danimarca", "Cina"), ("pl", "Dania", "Chiny"),
      ("cs", "Dánsko", "Čína"), ("ru", "Дания", "Китай"), ("uk", "Данія", "Китай"),
      ("el", "Δανία", "Κίνα"), ("tr", "Danimarka", "Çin"), ("zh-hans", "丹麦", "中国"),
      ("ja", "デンマーク", "中国"), ("ko", "덴마크", "중국"),
    ])
  func everydayNames(language: String, denmark: String, china: String) throws {
    let first = try #require(countries.country(code: "DK"))
    let second = try #require(countries.country(code: "CN"))
    let guiana = try #require(countries.country(code: "GF"))

    #expect(countries.name(of: first, in: language) == denmark)
    #expect(countries.name(of: second, in: language) == china)
    #expect(countries.name(of: guiana, in: language) != nil)
  }

  @Test("have their labels inside or close by")
  func labels() {
    var outside = 0
    for country in countries.countries where country.rank <= 3 {
      let found = countries.country(at: country.label)
      if found != country { outside += 1 }
    }
    #expect(outside <= 2)
  }

  @Test("lie where the islands of their names are")
  func islands() throws {
    let features = try RealGazetteer.gazetteer.features()
    var found = 0
    for island in features.identifiers(of: .island) {
      let name = features[island].name
      for country in countries.countries where country.name == name {
        let place = features.coordinate(of: island)
        let isThere =
          countries.country(at: place) == country
          || countries.isCountry(country, near: place, within: 50_000)
        #expect(isThere, "\(name), \(place)")
        found += 1
      }
    }
    #expect(found > 0)
  }

  @Test("are found from their coastal waters")
  func nearest() {
    let offLemvig = Coordinate.at(56.6, 8.05)

    #expect(countries.country(at: offLemvig) == nil)
    #expect(countries.country(nearest: offLemvig, within: 15_000)?.code == "DK")
    #expect(countries.country(nearest: .at(-56.55, -171.683333), within: 15_000) == nil)
  }
}
