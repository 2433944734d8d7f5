import Testing

@testable import Atlas

@Suite("Searching for names")
struct PlaceSearchTests {
  static let opened = Result { try PlaceSearch(RealGazetteer.gazetteer) }
  let search: PlaceSearch

  init() throws { search = try Self.opened.get() }

  private func names(
    _ text: String, language: String = "en", near: Coordinate? = nil, limit: Int = 20
  ) throws -> [String] {
    try search.answer(to: SearchQuery(text, language: language, near: near, limit: limit))
      .results.map(\.name)
  }

  @Test(
    "D67: Names that only a program translates are found, whole, begun, and by later words",
    arguments: [
      ("Nordsee", SearchResult.Match.whole), ("nords", .beginning), ("meer", .word),
      ("rotes", .words),
    ])
  func translated(text: String, match: SearchResult.Match) throws {
    let names = ["North Sea": "Nordsee", "Red Sea": "Rotes Meer"]
    let german = try PlaceSearch(RealGazetteer.gazetteer) { names[$0] }
    let results = try german.answer(to: SearchQuery(text, language: "de", limit: 200)).results
    let result = try #require(results.first { names.values.contains($0.name) })

    #expect(result.match == match)
    #expect(result.matchedName == result.name)
  }

  @Test("T51: What lies just outside the country that a text names is suggested")
  func elsewhere() throws {
    guard case .similar(let results) = try search.answer(to: SearchQuery("Limburg, Belgium"))
    else { return #expect(Bool(false), "there is no suggestion") }
    #expect(results.first?.name == "Limburg")
    #expect(results.first?.country?.code == "NL")
    #expect(try names("Limburg, Japan").isEmpty)
  }

  @Test(
    "T25: finds a place by its name in any language and script, ignoring accents and case",
    arguments: [
      ("sao paulo", "São Paulo"), ("kobenhavn", "Copenhagen"), ("copenhagen", "Copenhagen"),
      ("KØBENHAVN", "Copenhagen"), ("koebenhavn", "Copenhagen"), ("kööpenhamina", "Copenhagen"),
      ("kodan", "Copenhagen"), ("копенгаген", "Copenhagen"), ("κοπεγχαγη", "Copenhagen"),
      ("哥本哈根", "Copenhagen"), ("コペンハーゲン", "Copenhagen"), ("코펜하겐", "Copenhagen"),
      ("muenchen", "Munich"), ("munchen", "Munich"), ("münchen", "Munich"),
      ("monaco di bav", "Munich"),
      ("lodz", "Łódź"), ("goeteborg", "Gothenburg"), ("cologne", "Cologne"), ("koeln", "Cologne"),
      ("aarhus", "Aarhus"), ("århus", "Aarhus"), ("arhus", "Aarhus"),
      ("istanbul", "Istanbul"),
      ("ISTANBUL", "Istanbul"), ("izmir", "İzmir"), ("αθηνα", "Athens"), ("орел", "Orël"),
      ("东京", "Tokyo"), ("東京", "Tokyo"), ("도쿄", "Tokyo"), ("токио", "Tokyo"),
      ("saint louis", "St. Louis"), ("st louis", "St. Louis"), ("l'aquila", "L'Aquila"),
      ("aquila", "L'Aquila"), ("da nang", "Da Nang"), ("bombay", "Mumbai"),
      ("saigon", "Ho Chi Minh City"),
    ])
  func everyScript(text: String, name: String) throws {
    let found = try names(text)

    #expect(found.prefix(5).contains(name), "\(found)")
  }

  @Test("T25: ranks by importance minus the match penalty, exact names before equals")
  func ranking() throws {
    for text in ["paris", "san", "york", "san jose", "new", "tokyo", "lem"] {
      let results = try search.answer(to: SearchQuery(text, limit: 200)).results
      #expect(!results.isEmpty)
      for (first, second) in zip(results, results.dropFirst()) {
        #expect(first.rank >= second.rank, "\(text): \(first.name), \(second.name)")
      }
    }
    let paris = try #require(try search.answer(to: SearchQuery("paris")).results.first)
    #expect(paris.match == .whole)
    #expect(paris.country?.code == "FR")
    let york = try search.answer(to: SearchQuery("york", limit: 300)).results
    #expect(york.first?.match == .whole)
    #expect(york.contains { $0.name == "New York City" && $0.match == .word })
  }

  @Test(
    "T25: ranks tiny places and foreign names below far more important ones",
    arguments: [
      ("atlantic", "en", "Atlantic Ocean"), ("pacific", "en", "Pacific Ocean"),
      ("baltic", "en", "Baltic Sea"), ("caspian", "en", "Caspian Sea"), ("congo", "en", "Congo"),
      ("san", "en", "San"), ("san ", "en", "San "),
      ("new york", "en", "New York City"), ("vatican", "en", "Vatican City"),
      ("paris", "en", "Paris"), ("rom", "en", "Rom"), ("rom", "de", "Rom"), ("york", "en", "York"),
      ("victoria", "en", "Victoria"), ("bern", "de", "Bern"), ("wien", "de", "Wien"),
      ("london", "en", "London"), ("london", "de", "London"),
    ])
  func importantFirst(text: String, language: String, name: String) throws {
    let results = try search.answer(to: SearchQuery(text, language: language)).results
    let first = try #require(results.first)

    #expect(first.name.contains(name), "\(results.map { "\($0.name) \($0.rank)" })")
    #expect(first.importance >= 140, "\(first)")
  }

  @Test(
    "T42: finds natural features by name in any language, well-known ones before villages",
    arguments: [
      ("everest", "Mount Everest"), ("mount everest", "Mount Everest"),
      ("mt everest", "Mount Everest"), ("珠穆朗玛峰", "Mount Everest"),
      ("north pole", "North Pole"), ("South Pole", "South Pole"),
      ("easter island", "Easter Island"), ("lake victoria", "Lake Victoria"),
      ("victoriasee", "Lake Victoria"), ("the amazon", "Amazon"), ("amazon", "Amazon"),
      ("the nile", "Nile"), ("africa", "Africa"), ("asia", "Asia"),
      ("kilimanjaro", "Mount Kilimanjaro"),
      ("mount fuji", "Mount Fuji"), ("fuji", "Mount Fuji"), ("elba", "Elba"),
      ("matterhorn", "Matterhorn"), ("mont blanc", "Mont Blanc"),
      ("niagara falls", "Niagara Falls"), ("baikal", "Lake Baikal"), ("sahara", "Sahara"),
      ("galapagos", "Galápagos Islands"), ("cape horn", "Cape Horn"), ("k2", "K2"),
    ])
  func features(text: String, name: String) throws {
    let results = try search.answer(to: SearchQuery(text)).results

    let first = try #require(results.first)
    #expect(first.name == name, "\(results.map { "\($0.name) \($0.rank)" })")
    guard case .feature(let feature) = first.subject else {
      Issue.record("\(first)")
      return
    }
    #expect(feature.coordinate == first.coordinate)
    #expect(!feature.source.isEmpty)
  }

  @Test(
    "T42: ranks a metropolis or a large town before a little-known hill",
    arguments: [
      ("paris", "Paris"), ("santa ana", "Santa Ana"), ("batu", "Batu"),
      ("victoria", "Victoria"), ("mississippi", "Mississippi"),
      ("congo", "Democratic Republic of the Congo"),
      ("niger", "Niger"), ("osorno", "Osorno"), ("rogers", "Rogers"),
    ])
  func featuresBehind(text: String, name: String) throws {
    let results = try search.answer(to: SearchQuery(text)).results

    let first = try #require(results.first)
    if case .feature = first.subject { Issue.record("\(results.map { "\($0.name) \($0.rank)" })") }
    #expect(first.name.hasPrefix(name.prefix(5)), "\(results.map { "\($0.name) \($0.rank)" })")
  }

  @Test("T42: finds a sea that is also a feature only once, in the user's language")
  func seaOnce() throws {
    let results = try search.answer(to: SearchQuery("indian ocean")).results
    #expect(results.count { $0.name == "Indian Ocean" } == 1)
    #expect(results.first?.importance == 260)
  }

  @Test("T42: lists the countries that share a feature, and accepts them as qualifiers")
  func sharedFeatures() throws {
    let everest = try #require(
      try search.answer(to: SearchQuery("everest, nepal", language: "da")).results.first)
    #expect(everest.sharingCountries == ["Kina", "Nepal"])
    #expect(everest.country == nil)
    let lake = try #require(try search.answer(to: SearchQuery("lake victoria")).results.first)
    #expect(lake.sharingCountries == ["Kenya", "Tanzania", "Uganda"])
  }

  @Test("T25: finds a country by its code in capitals", arguments: ["GB", "GBR", "US", "DE", "FR"])
  func codes(code: String) throws {
    let first = try #require(try search.answer(to: SearchQuery(code)).results.first)
    guard case .country(let country) = first.subject else {
      Issue.record("\(first)")
      return
    }
    #expect([country.code, country.longCode].contains(code))
  }

  @Test("T25: shows the user's own name of a place if that contains the word")
  func ownMatch() throws {
    let results = try search.answer(to: SearchQuery("georgia", limit: 60)).results
    let south = try #require(results.first { $0.name.hasPrefix("South Georgia") })
    #expect(south.matchedName == south.name)
  }

  @Test("T25: ranks the nearest of equally good and important names first")
  func nearness() throws {
    for near in [Coordinate.at(40, -3.7), .at(-34, -58), .at(14, 121)] {
      let results = try search.answer(to: SearchQuery("san", near: near, limit: 300)).results
      let vector = UnitVector(near)
      for (first, second) in zip(results, results.dropFirst())
      where first.match == second.match && first.importance == second.importance {
        let way = UnitVector(first.coordinate).angle(to: vector).radians
        #expect(way <= UnitVector(second.coordinate).angle(to: vector).radians + 1e-9)
      }
    }
  }

  @Test("T25: finds countries and seas in all languages, and shows them in the user's own")
  func areas() throws {
    let country = try #require(
      try search.answer(to: SearchQuery("allemagne", language: "da")).results.first)
    guard case .country(let germany) = country.subject else {
      Issue.record("\(country)")
      return
    }
    #expect(germany.code == "DE")
    #expect(country.name == "Tyskland")
    #expect(country.matchedName == "Allemagne")
    let sea = try #require(try search.answer(to: SearchQuery("tasman se")).results.first)
    guard case .sea = sea.subject else {
      Issue.record("\(sea)")
      return
    }
    #expect(sea.name == "Tasman Sea")
    #expect(try names("ivoire").contains("Ivory Coast"))
  }

  @Test(
    "T25: finds countries by their alternative names",
    arguments: [
      ("UK", "GB"), ("Great Britain", "GB"), ("Britain", "GB"), ("Burma", "MM"), ("USA", "US"),
      ("birma", "MM"), ("DR Congo", "CD"), ("Czech Republic", "CZ"), ("Ivory Coast", "CI"),
      ("Côte d’Ivoire", "CI"), ("Holland", "NL"), ("Macedonia", "MK"), ("Swaziland", "SZ"),
      ("East Timor", "TL"), ("United States of America", "US"), ("Tschechische Republik", "CZ"),
    ])
  func otherNames(text: String, code: String) throws {
    let results = try search.answer(to: SearchQuery(text)).results
    let codes = results.prefix(3).map { result -> String? in
      if case .country(let country) = result.subject { country.code } else { nil }
    }
    #expect(codes.contains(code), "\(results.map(\.name))")
  }

  @Test(
    "T25, T33: finds regions by name in any language, and shows them in the user's own",
    arguments: [
      ("bavaria", "de", "Bayern", "Deutschland"), ("bayern", "en", "Bavaria", "Germany"),
      ("baviera", "da", "Bayern", "Tyskland"), ("バイエルン", "fr", "Bavière", "Allemagne"),
      ("Бавария", "en", "Bavaria", "Germany"), ("californie", "zh", "加利福尼亚州", "美国"),
    ])
  func translatedRegions(text: String, language: String, name: String, country: String) throws {
    let query = SearchQuery(text, language: language)
    let found = try #require(try search.answer(to: query).results.first)

    #expect(found.name == name, "\(found)")
    #expect(found.countryName == country, "\(found)")
    guard case .region = found.subject else {
      Issue.record("\(found)")
      return
    }
    let munich = try search.answer(to: SearchQuery("münchen", language: language)).results.first
    #expect(text != "bavaria" || munich?.region?.name == "Bayern")
  }

  @Test("T25: ranks names in the user's language before those only used by others")
  func ownLanguage() throws {
    // In Turkish it is Şanghay.
    let english = try names("san", limit: 60)
    let shanghai = try #require(english.firstIndex(of: "Shanghai"))
    #expect(try #require(english.firstIndex(of: "San Francisco")) < shanghai)
    #expect(try names("sangh", language: "tr").first == "Şanghay")
    let (polish, other) = (
      try search.answer(to: SearchQuery("szangh", language: "pl")).results.first,
      try search.answer(to: SearchQuery("szangh")).results.first
    )
    #expect(other?.name == "Shanghai")
    #expect(try #require(polish?.importance) == #require(other?.importance) + 60)
    // Its primary name is not foreign to anyone.
    let rome = try search.answer(to: SearchQuery("rome", language: "ko")).results.first
    #expect(rome?.matchedName == "Rome")
    #expect(rome?.name == "로마")
    #expect(try names("roma").prefix(2).contains("Rome"))
  }

  @Test("T25: reads no name in the data as a coordinate")
  func noCoordinates() throws {
    let names = try RealGazetteer.gazetteer.names()
    var checked = 0
    for number in 0..<names.count {
      let name = names[number]
      guard name.utf8.contains(where: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
        continue
      }
      checked += 1
      #expect(throws: CoordinateError.self, "\(name)") {
        try CoordinateFormat.coordinate(from: name)
      }
    }
    #expect(checked > 400)
  }

  @Test(
    "T25: finds a region without a large place of its name before smaller towns of other countries",
    arguments: [("bali", "ID-BA"), ("sicily", "IT-82"), ("hokkaido", "JP-01")])
  func regionsFirst(text: String, code: String) throws {
    // The island of the same name, far larger than its population implies, may precede its region.
    let first = try #require(
      try search.answer(to: SearchQuery(text)).results.first {
        if case .feature(let feature) = $0.subject { feature.kind != .island } else { true }
      })

    guard case .region(let region) = first.subject else {
      Issue.record("\(first)")
      return
    }
    #expect(region.code == code)
  }

  @Test("T25: finds regions after the cities with their names")
  func regions() throws {
    let texas = try #require(try search.answer(to: SearchQuery("texas")).results.first)
    guard case .region(let region) = texas.subject else {
      Issue.record("\(texas)")
      return
    }
    #expect(region.code == "US-TX")
    #expect(texas.country?.code == "US")
    #expect((26...36).contains(texas.coordinate.latitude))
    let saoPaulo = try search.answer(to: SearchQuery("são paulo", limit: 5)).results
    guard case .place = saoPaulo.first?.subject else {
      Issue.record("\(saoPaulo)")
      return
    }
    #expect(saoPaulo.contains { if case .region = $0.subject { true } else { false } })
  }

  @Test(
    "T25: reads the text after a comma as a country or region, by name or code",
    arguments: [
      ("paris, texas", "US-TX"), ("Paris, TX", "US-TX"), ("paris , tex", "US-TX"),
      ("springfield, illinois", "US-IL"), ("london, canada", "CA-ON"), ("london, kanada", "CA-ON"),
      ("london, ca", "CA-ON"), ("victoria, seychelles", nil), ("Odense,Dänemark", "DK-83"),
    ])
  func qualified(text: String, region: String?) throws {
    let first = try #require(try search.answer(to: SearchQuery(text)).results.first)

    #expect(first.match == .whole, "\(first)")
    if let region { #expect(first.region?.code == region, "\(first)") }
    if text.hasPrefix("victoria") { #expect(first.country?.code == "SC") }
    #expect(try search.answer(to: SearchQuery("paris, nowhereland")).results.isEmpty)
  }

  @Test(
    "T25: finds its own output, and places by the words after them",
    arguments: [
      ("Munich, Bavaria, Germany", "Munich", "DE"),
      ("München, Bayern, Deutschland", "Munich", "DE"),
      ("Springfield, Illinois, United States", "Springfield", "US"),
      ("Springfield, IL, USA", "Springfield", "US"), ("Bavaria, Germany", "Bavaria", "DE"),
      ("Georgia, United States", "Georgia", "US"), ("Hong Kong, China", "Hong Kong", nil),
      ("Hong Kong, CN", "Hong Kong", nil), ("Birmingham, UK", "Birmingham", "GB"),
      ("Washington, D.C., USA", "Washington", "US"), ("Paris France", "Paris", "FR"),
      ("London Ontario", "London", "CA"), ("Paris Texas", "Paris", "US"),
      ("Auckland New Zealand", "Auckland", "NZ"),
      ("saint petersburg, florida", "St. Petersburg", "US"),
      ("Paris, ", "Paris", "FR"),
    ])
  func qualifiedTwice(text: String, name: String, country: String?) throws {
    let answer = try search.answer(to: SearchQuery(text))
    guard case .results(let results) = answer, let first = results.first else {
      Issue.record("\(answer)")
      return
    }
    #expect(first.name.hasPrefix(name), "\(results.map(\.name))")
    if let country { #expect(first.country?.code == country, "\(first)") }
  }

  @Test("T25: finds nothing if a place matches only one of the qualifiers after commas")
  func contradiction() throws {
    for text in ["Munich, Bavaria, France", "Paris, Texas, France", "Baltic Sea, Germany"] {
      guard case .results(let results) = try search.answer(to: SearchQuery(text)) else { continue }
      Issue.record("\(results.map(\.name))")
    }
  }

  @Test("T25: lists each place once, in the user's language, with its country")
  func once() throws {
    let results = try search.answer(to: SearchQuery("kopenh", language: "da")).results
    #expect(results.first?.name == "København")
    #expect(results.first?.countryName == "Danmark")
    #expect(results.first?.matchedName.hasPrefix("Kopenh") == true)
    #expect(Set(results.map(\.subject)).count == results.count)
    #expect(results.count { $0.name == "København" } == 1)
  }

  @Test("T25: finds as much with one or two letters as a scan of all names")
  func short() throws {
    let gazetteer = try RealGazetteer.gazetteer
    let places = try gazetteer.places()
    for text in ["q", "ж", "å", "kø", "y", "東"] {
      let results = try search.answer(to: SearchQuery(text, limit: 8)).results
      #expect(!results.isEmpty, "\(text)")
      let best = try #require(results.map(\.importance).max())
      // Among all places whose primary name starts so, none is more important than the best result.
      var greatest = 0
      for id in 0..<places.count where places.name(of: id).lowercased().hasPrefix(text) {
        greatest = max(greatest, Int(places.importance(of: id)))
      }
      #expect(best >= greatest, "\(text)")
    }
  }

  @Test("T25: ranks names of other times after current ones")
  func otherTimes() throws {
    let results = try search.answer(to: SearchQuery("saint pet", limit: 50)).results
    #expect(results.first?.name == "Saint Petersburg")
    let leningrad = try search.answer(to: SearchQuery("leningra")).results
    #expect(leningrad.contains { $0.name == "Saint Petersburg" })
    #expect(try !names("new york").prefix(3).contains("Jakarta"))
  }

  @Test("T25: treats a completed word as complete")
  func finished() throws {
    #expect(try names("new ", limit: 500).allSatisfy { !$0.hasPrefix("Newc") })
    #expect(try names("new", limit: 500).contains { $0.hasPrefix("Newc") })
  }

  @Test("T25: reads a coordinate first, and reports why one cannot be read")
  func coordinates() throws {
    #expect(try search.answer(to: SearchQuery("56.55 8.3167")) == .coordinate(.at(56.55, 8.3167)))
    guard case .nothing(let error) = try search.answer(to: SearchQuery("95 8")) else {
      Issue.record("95 8 is no place")
      return
    }
    #expect(error?.description.contains("95") == true)
  }

  @Test(
    "T25: resolves a short plus code by the name of the place after it",
    arguments: [
      ("CV8F+2M Lemvig", nil), ("H828+2M Lemvig, Denmark", "9F8CH828+2M"),
      ("h828+2m lemvig", "9F8CH828+2M"), ("MFR8+22 Copenhagen", nil),
      ("VRJ2+22 Aarhus", nil),
    ])
  func shortPlusCodes(text: String, code: String?) throws {
    guard case .coordinate(let found) = try search.answer(to: SearchQuery(text)) else {
      Issue.record("\(text)")
      return
    }
    #expect(CoordinateFormat.plusCode.string(for: found).hasSuffix(text.prefix(7).uppercased()))
    let near = try #require(
      try search.answer(to: SearchQuery(String(text.dropFirst(8)))).results.first)
    // Cells with the same four digits are one degree apart.
    #expect(abs(near.coordinate.latitude - found.latitude) <= 0.5)
    if let code { #expect(CoordinateFormat.plusCode.string(for: found) == code) }
  }

  @Test("T25: reports that the place after a short plus code is unknown")
  func unknownReference() throws {
    let answer = try search.answer(to: SearchQuery("H828+2M Qqqqxxxx"))
    guard case .nothing(let refusal?) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(refusal.description.contains("Qqqqxxxx"))
  }

  @Test(
    "T25: does not treat a number or postcode as an invalid coordinate",
    arguments: ["90210", "75001", "1012 AB", "2200 K", "12345678"])
  func postcodes(text: String) throws {
    #expect(try search.answer(to: SearchQuery(text)) == .nothing(nil))
  }

  @Test(
    "T25: explains why a text that looks like a coordinate is invalid",
    arguments: ["95 8", "56.55", "91, 8", "91, 2", "-", "+95", "56°", "12 E 34 N 5"])
  func refusals(text: String) throws {
    let answer = try search.answer(to: SearchQuery(text))
    guard case .nothing(let refusal) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect((refusal != nil) == (text != "-"))
  }

  @Test(
    "T25: says that an address of three words needs the network, unless something is called so",
    arguments: [
      ("///filled.count.soap", true), ("filled.count.soap", true), ("foo.bar.baz", true),
      ("w3w.co/filled.count.soap", true), ("https://what3words.com/index.home.raft", true),
      ("///new.york.city", true), ("ようこそ。ひとつ。みんな", true), ("qqqqx.xxxxq.qqqxx", true),
      ("new.york.city", false), ("St. Gallen", false), ("U.S.A.", false), ("s.š.", false),
      ("St. John's", false), ("rio.de.janeiro", false), ("a.b.c", false), ("qqqqx.xxxxq", false),
      ("qqqqx. xxxxq. qqqxx", false), ("qq.xx.qx", false),
    ])
  func threeWords(text: String, isOne: Bool) throws {
    let answer = try search.answer(to: SearchQuery(text))
    if case .nothing(let refusal?) = answer, case .link(.threeWords) = refusal.reason {
      #expect(isOne)
      #expect(refusal.description.contains("network"))
    } else {
      #expect(!isOne, "\(answer)")
    }
  }

  @Test(
    "T25: says why there is no place in what another program wrote, instead of similar names",
    arguments: [
      "https://maps.app.goo.gl/AbCdEf", "MULTIPOINT ((1 2), (3 4))", "POINT EMPTY",
      "{\"lat\":48.85}",
      "<gpx></gpx>", "POINT(2.29 95)", "www.example.com/Paris", "{\"coordinates\":[1,2]}",
    ])
  func records(text: String) throws {
    guard case .nothing(.some) = try search.answer(to: SearchQuery(text)) else {
      Issue.record("\(text)")
      return
    }
  }

  @Test(
    "T25: finds nothing in empty or meaningless text",
    arguments: ["", " ", "😀", "-", "…", "🇩🇰🇩🇰", "\u{0}", "\u{301}"])
  func empty(text: String) throws {
    #expect(try search.answer(to: SearchQuery(text)) == .nothing(nil))
  }

  @Test("T25: accepts very long texts and odd limits")
  func extremes() throws {
    let long = String(repeating: "Llanfair", count: 50_000)
    #expect(try search.answer(to: SearchQuery(long)).results.isEmpty)
    #expect(try search.answer(to: SearchQuery("paris", limit: 0)).results.isEmpty)
    #expect(try search.answer(to: SearchQuery("paris", limit: -3)).results.isEmpty)
    #expect(try search.answer(to: SearchQuery("paris", limit: 1)).results.count == 1)
    #expect(try search.answer(to: SearchQuery("llanfairpwllgwyngyll")).results.count == 1)
  }

  @Test(
    "T25: suggests a name similar to an unknown one",
    arguments: [
      ("copenhagne", "Copenhagen"), ("amsterdm", "Amsterdam"), ("kopenhavn", "Copenhagen"),
      ("nwe york city", "New York City"), ("sanfrancisco", "San Francisco"), ("germny", "Germany"),
      ("xopenhagen", "Copenhagen"), ("openhagen", "Copenhagen"),
    ])
  func similar(text: String, name: String) throws {
    guard case .similar(let results) = try search.answer(to: SearchQuery(text)) else {
      Issue.record("\(try search.answer(to: SearchQuery(text)))")
      return
    }
    #expect(results.prefix(3).map(\.name).contains(name), "\(results.map(\.name))")
    #expect(results.allSatisfy { $0.match == .similar && $0.importance >= 0 })
  }

  @Test("T25: suggests nothing for a word like no name", arguments: ["qqqqxxxx", "zzyzzxv", "xq"])
  func unknown(text: String) throws {
    #expect(try search.answer(to: SearchQuery(text)).results.isEmpty)
  }

  @Test("T25: stops as soon as it is canceled")
  func cancelled() async throws {
    var asked = 0
    #expect(throws: CancellationError.self) {
      try search.answer(to: SearchQuery("s")) {
        asked += 1
        return asked > 3
      }
    }
    #expect(asked == 4)
    let task = Task { [search] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try search.answer(to: SearchQuery("s"))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
