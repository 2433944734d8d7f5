import Atlas

nonisolated extension SearchResult {
  /// The kind of thing that was found, in a word or two.
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

  /// The region and country that it lies in, the smallest first, without those that have its own
  /// name.
  var surroundings: [String] {
    let region = region.flatMap { $0.name == name || $0.name == countryName ? nil : $0.title }
    return [region, countryName, sharingCountries.listed].compactMap(\.self)
  }
}

nonisolated extension Sea {
  /// The words in English names of inlets that tell their kind, with the message for each.
  private static let inletWords: [(name: Substring, word: @Sendable () -> String)] = [
    ("gulf", { Messages.Kinds.gulf }), ("bay", { Messages.Kinds.bay }),
    ("strait", { Messages.Kinds.strait }), ("channel", { Messages.Kinds.channel }),
    ("sound", { Messages.Kinds.sound }), ("bight", { Messages.Kinds.bight }),
    ("inlet", { Messages.Kinds.inlet }), ("lagoon", { Messages.Kinds.lagoon }),
    ("fjord", { Messages.Kinds.fjord }),
  ]

  /// The kind of sea in a word: the one in its name, such as `bay` or `strait`, otherwise `ocean`
  /// or `sea`.
  fileprivate var word: String {
    switch kind {
    case .ocean: return Messages.Kinds.ocean
    case .sea: return Messages.Kinds.sea
    case .inlet:
      let words = name.lowercased().split(separator: " ")
      // The source lists river mouths as inlets.
      if words.last == "river" { return Messages.Kinds.estuary }
      return Self.inletWords.first { words.contains($0.name) }?.word() ?? Messages.Kinds.sea
    }
  }
}
