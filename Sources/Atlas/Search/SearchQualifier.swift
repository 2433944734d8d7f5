/// Where a place is wanted: what a person writes behind a comma, as in "Paris, Texas".
struct SearchQualifier {
  /// ISO 3166-1 codes of countries.
  var countries: Set<String> = []
  /// Numbers of regions.
  var regions: Set<Int> = []

  /// Whether a place lies in one of them.
  func admits(_ id: Int, of search: PlaceSearch) -> Bool {
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
    for entry in areas.entries {
      let isNamed = (entry.folded.match(place) ?? .word) < .word
      switch entry.subject {
      case .country(let country) where isNamed || [country.code, country.longCode].contains(code):
        if let code = country.code { qualifier.countries.insert(code) }
      case .region(let region) where isNamed || region.code?.dropFirst(3) == code[...]:
        qualifier.regions.insert(region.id)
      default: break
      }
    }
    return qualifier.countries.isEmpty && qualifier.regions.isEmpty ? nil : (name, qualifier)
  }
}
