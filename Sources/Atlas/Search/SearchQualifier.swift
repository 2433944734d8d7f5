/// The qualifiers after commas in a query, as in "Paris, Texas, USA".
struct SearchQualifier {
  /// The meanings of one part between commas.
  struct Part {
    /// The ISO 3166-1 codes of countries and of everything that belongs to them.
    var countries: Set<String> = []
    /// The indices of regions.
    var regions: Set<Int> = []

    var isEmpty: Bool { countries.isEmpty && regions.isEmpty }
  }

  /// The parts, all of which must match.
  let parts: [Part]

  /// Whether a subject is in one of the countries or regions of every part.
  func admits(_ subject: Int, of search: PlaceSearch) -> Bool {
    parts.allSatisfy { part in
      if search.countries(of: subject).contains(where: part.countries.contains) { return true }
      guard !part.regions.isEmpty, let region = search.region(of: subject) else { return false }
      return part.regions.contains(region)
    }
  }
}

extension PlaceSearch {
  private typealias Reading = (name: FoldedName, places: [Substring])

  /// Collects the results for a text that contains both a name and its qualifiers.
  func collectQualified(
    _ text: Substring, into best: inout BestResults, _ isCancelled: () -> Bool
  ) throws(CancellationError) {
    for reading in qualified(text) where best.entries.isEmpty && !reading.name.units.isEmpty {
      guard let qualifier = qualifier(reading.places) else { continue }
      best.qualifier = qualifier
      for spelling in QuerySpelling.all(of: reading.name, digraphs: false) {
        try collect(spelling, into: &best, isCancelled)
      }
    }
    best.qualifier = nil
  }

  /// Returns the ways to split a text into a name and its qualifiers.
  ///
  /// The split is at the commas or, without commas, before the last word, then before the last two
  /// words.
  private func qualified(_ text: Substring) -> [Reading] {
    let parts = text.split { ",，、".contains($0) }
    if parts.count > 1 { return [(folding.folded(parts[0]), Array(parts.dropFirst()))] }
    let words = text.split { $0.isWhitespace }
    return (1...2).filter { $0 < words.count }.map { count in
      let split = words.count - count
      let name = folding.folded(text[..<words[split - 1].endIndex])
      return (
        FoldedName(units: name.units, isEnded: true), [text[words[split].startIndex...]]
      )
    }
  }

  /// Returns the qualifier for parts of a text, or `nil` if one of them has no meaning.
  ///
  /// A part stands for the countries and regions whose names start with it, or whose codes it is.
  private func qualifier(_ texts: [Substring]) -> SearchQualifier? {
    var parts: [SearchQualifier.Part] = []
    for text in texts {
      let place = folding.folded(text)
      guard !place.units.isEmpty else { continue }
      let code = String(text.filter { $0.isLetter || $0.isNumber }).uppercased()
      let part = part(named: place, code: code)
      if part.isEmpty { return nil }
      parts.append(part)
    }
    return parts.isEmpty ? nil : SearchQualifier(parts: parts)
  }

  private func part(named name: FoldedName, code: String) -> SearchQualifier.Part {
    var part = SearchQualifier.Part()
    var states: Set<String> = []
    for area in self.areas(named: name) {
      switch area {
      case .country(let id): states.insert(areas.countries.countries[id].name)
      case .region(let id): part.regions.insert(id)
      case .sea, .feature: break
      }
    }
    let countries = areas.countries.countries
    for country in countries where country.code == code || country.longCode == code {
      states.insert(country.name)
    }
    for country in countries
    where states.contains(country.name) || states.contains(country.sovereign) {
      if let own = country.code { part.countries.insert(own) }
    }
    part.regions.formUnion(areas.regions.regions(withCode: code))
    return part
  }

  /// Returns the codes of the countries that a subject is, or that it lies in.
  fileprivate func countries(of subject: Int) -> [String] {
    guard subject >= places.count else { return [places[subject].countryCode] }
    return switch areas.subject(subject - places.count) {
    case .country(let country): [country.code].compactMap(\.self)
    case .region(let region): [region.countryCode].compactMap(\.self)
    case .feature(let feature): feature.countryCodes
    case .sea, .place: []
    }
  }

  /// Returns the index of the region that a subject is, or that it lies in.
  fileprivate func region(of subject: Int) -> Int? {
    guard subject >= places.count else { return region(of: places[subject])?.id }
    if case .region(let region) = areas.subject(subject - places.count) { return region.id }
    return nil
  }

  /// Returns the areas with a name that starts with a query.
  private func areas(named query: FoldedName) -> [NamedAreaNumbers.Area] {
    var found: [NamedAreaNumbers.Area] = []
    var reader = NameReader(self)
    let matches = words.first.matches(query, reader: &reader)
    for row in matches.whole.lowerBound..<matches.longer.upperBound {
      guard let word = words.first.word(at: row), names.isOfArea(word.name) else { continue }
      found.append(names.areas[names.subject(of: word.name) - places.count])
    }
    return found
  }
}
