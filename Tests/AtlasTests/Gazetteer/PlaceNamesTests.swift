import Testing

@testable import Atlas

@Suite("The names of places")
struct PlaceNamesTests {
  let names: PlaceNames
  let copenhagen: Place
  let berlin: Place

  init() throws {
    let gazetteer = try RealGazetteer.gazetteer
    names = try gazetteer.names()
    copenhagen = try gazetteer.places().nearest(to: .at(55.67594, 12.56553)).place
    berlin = try gazetteer.places().nearest(to: .at(52.5244, 13.4105)).place
  }

  @Test(
    "T33: are known in nineteen languages besides their own",
    arguments: [
      ("da", "København"), ("de", "Kopenhagen"), ("nl", "Kopenhagen"), ("sv", "Köpenhamn"),
      ("no", "København"), ("fi", "Kööpenhamina"), ("fr", "Copenhague"), ("es", "Copenhague"),
      ("pt", "Copenhaga"), ("it", "Copenaghen"), ("pl", "Kopenhaga"), ("cs", "Kodaň"),
      ("ru", "Копенгаген"), ("uk", "Копенгаген"), ("el", "Κοπεγχάγη"), ("tr", "Kopenhag"),
      ("zh", "哥本哈根"), ("ja", "コペンハーゲン"), ("ko", "코펜하겐"),
    ])
  func languages(language: String, name: String) throws {
    #expect(names.name(of: copenhagen.id, in: language) == name)
    let local = try LocalNames(RealGazetteer.gazetteer, language: language)
    #expect(local.name(of: copenhagen) == name)
  }

  @Test(
    "T33: are known in every language for which the source has five hundred towns",
    arguments: [
      ("ar", "كوبنهاغن"), ("fa", "کپنهاگ"), ("ur", "کوپن ہیگن"), ("he", "קופנהאגן"),
      ("hi", "कोपेनहेगन"), ("bn", "কোপেনহাগেন"), ("ta", "கோபன்ஹேகன்"), ("th", "โคเปนเฮเกน"),
      ("ka", "კოპენჰაგენი"), ("hy", "Կոպենհագեն"), ("bg", "Копенхаген"), ("sr", "Копенхаген"),
      ("vi", "Copenhagen"), ("hu", "Koppenhága"), ("ro", "Copenhaga"), ("hr", "Kopenhagen"),
      ("ca", "Copenhaguen"), ("lt", "Kopenhaga"), ("et", "Kopenhaagen"),
    ])
  func furtherLanguages(language: String, name: String) throws {
    let local = try LocalNames(RealGazetteer.gazetteer, language: language)
    #expect(local.name(of: copenhagen) == name)
  }

  @Test(
    "T33: of countries are known in languages that the countries archive lacks",
    arguments: [
      ("th", "เดนมาร์ก"), ("ro", "Danemarca"), ("sr", "Данска"), ("ka", "დანია"), ("xx", "Denmark"),
      ("is", "Denmark"),
    ])
  func furtherCountries(language: String, name: String) throws {
    let gazetteer = try RealGazetteer.gazetteer
    let denmark = try #require(try gazetteer.countries().country(code: "DK"))
    #expect(try LocalNames(gazetteer, language: language).name(of: denmark) == name)
  }

  @Test("T33: use the script of their language, if it has its own")
  func scripts() throws {
    let places = names.places.count
    for (language, letters) in [
      ("ar", 0x600...0x6FF), ("he", 0x590...0x5FF), ("hi", 0x900...0x97F), ("th", 0xE00...0xE7F),
    ] {
      let shown = (0..<places).compactMap { names.name(of: $0, in: language) }
      #expect(shown.count > 500)
      let foreign = shown.filter { name in
        !name.unicodeScalars.contains { letters ~= Int($0.value) }
      }
      #expect(foreign.isEmpty, "\(language): \(foreign.prefix(5))")
    }
  }

  @Test(
    "T33: are in simplified Chinese characters for users who read those",
    arguments: [("zh", "维也纳"), ("zh-CN", "维也纳"), ("zh-TW", "維也納")])
  func simplified(language: String, name: String) throws {
    let gazetteer = try RealGazetteer.gazetteer
    let local = try LocalNames(gazetteer, language: language)
    let vienna = try #require(try gazetteer.regions().region(at: .at(48.2085, 16.372)))
    #expect(local.name(of: vienna) == name)
    let tokyo = try #require(try gazetteer.regions().region(at: .at(35.68, 139.69)))
    #expect(local.name(of: tokyo) == (language == "zh-TW" ? "東京都" : "东京都"))
  }

  @Test("T33: have no footnote marks or trailing spaces in any language")
  func clean() throws {
    let gazetteer = try RealGazetteer.gazetteer
    let countries = try gazetteer.countries()
    let all =
      (0..<names.count).map { names[$0] }
      + countries.languages.flatMap { language in
        countries.countries.compactMap { countries.name(of: $0, in: language) }
      }
    let bad = all.filter { name in
      let ends = [name.first, name.last].compactMap(\.self)
      return ends.isEmpty || ends.contains(where: \.isWhitespace)
        || "¹²³†".contains(ends[ends.count - 1])
    }

    #expect(all.count > 250_000, "\(bad.prefix(20)) of \(all.count)")
    #expect(bad.isEmpty, "\(bad.prefix(20)) of \(all.count)")
    let region = try #require(try gazetteer.regions().region(at: .at(48.857, 2.351)))
    #expect(try LocalNames(gazetteer, language: "en").name(of: region) == "Île-de-France")
  }

  @Test("T33: are primary where a language uses that name or is unknown")
  func own() throws {
    #expect(names.languages.count == 58)
    #expect(copenhagen.name == "Copenhagen")
    #expect(names.name(of: copenhagen.id, in: "en") == nil)
    #expect(names.name(of: berlin.id, in: "de") == nil)
    #expect(names.name(of: berlin.id, in: "ja") == "ベルリン")
    #expect(names.name(of: berlin.id, in: "xx") == nil)
    for language in ["en", "xx", "", "C"] {
      let local = try LocalNames(RealGazetteer.gazetteer, language: language)
      #expect(local.name(of: copenhagen) == "Copenhagen")
    }
  }

  @Test(
    "T33: are English where English has its own name in current use",
    arguments: [
      ("Köln", 50.933, 6.95, "Cologne"), ("Sevilla", 37.383, -5.973, "Seville"),
      ("Gent", 51.05, 3.717, "Ghent"), ("Helsingør", 56.036, 12.614, "Elsinore"),
      ("Montréal", 45.509, -73.588, "Montreal"), ("Kandahār", 31.613, 65.71, "Kandahar"),
      // Not older names, longer ones, or accents that are letters of the language.
      ("Xiamen", 24.48, 118.082, "Xiamen"), ("Queens", 40.681, -73.837, "Queens"),
      ("Łódź", 51.75, 19.467, "Łódź"), ("Malmö", 55.606, 13.001, "Malmö"),
      ("Mysuru", 12.298, 76.639, "Mysuru"), ("İznik", 40.429, 29.721, "İznik"),
    ])
  func english(own: String, latitude: Double, longitude: Double, name: String) throws {
    let gazetteer = try RealGazetteer.gazetteer
    let place = try gazetteer.places().nearest(to: .at(latitude, longitude)).place

    #expect(place.name == own)
    #expect(try LocalNames(gazetteer, language: "en-GB").name(of: place) == name)
    #expect(try LocalNames(gazetteer, language: "xx").name(of: place) == name)
  }

  @Test(
    "T33: of regions are those of the language",
    arguments: [
      ("en", "Bavaria"), ("de", "Bayern"), ("da", "Bayern"), ("nl", "Beieren"), ("fi", "Baijeri"),
      ("fr", "Bavière"), ("es", "Baviera"), ("pl", "Bawaria"), ("cs", "Bavorsko"),
      ("ru", "Бавария"), ("uk", "Баварія"), ("el", "Βαυαρία"), ("tr", "Bavyera"),
      ("zh-Hant", "巴伐利亚"), ("ko", "바이에른 주"), ("xx", "Bavaria"),
    ])
  func regions(language: String, name: String) throws {
    let gazetteer = try RealGazetteer.gazetteer
    let bavaria = try #require(try gazetteer.regions().region(at: .at(48.5, 11.5)))

    #expect(bavaria.name == "Bavaria" || bavaria.name == "Bayern")
    #expect(try LocalNames(gazetteer, language: language).name(of: bavaria) == name)
  }

  @Test("T33: are known for most regions in every language")
  func regionCoverage() throws {
    let gazetteer = try RealGazetteer.gazetteer
    let regions = try gazetteer.regions()
    for language in ["ru", "uk", "el", "zh", "ja", "ko"] {
      let local = try LocalNames(gazetteer, language: language)
      // The primary names are in Latin letters.
      let translated = (0..<regions.count).count { local.name(of: regions[$0]) != regions[$0].name }
      #expect(translated > 2500, "\(language)")
    }
  }

  @Test("T33: of countries and towns follow the same language tag, in any form")
  func tags() throws {
    let gazetteer = try RealGazetteer.gazetteer
    let denmark = try #require(try gazetteer.countries().country(code: "DK"))
    for (tag, town, country) in [
      ("da_DK.UTF-8", "København", "Danmark"), ("nb_NO", "København", "Danmark"),
      ("zh_CN.UTF-8", "哥本哈根", "丹麦"), ("zh-Hant-TW", "哥本哈根", "丹麥"),
      ("de_AT@euro", "Kopenhagen", "Dänemark"), ("en_GB", "Copenhagen", "Denmark"),
    ] {
      let local = try LocalNames(gazetteer, language: tag)
      #expect(local.name(of: copenhagen) == town, "\(tag)")
      #expect(local.name(of: denmark) == country, "\(tag)")
    }
  }

  @Test("include those of other times and alphabets for large towns")
  func others() {
    #expect(names.otherNames(of: copenhagen.id).contains("Hafnia"))
    #expect(!names.otherNames(of: copenhagen.id).contains("Copenhagen"))
  }
}
