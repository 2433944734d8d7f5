extension PlaceSearch {
  /// Returns the results, with names in the query's language.
  func results(_ best: BestResults, of query: SearchQuery) -> [SearchResult] {
    let local = LocalNames(
      names: names, countries: areas.countries, features: areas.features,
      regionWords: areas.regions.words, language: query.language,
      translating: translation ?? { _ in nil })
    // Chinese characters are found alike in both their forms, and East Asian names by longer ones.
    let typed = query.text[...].hasIdeographs ? QueryParts(query.text[...]).texts : []
    return best.entries.indices.map { index in
      var (entry, isTyped) = (best.entries[index], false)
      if !typed.isEmpty, index == 0 || entry.match == .whole,
        let name = names.all(of: entry.subject).first(where: { typed.contains(names[$0][...]) })
      {
        entry.name = name
        entry.translation = nil
        entry.match = .whole
        isTyped = true
      }
      var result = entry.subject < places.count ? place(entry, local) : area(entry, local)
      if isTyped, folding.folded(result.name) == folding.folded(result.matchedName) {
        result.name = result.matchedName
      }
      return result
    }
  }

  private func place(_ entry: BestResults.Entry, _ local: LocalNames) -> SearchResult {
    let place = places[entry.subject]
    // The sources have some towns of disputed areas in a country that the region is not in.
    let region = region(of: place).flatMap { $0.countryCode == place.countryCode ? $0 : nil }
    return result(
      entry, .place(place), local.name(of: place), countryCode: place.countryCode,
      region: region.map(local.named), local)
  }

  private func area(_ entry: BestResults.Entry, _ local: LocalNames) -> SearchResult {
    let subject = areas.subject(entry.subject - places.count)
    return switch subject {
    case .country(let country): result(entry, subject, local.name(of: country), local)
    case .sea(let sea): result(entry, subject, local.name(of: sea), local)
    case .feature(let feature): found(entry, feature, local)
    case .place(let place): result(entry, subject, local.name(of: place), local)
    case .region(let region):
      result(
        entry, subject, local.name(of: region), countryCode: region.countryCode, local)
    }
  }

  private func found(
    _ entry: BestResults.Entry, _ feature: Feature, _ local: LocalNames
  ) -> SearchResult {
    var found = result(entry, .feature(feature), local.name(of: feature), local)
    found.sharingCountries = feature.countryCodes.compactMap { code in
      areas.countries.country(code: code).map { local.name(of: $0) }
    }
    return found
  }

  private func result(
    _ entry: BestResults.Entry, _ subject: SearchResult.Subject, _ name: String,
    countryCode: String? = nil, region: Region? = nil, _ local: LocalNames
  ) -> SearchResult {
    let country = countryCode.flatMap { areas.countries.country(code: $0) }
    return SearchResult(
      subject: subject, name: name,
      matchedName: entry.translation.map { translated[$0].name } ?? names[entry.name],
      match: entry.match,
      importance: entry.importance, rank: entry.rank, region: region, country: country,
      countryName: country.map { local.name(of: $0) })
  }

  /// Returns the region that a place belongs to, or that contains it or is near it; a polygon may
  /// not cover its islands.
  func region(of place: Place) -> Region? {
    let regions = areas.regions
    if let own = regions.number(ofPlace: place.id) { return regions[own] }
    if let region = regions.region(at: place.coordinate), region.countryCode == place.countryCode {
      return region
    }
    return regions.region(
      nearest: place.coordinate, ofCountry: place.countryCode, within: 10_000)
  }
}
