import Atlas

nonisolated extension SearchResult {
  /// What kind of thing it is, in a word or two.
  var kind: String {
    switch subject {
    case .country: "country"
    case .region: "region"
    case .sea(let sea): sea.word
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

nonisolated extension Sea {
  /// What it is, in a word: what its name says of itself, `bay`, `strait`, else `ocean` or `sea`.
  fileprivate var word: String {
    switch kind {
    case .ocean: return "ocean"
    case .sea: return "sea"
    case .inlet:
      let words = name.lowercased().split(separator: " ")
      // The source has the mouths of rivers.
      if words.last == "river" { return "estuary" }
      return ["gulf", "bay", "strait", "channel", "sound", "bight", "inlet", "lagoon", "fjord"]
        .first { words.contains(Substring($0)) } ?? "sea"
    }
  }
}
