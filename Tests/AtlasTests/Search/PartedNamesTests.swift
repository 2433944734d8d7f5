import Testing

@testable import Atlas

@Suite("Names in parts")
struct PartedNamesTests {
  let search: PlaceSearch

  init() throws { search = try PlaceSearchTests.opened.get() }

  private func answer(_ text: String, _ language: String = "en") throws -> SearchAnswer {
    try search.answer(to: SearchQuery(text, language: language))
  }

  /// The words that are written about a result: its name, region and country.
  private func words(_ result: SearchResult) -> String {
    let region = result.region.flatMap {
      $0.name == result.name || $0.name == result.countryName ? nil : $0.name
    }
    return [result.name, region, result.countryName].compactMap(\.self).joined(separator: ", ")
  }

  /// The table of `Scripts/accuracy/names.py`.
  @Test("T51: finds the place first that a name and its region or country mean")
  func table() throws {
    var count = 0
    for cells in try Table.lines("parted.tsv") {
      let (latitude, longitude) = (
        try #require(Double(cells[1])), try #require(Double(cells[2]))
      )
      count += 1
      for language in ["en", "de", "ja"] {
        let results = try answer(cells[0], language).results
        let distance = results.first.map {
          GreatCircle(from: $0.coordinate, to: .at(latitude, longitude)).distance
        }
        #expect(
          distance.map { $0 < 30_000 } ?? false,
          "\(cells[0]) in \(language): \(results.prefix(3).map(words))")
      }
    }
    #expect(count >= 60)
  }

  @Test(
    "T51: finds first whatever is written about a place, in the language in which it is written")
  func written() throws {
    let languages = ["en", "de", "fr", "es", "ru", "ja", "zh", "ar", "ko", "pl", "tr", "el", "th"]
    var (missed, asked): ([String], Int) = ([], 0)
    for id in stride(from: 7, to: search.places.count, by: 97) {
      let language = languages[asked % languages.count]
      asked += 1
      var best = BestResults(limit: 1, near: nil, letters: 0)
      search.insert(id, id, .whole, into: &best)
      let query = SearchQuery("", language: language)
      let written = words(try #require(search.results(best, of: query).first))
      let first = try answer(written, language).results.first
      // A larger place may have precisely the same words.
      if let first, case .place(let place) = first.subject,
        place.id == id || words(first) == written
      {
        continue
      }
      missed.append("\(language): \(written) → \(first.map(words) ?? "nothing")")
    }
    #expect(asked > 2_000)
    #expect(
      missed.count * 200 <= asked, "\(missed.count) of \(asked)\n\(missed.joined(separator: "\n"))")
  }

  @Test(
    "T51: a name that has a separator or is like a name and a code is found as before",
    arguments: [
      ("Baden-Baden", "Baden-Baden"), ("Winston-Salem", "Winston-Salem"),
      ("Clermont-Ferrand", "Clermont-Ferrand"), ("Port-au-Prince", "Port-au-Prince"),
      ("Frankfurt (Od", "Frankfurt (Oder)"), ("Halle (Sa", "Halle (Saale)"),
      ("West Virginia", "West Virginia"), ("New South Wales", "New South Wales"),
      ("Mexico City", "Mexico City"), ("Little Rock", "Little Rock"), ("San Marino", "San Marino"),
      ("Cape Verde", "Cape Verde"), ("Washington Heights", "Washington Heights"),
      ("New York", "New York City"), ("Rio de Janeiro", "Rio de Janeiro"),
      ("Los An", "Los Angeles"),
    ])
  func wholeNames(text: String, name: String) throws {
    #expect(try answer(text).results.first?.name == name)
  }

  @Test(
    "T51: finds nothing where no place of that name is in the region or country",
    arguments: [
      "Paris, nowhereland", "Munich, Bavaria, France", "Paris, Texas, France",
      "Baltic Sea, Germany",
      "Oslo, TX, Japan", "Reykjavik, Kenya",
    ])
  func contradictions(text: String) throws {
    #expect(try answer(text).results.isEmpty)
  }

  @Test(
    "T51: a feature is in no country far from it, and a sea in none",
    arguments: ["Nile, Japan", "Alps, Brazil", "Danube, Kenya", "Sahara, Peru", "Amazon, Sweden"])
  func farFeatures(text: String) throws {
    let first = try answer(text).results.first
    if case .feature(let feature) = first?.subject { Issue.record("\(text): \(feature.name)") }
  }

  @Test(
    "T51: the title of a region finds it",
    arguments: [
      ("Brandenburg State", "Brandenburg"), ("Riyadh Region", "Riyadh"),
      ("Quebec Province", "Quebec"), ("Groningen Province", "Groningen"),
      ("Utrecht Province", "Utrecht"), ("Salzburg State", "Salzburg"),
      ("Canton of Zürich", "Zürich"), ("Utrecht Province, Netherlands", "Utrecht"),
    ])
  func titles(text: String, name: String) throws {
    let first = try answer(text).results.first
    guard case .region(let region) = first?.subject else {
      Issue.record("\(text): \(first.map(words) ?? "nothing")")
      return
    }
    #expect(region.name.hasPrefix(name) || first?.name.hasPrefix(name) == true)
  }

  @Test("T25: the exact name of a larger city comes before another spelling of one")
  func respelled() throws {
    #expect(try answer("St. Louis").results.first?.region?.code == "US-MO")
    #expect(try answer("Saint-Louis").results.first?.country?.code == "SN")
    #expect(try answer("St. Petersburg").results.first?.country?.code == "RU")
  }

  @Test(
    "T25: long texts are answered with about as much work as others",
    arguments: [
      "abcdefghijklmnopqrstuvwxyz".map(String.init).joined(separator: ", "),
      Array(repeating: "s", count: 66).joined(separator: ", "),
      String(repeating: "東京都千代田区", count: 28), "S, xq", "A, qz", "Sa (xq)",
    ])
  func longTexts(text: String) throws {
    var steps = 0
    _ = try search.answer(to: SearchQuery(text)) {
      steps += 1
      return false
    }
    #expect(steps < 1000, "\(text): \(steps)")
  }

  @Test("T51: a code is read as a region before any name that it begins")
  func codes() throws {
    for (text, code) in [
      ("Springfield, IL", "US-IL"), ("Augusta GA", "US-GA"), ("San Jose CA", "US-CA"),
      ("paris tx", "US-TX"), ("Essen NRW", "DE-NW"), ("Mérida, Yuc.", "MX-YUC"),
    ] {
      #expect(try answer(text).results.first?.region?.code == code, "\(text)")
    }
  }

  @Test(
    "T25: an address is answered with its town, which it says",
    arguments: [
      ("10 Downing Street, London", "London"), ("Unter den Linden 77, 10117 Berlin", "Berlin"),
      ("1600 Pennsylvania Ave NW, Washington, DC 20500", "Washington"),
      ("Rådhuspladsen 1, 1599 København", "Copenhagen"), ("東京都千代田区丸の内1-1", "Tokyo"),
      ("221B Baker Street, London NW1 6XE, UK", "London"),
      ("Dam 1, 1012 JS Amsterdam", "Amsterdam"),
      ("Calle de Alcalá 50, 28014 Madrid, España", "Madrid"),
      ("Москва, Тверская улица, 7", "Moscow"),
      ("350 Fifth Avenue, New York, NY 10118, USA", "New York City"),
      ("Via del Corso 12, Roma", "Rome"), ("1051 Budapest, Nádor utca 9", "Budapest"),
      ("Unter den Linden 77 Berlin", "Berlin"), ("北京市朝阳区建国路88号", "Beijing"),
      ("大阪府大阪市北区梅田1丁目", "Osaka"), ("1 Raffles Place, Singapore 048616", "Singapore"),
      ("Lemvig, Vestergade 12", "Lemvig"), ("Amsterdam 1012 AB", "Amsterdam"),
      ("London SW1A 2AA", "London"), ("Toronto M5V 3L9", "Toronto"),
      ("Melbourne 3000", "Melbourne"),
      ("10117 Berlin", "Berlin"), ("1050 København K", "Copenhagen"),
    ])
  func addresses(text: String, name: String) throws {
    let answer = try answer(text)
    guard case .town(let town) = answer else {
      Issue.record("\(text): \(answer)")
      return
    }
    #expect(town.name == name)
  }

  @Test(
    "T25: no town is offered where an address does not say which",
    arguments: [
      "12 Main Street, Springfield", "10 rue de Marseille", "5 Victoria", "Apollo 11", "Lemvig 5",
      "Paris 2024", "London 2012", "Tokyo 2020", "Sydney 2000", "Berlin 1936", "Rome 1960",
      "12 High Street", "Berliner Straße 5", "42, avenue de Paris", "90210", "Route 66",
    ])
  func uncertain(text: String) throws {
    if case .town(let town) = try answer(text) { Issue.record("\(text): \(town.name)") }
  }

  @Test("T25: characters that cannot be seen, and spaces of any width, change nothing")
  func invisible() throws {
    let unseen = [
      "\u{200E}", "\u{200F}", "\u{FEFF}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{2066}",
      "\u{2069}", "\u{202A}", "\u{FE0F}", "\u{61C}",
    ]
    for mark in unseen {
      for text in [
        "\(mark)Paris", "Pa\(mark)ris", "Paris\(mark)", "\(mark)Paris\(mark), \(mark)FR",
      ] {
        let first = try answer(text).results.first
        #expect(first?.name == "Paris", "\(text.unicodeScalars.map { $0.value })")
        #expect(first?.match == .whole)
      }
    }
    for space in ["\u{A0}", "\u{202F}", "\u{2009}", "\u{3000}", "\u{2003}", "\u{205F}", "\t"] {
      #expect(try answer("New\(space)York").results.first?.name == "New York City", "\(space)")
      #expect(try answer("\(space)Lemvig,\(space)DK\(space)").results.first?.name == "Lemvig")
    }
  }

  @Test(
    "T25: everyday names and abbreviations of countries find them first, in any language",
    arguments: [
      ("Weißrussland", "BY"), ("Großbritannien", "GB"), ("U.S.A.", "US"), ("USA", "US"),
      ("The Netherlands", "NL"), ("Holland", "NL"), ("한국", "KR"), ("米国", "US"), ("Birma", "MM"),
      ("Ivory Coast", "CI"), ("Elfenbeinküste", "CI"), ("Côte d'Ivoire", "CI"), ("Czechia", "CZ"),
      ("Swaziland", "SZ"), ("Macedonia", "MK"), ("Zaire", "CD"), ("U.K.", "GB"), ("U.A.E.", "AE"),
      ("Голландия", "NL"), ("Royaume-Uni", "GB"), ("英国", "GB"), ("Ubelgiji", "BE"),
      ("Gruziya", "GE"), ("Ελβετία", "CH"), ("États-Unis", "US"), ("Persia", "IR"), ("DPRK", "KP"),
      ("Federal Republic of Germany", "DE"), ("Singapore", "SG"), ("Australia", "AU"),
    ])
  func everydayNames(text: String, code: String) throws {
    for language in ["en", "de", "ko"] {
      let first = try answer(text, language).results.first
      guard case .country(let country) = first?.subject else {
        Issue.record("\(text) in \(language): \(first.map(words) ?? "")")
        continue
      }
      #expect(country.code == code)
    }
    #expect(try answer("Mỹ", "vi").results.first?.country == nil)
  }

  @Test("T25: Chinese characters are shown in the form that was typed")
  func forms() throws {
    #expect(try answer("東京", "zh_TW").results.first?.name == "東京")
    #expect(try answer("东京", "zh_CN").results.first?.name == "东京")
    #expect(try answer("京都、日本", "zh_TW").results.first?.name == "京都")
  }

  @Test(
    "T51: a name that was typed in another script is the matched one, as it was typed",
    arguments: ["東京", "东京", "台北", "Москва", "القاهرة", "부산", "京都市", "東京都", "Αθήνα", "서울시"])
  func typed(text: String) throws {
    for written in [text, "\(text), \(try #require(answer(text).results.first?.countryName))"] {
      let first = try #require(try answer(written).results.first)
      #expect(first.matchedName == text)
      #expect(first.match == .whole)
    }
  }
}
