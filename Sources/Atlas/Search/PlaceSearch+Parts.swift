extension PlaceSearch {
  private typealias Parted = (name: Substring, places: [Substring])

  /// Collects the results for a text with separators: a name and its surroundings, in this order or
  /// the opposite one.
  ///
  /// Names and surroundings are complete, with or without their own parentheses and dashes. Only if
  /// there is no such place, they may be beginnings.
  func collectParted(
    _ text: Substring, for query: SearchQuery, isComplete: Bool, into best: inout BestResults,
    _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    let (all, few) = (QueryParts(text).texts, QueryParts(text, onlyCommas: true).texts)
    guard all.count <= QueryParts.most else {
      best.reading = .beginning
      return
    }
    if few.count > 1, few.count < all.count {
      try collect((few[0], Array(few[1...])), .exact, isEnded: true, into: &best, isCancelled)
    }
    if best.entries.isEmpty {
      try collect((all[0], Array(all[1...])), .named, isEnded: true, into: &best, isCancelled)
    }
    if all.count == 2, let qualifier = qualifier(all[1...], .code) {
      try preferState(all[0], code: all[1], qualifier, into: &best, isCancelled)
    }
    if best.entries.isEmpty, let qualifier = qualifier(all[1...], .exact) {
      best.qualifier = qualifier
      collectTitled(folding.folded(all[0]), for: query, into: &best)
      best.qualifier = nil
    }
    best.reading = .beginning
    if isComplete { return }
    let (first, last) = (all[0], all[all.count - 1])
    for meaning in [PlaceSearch.Meaning.named, .beginning] where best.entries.isEmpty {
      try collect((first, Array(all[1...])), meaning, into: &best, isCancelled)
    }
    if best.entries.isEmpty {
      try collect((last, all.dropLast().reversed()), .exact, into: &best, isCancelled)
    }
  }

  /// Returns the places that are called like a text before its comma, and lie just outside the country
  /// after it: the province of the Netherlands for “Limburg, Belgium”.
  func elsewhere(
    _ text: Substring, for query: SearchQuery, _ isCancelled: () -> Bool
  ) throws(CancellationError) -> [SearchResult] {
    let parts = QueryParts(text, onlyCommas: true).texts
    guard parts.count == 2 else { return [] }
    let code = named(folding.folded(parts[1]), .exact).lazy.compactMap { area in
      if case .country(let id) = area { areas.countries.countries[id].code } else { nil }
    }.first
    guard let code else { return [] }
    let best = try found(parts[0], for: query, isComplete: true, isCancelled)
    return results(best, of: query).filter { result in
      result.match == .whole && result.country != nil
        && areas.regions.region(
          nearest: result.coordinate, ofCountry: code, within: Self.justOutside) != nil
    }
  }

  /// How far from a country a place may be that is suggested for it, in meters.
  private static let justOutside = 100_000.0

  /// Collects the places that are called like all words but the last ones, which name their
  /// surroundings: "Augusta GA".
  func collectEnded(
    _ text: Substring, into best: inout BestResults, _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    if best.entries.first?.match == .whole { return }
    let words = text.words
    // Among names that begin so, only a code can tell that another one is meant.
    let meaning: Meaning = best.entries.isEmpty ? .exact : .code
    guard meaning == .exact || words.last.map({ 2...3 ~= $0.utf8.count }) ?? false else { return }
    for count in 1...(meaning == .exact ? 3 : 1) where count < words.count {
      let split = words.count - count
      let (name, end) = (text[..<words[split - 1].endIndex], text[words[split].startIndex...])
      guard
        let qualifier = qualifier([end], meaning)
          ?? (count > 1 ? qualifier(words[split...], meaning) : nil)
      else { continue }
      best.qualifier = qualifier
      for spelling in QuerySpelling.all(of: folding.folded(name), digraphs: false) {
        try collect(spelling, onlyWhole: true, into: &best, isCancelled)
      }
      best.qualifier = nil
      if count == 1 { try preferState(name, code: end, qualifier, into: &best, isCancelled) }
    }
  }

  /// Puts a town in a state of the United States before places that the state's code describes less
  /// well: as the code of a region of another country, or of the country of a whole region.
  private func preferState(
    _ name: Substring, code text: Substring, _ qualifier: SearchQualifier,
    into best: inout BestResults, _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    guard let first = best.entries.first?.subject, text.utf8.count <= 4 else { return }
    let code = Self.code(text)
    let others = countries(of: first)
    if code.utf8.count != 2 || others == ["US"] { return }
    if first < places.count, let country = areas.countries.number(code: code),
      others == [areas.countries.countries[country].code]
    {
      return
    }
    guard
      let state = qualifier.parts[0].regions.first(where: {
        areas.regions.countryCode(of: $0) == "US"
      })
    else { return }
    var towns = BestResults(limit: 1, near: nil, letters: 0)
    towns.languages = best.languages
    towns.qualifier = SearchQualifier(parts: [.init(regions: [state])])
    try collect(folding.folded(name), onlyWhole: true, into: &towns, isCancelled)
    guard var town = towns.entries.first, town.subject < places.count, town.importance >= Self.town
    else { return }
    town.reading = .state
    best.insert(town)
  }

  /// The least importance of a town that the code of its state means: 5,000 people.
  private static let town = 122

  /// Collects the regions of which a text is the title in the query's language or English:
  /// "Salzburg State".
  func collectTitled(_ text: FoldedName, for query: SearchQuery, into best: inout BestResults) {
    // A name and its kind are words of their own, but for scripts without spaces.
    guard text.units.contains(where: { $0 == NameFolding.space || $0 >= NameFolding.ideographs })
    else { return }
    for area in named(text, .named) {
      guard case .region(let id) = area else { continue }
      let subject = places.count + areas.numbers.number(ofRegion: id)
      for language in [query.language, "en"] where title(of: id, language) == text.units {
        insert(subject, subject, .whole, into: &best)
      }
    }
  }

  private func title(of region: Int, _ language: String) -> [UInt16] {
    let local = LocalNames(
      names: names, countries: areas.countries, features: areas.features,
      regionWords: areas.regions.words, language: language)
    return folding.folded((local.named(areas.regions[region]).title ?? "")[...]).units
  }

  /// Collects the results for a text without separators of which nothing is called: its last words
  /// begin the name of a region or country, or one is written before or behind it without a space.
  func collectJoined(
    _ text: Substring, into best: inout BestResults, _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    let words = text.words
    var ways: [Parted] = (1...2).filter { $0 < words.count }.map { count in
      let split = words.count - count
      return (
        text[..<text.index(after: words[split - 1].endIndex)], [text[words[split].startIndex...]]
      )
    }
    let isJoined = words.count == 1 && text.hasIdeographs
    if isJoined {
      for index in text.indices.dropFirst().prefix(12) {
        ways += [(text[index...], [text[..<index]]), (text[..<index], [text[index...]])]
      }
    }
    for way in ways where best.entries.isEmpty {
      try collect(way, isJoined ? .exact : .beginning, into: &best, isCancelled)
    }
  }

  private func collect(
    _ way: Parted, _ meaning: Meaning, isEnded: Bool = false, into best: inout BestResults,
    _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    if isCancelled() { throw CancellationError() }
    var name = folding.folded(way.name)
    guard let last = name.units.last, let qualifier = qualifier(way.places, meaning) else { return }
    // Very many names begin with a letter, and each would be looked through for the part.
    if !isEnded, name.units.count < 3, last < NameFolding.ideographs,
      qualifier.parts.contains(where: { $0.countries.isEmpty && $0.regions.isEmpty })
    {
      return
    }
    // Without spaces between words, one cannot tell whether the last one is complete.
    if isEnded, last < NameFolding.ideographs {
      name = FoldedName(units: name.units, isEnded: true)
    }
    best.qualifier = qualifier
    defer { best.qualifier = nil }
    let same = QuerySpelling.all(of: name, digraphs: false)
    for spelling in same { try collect(spelling, into: &best, isCancelled) }
    guard best.entries.isEmpty else { return }
    for spelling in QuerySpelling.all(of: name) where !same.contains(spelling) {
      try collect(spelling, into: &best, isCancelled)
    }
  }
}
