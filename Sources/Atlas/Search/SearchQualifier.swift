/// The surroundings in a query: the parts after the first, as in "Paris, Texas, USA".
struct SearchQualifier {
  /// The meanings of a part.
  struct Part {
    /// The ISO 3166-1 codes of countries and of everything that belongs to them.
    var countries: Set<String> = []
    /// The indices of regions.
    var regions: Set<Int> = []
    /// The indices of natural features: "Innsbruck, Alps".
    var features: [Int] = []
    /// The part itself, which may be in another name of the place: "Biel/Bienne".
    var name: FoldedName?

    var isEmpty: Bool { countries.isEmpty && regions.isEmpty && features.isEmpty && name == nil }
  }

  /// The parts, all of which must match.
  let parts: [Part]

  /// Whether a subject is in one of the countries or regions of every part, or called so.
  func admits(_ subject: Int, of search: PlaceSearch) -> Bool {
    parts.allSatisfy { part in
      if search.countries(of: subject).contains(where: part.countries.contains)
        || search.reaches(subject, part.countries)
      {
        return true
      }
      if !part.regions.isEmpty, let region = search.region(of: subject),
        part.regions.contains(region)
      {
        return true
      }
      if part.features.contains(where: { search.isIn(subject, feature: $0) }) { return true }
      return part.name.map { search.isCalled(subject, $0) } ?? false
    }
  }
}

extension PlaceSearch {
  /// Which names a part of a text stands for.
  enum Meaning {
    /// Codes.
    case code
    /// Codes and whole names.
    case exact
    /// Codes, whole names with other words around them, and what names of places contain.
    case named
    /// Codes and all names that start with the part.
    case beginning
  }

  /// Returns the qualifier for parts of a text, or `nil` if one of them has no meaning.
  func qualifier(_ texts: some Sequence<Substring>, _ meaning: Meaning) -> SearchQualifier? {
    var parts: [SearchQualifier.Part] = []
    for text in texts {
      let place = folding.folded(text)
      guard let first = place.units.first else { continue }
      // One letter begins a word rather than being a code.
      guard place.units.count > 1 || first >= NameFolding.ideographs || meaning == .beginning else {
        return nil
      }
      let part = part(place, code: Self.code(text), isAbbreviated: text.last == ".", meaning)
      if part.isEmpty { return nil }
      parts.append(part)
    }
    return parts.isEmpty ? nil : SearchQualifier(parts: parts)
  }

  /// Returns the letters and digits of a text in capitals, with hyphens, as in an ISO code.
  static func code(_ text: Substring) -> String {
    text.filter { $0.isLetter || $0.isNumber || $0 == "-" }.uppercased()
  }

  private func part(
    _ name: FoldedName, code: String, isAbbreviated: Bool, _ meaning: Meaning
  ) -> SearchQualifier.Part {
    var part = SearchQualifier.Part()
    var states: Set<String> = []
    var found = meaning == .code ? [] : named(name, meaning)
    if found.isEmpty, isAbbreviated, meaning != .code, name.units.count > 3 {
      found = areas(named: FoldedName(units: name.units, isEnded: false), .beginning)
    }
    for area in found {
      switch area {
      case .country(let id): states.insert(areas.countries.countries[id].name)
      case .region(let id): part.regions.insert(id)
      case .feature(let id): if meaning != .beginning { part.features.append(id) }
      case .sea: break
      }
    }
    let countries = areas.countries
    if let id = countries.number(code: code) { states.insert(countries.countries[id].name) }
    if !states.isEmpty {
      for country in countries.countries
      where states.contains(country.name) || states.contains(country.sovereign) {
        if let own = country.code { part.countries.insert(own) }
      }
    }
    part.regions.formUnion(areas.regions.regions(withCode: code))
    if meaning == .named, name.units.count > 1 { part.name = name }
    return part
  }

  /// Returns the areas with a name that equals a text, otherwise with one that is all of it but one
  /// or two words: "State of São Paulo", "Kanagawa Prefecture".
  func named(_ text: FoldedName, _ meaning: Meaning) -> [NamedAreaNumbers.Area] {
    let found = QuerySpelling.all(of: text, digraphs: false).flatMap { areas(named: $0, meaning) }
    guard found.isEmpty, meaning == .named else { return found }
    let words = text.units.split(separator: NameFolding.space)
    for words in [words.dropFirst(), words.dropFirst(2), words.dropLast()] where !words.isEmpty {
      let units = Array(words.joined(separator: [NameFolding.space]))
      let found = areas(named: FoldedName(units: units, isEnded: true), meaning)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the areas with a name that equals a query or, for its beginning, starts with it.
  private func areas(named query: FoldedName, _ meaning: Meaning) -> [NamedAreaNumbers.Area] {
    var found = Array(names.countryNames(equal: query.units))
    var reader = NameReader(self)
    let matches = words.first.matches(query, reader: &reader)
    let rows = matches.whole.lowerBound..<matches.longer.upperBound
    for row in meaning == .beginning ? rows : matches.whole {
      if let name = words.first.word(at: row)?.name, names.isOfArea(name) { found.append(name) }
    }
    return found.map { names.areas[names.subject(of: $0) - places.count] }
  }

  /// Returns the codes of the countries that a subject is, or that it lies in.
  func countries(of subject: Int) -> [String] {
    guard subject >= places.count else { return [places.countryCode(of: subject)] }
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
    return switch areas.subject(subject - places.count) {
    case .region(let region): region.id
    case .feature(let feature): areas.regions.region(at: feature.coordinate)?.id
    case .country, .sea, .place: nil
    }
  }

  /// Whether a place is within the bounds of a natural feature, as far as its extent tells.
  fileprivate func isIn(_ subject: Int, feature id: Int) -> Bool {
    guard subject < places.count, let extent = areas.features[id].extent else { return false }
    let far = places.direction(subject) - UnitVector(areas.features.coordinate(of: id)).components
    let reach = extent / 2 / Ellipsoid.meanRadius
    return (far * far).sum() <= reach * reach
  }

  /// Whether a subject is a natural feature of unknown countries that extends into one of some.
  fileprivate func reaches(_ subject: Int, _ codes: Set<String>) -> Bool {
    guard subject >= places.count, !codes.isEmpty,
      case .feature(let feature) = areas.subject(subject - places.count),
      feature.countryCodes.isEmpty, let extent = feature.extent,
      feature.kind != .sea, feature.kind != .ocean
    else { return false }
    let vector = UnitVector(feature.coordinate)
    return codes.contains { code in
      // The borders of a country far away need not be measured.
      guard let country = areas.countries.country(code: code),
        vector.angle(to: UnitVector(country.label)).radians * Ellipsoid.meanRadius
          < extent + 2_000_000
      else { return false }
      return areas.regions.region(
        nearest: feature.coordinate, ofCountry: code, within: min(extent, 2_000_000)) != nil
    }
  }

  /// Whether a name of a subject contains the words of a text.
  fileprivate func isCalled(_ subject: Int, _ text: FoldedName) -> Bool {
    var reader = NameReader(self)
    return names.all(of: subject).contains { name in
      let units = reader.read(.init(name: name, index: 0))
      let last = units.count - text.units.count
      return last >= 0
        && (0...last).contains { start in
          let end = start + text.units.count
          return (start == 0 || units[start - 1] == NameFolding.space)
            && (end == units.count || units[end] == NameFolding.space)
            && units[start..<end].elementsEqual(text.units)
        }
    }
  }
}
