import Atlas

nonisolated extension SearchResult {
  /// What kind of thing it is, in a word or two.
  var kind: String {
    switch subject {
    case .country: Messages.Kinds.country
    case .region: Messages.Kinds.region
    case .sea(let sea): sea.word
    case .feature(let feature): feature.words
    case .place(let place):
      switch place.seat {
      case .country: Messages.Kinds.capital
      case .region: Messages.Kinds.regionalCapital
      case nil: Messages.Kinds.town
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
  /// What the English names of inlets say that they are, and what people are told.
  private static let inletWords: [(name: Substring, word: @Sendable () -> String)] = [
    ("gulf", { Messages.Kinds.gulf }), ("bay", { Messages.Kinds.bay }),
    ("strait", { Messages.Kinds.strait }), ("channel", { Messages.Kinds.channel }),
    ("sound", { Messages.Kinds.sound }), ("bight", { Messages.Kinds.bight }),
    ("inlet", { Messages.Kinds.inlet }), ("lagoon", { Messages.Kinds.lagoon }),
    ("fjord", { Messages.Kinds.fjord }),
  ]

  /// What it is, in a word: what its name says of itself, `bay`, `strait`, else `ocean` or `sea`.
  fileprivate var word: String {
    switch kind {
    case .ocean: return Messages.Kinds.ocean
    case .sea: return Messages.Kinds.sea
    case .inlet:
      let words = name.lowercased().split(separator: " ")
      // The source has the mouths of rivers.
      if words.last == "river" { return Messages.Kinds.estuary }
      return Self.inletWords.first { words.contains($0.name) }?.word() ?? Messages.Kinds.sea
    }
  }
}
