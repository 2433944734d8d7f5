import Atlas

nonisolated extension SearchResult {
  /// What kind of thing it is, in a word or two.
  var kind: String {
    switch subject {
    case .country: "country"
    case .region: "region"
    case .sea(let sea): sea.kind == .ocean ? "ocean" : "sea"
    case .feature(let feature): feature.words
    case .place(let place):
      switch place.seat {
      case .country: "capital"
      case .region: "regional capital"
      case nil: "town"
      }
    }
  }

  /// What it lies in, from the small to the large: region and country, as far as they are others.
  var surroundings: [String] {
    let region = region.flatMap { $0.name == name || $0.name == countryName ? nil : $0.name }
    return [region, countryName, sharingCountries.listed].compactMap(\.self)
  }
}
