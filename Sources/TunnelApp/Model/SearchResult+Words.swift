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

  /// The name as it was typed, if that is a whole name in another script than the user's: 東京 for
  /// Tokyo.
  var typedName: String? {
    let known = Set(name.unicodeScalars)
    guard match == .whole,
      !(known.allSatisfy(\.isLatin) && matchedName.unicodeScalars.allSatisfy(\.isLatin))
    else { return nil }
    return matchedName.unicodeScalars.contains(where: known.contains) ? nil : matchedName
  }

  /// The name, with the user's own in parentheses if another one was typed.
  var answeringName: String { typedName.map { "\($0) (\(name))" } ?? name }

  /// The region and country that it lies in, the smallest first, without those that have its own
  /// name.
  var surroundings: [String] {
    let region = region.flatMap { $0.name == name || $0.name == countryName ? nil : $0.title }
    return [region, countryName, sharingCountries.listed].compactMap(\.self)
  }
}

nonisolated extension [SearchResult] {
  /// Whether the first result is called as was typed, or is a city of half a million people, or as
  /// important, whose name begins so.
  var hasName: Bool {
    guard let first else { return false }
    if case .place(let place) = first.subject, place.population >= 500_000 { return true }
    return first.match <= .words || first.importance >= 200
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
