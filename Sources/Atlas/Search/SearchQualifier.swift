/// Where a place is wanted: what a person writes behind a comma, as in "Paris, Texas".
struct SearchQualifier {
  /// ISO 3166-1 codes of countries.
  var countries: Set<String> = []
  /// Numbers of regions.
  var regions: Set<Int> = []

  /// Adds a country, where it has a code.
  mutating func insert(_ country: Country) {
    if let code = country.code { countries.insert(code) }
  }

  /// Whether what has a number is a place in one of them: what stands behind a comma says where a town
  /// is.
  func admits(_ id: Int, of search: PlaceSearch) -> Bool {
    guard id < search.places.count else { return false }
    let place = search.places[id]
    if countries.contains(place.countryCode) { return true }
    return !regions.isEmpty && search.region(of: place).map { regions.contains($0.id) } ?? false
  }
}

extension PlaceSearch {
  /// Returns the name before the last comma of a text, and the countries and regions whose names
  /// begin like what follows, or whose codes it is; nil where there are none.
  func qualified(_ text: String) -> (name: FoldedName, qualifier: SearchQualifier)? {
    guard let comma = text.lastIndex(where: { ",，、".contains($0) }) else { return nil }
    let name = folding.folded(text[..<comma])
    let rest = text[text.index(after: comma)...]
    let place = folding.folded(rest)
    guard !name.units.isEmpty, !place.units.isEmpty else { return nil }
    let code = String(rest.filter { !$0.isWhitespace }).uppercased()
    var qualifier = SearchQualifier()
    for area in self.areas(named: place) {
      switch area {
      case .country(let id): qualifier.insert(areas.countries.countries[id])
      case .region(let id): qualifier.regions.insert(id)
      case .sea: break
      }
    }
    for country in areas.countries.countries where [country.code, country.longCode].contains(code) {
      qualifier.insert(country)
    }
    qualifier.regions.formUnion(
      (0..<areas.regions.count).filter { areas.regions.isCode(code, of: $0) })
    return qualifier.countries.isEmpty && qualifier.regions.isEmpty ? nil : (name, qualifier)
  }

  /// The areas with a name that begins like a query.
  private func areas(named query: FoldedName) -> [NamedAreaNumbers.Area] {
    var found: [NamedAreaNumbers.Area] = []
    var reader = NameReader(self)
    for row in words.rows(of: query) {
      for number in words.numbers(in: row, at: .first) {
        let subject = names.subject(of: number)
        guard subject >= places.count else { continue }
        reader.read(number)
        if let match = reader.name.match(query), match < .word {
          found.append(names.areas[subject - places.count])
        }
      }
    }
    return found
  }
}
