import Atlas

/// One sentence about a tunnel, as a person would write it.
nonisolated enum TunnelSentence {
  /// Returns the sentence about the tunnel between two described places, in the units in force.
  static func text(of ends: Ends<PlaceDescription>) -> String {
    var places = ends.map(whereabouts)
    if places.start == places.target {
      // Two places with one name, such as two seas, are told apart by their coordinates.
      places = ends.map(coordinates)
    }
    return Messages.Sentence.tunnel(from: places.start, to: places.target)
  }

  /// Returns where a place is, after "I dig" and "I come out": `in Lemvig, Denmark`.
  static func whereabouts(_ place: PlaceDescription) -> String {
    guard let headline = place.headline, let name = EndName(place) else {
      return coordinates(place)
    }
    if let area = area(place) {
      return [area, name.surroundings].compactMap(\.self).joinedByCommas
    }
    let line = name.surroundings.map { [headline.name, $0].joinedByCommas } ?? headline.name
    switch headline {
    case .near(let town):
      guard place.isAbroad(town.place), let country = place.country?.name else {
        return Messages.Sentence.near(line)
      }
      return Messages.Sentence.nearAbroad(place.words(for: town.place), in: country)
    case .town: return Messages.Sentence.inPlace(line)
    case .region:
      return Messages.Places.takesArticle(region: headline.name)
        ? Messages.Sentence.inThe(line) : Messages.Sentence.inPlace(line)
    case .country(let country): return Messages.Sentence.inCountry(country.name)
    case .sea, .oceanPart:
      return takesArticle(headline.name)
        ? Messages.Sentence.inSea(line) : Messages.Sentence.inPlace(line)
    case .feature(let feature):
      return atFeature(feature, line)
    }
  }

  /// Returns where a place on the water or at a natural feature is, if the language has words for it.
  private static func area(_ place: PlaceDescription) -> String? {
    switch place.headline {
    case .sea, .oceanPart, .feature:
      place.headlineInData.flatMap(Messages.Names.whereabouts)
    default: nil
    }
  }

  /// Returns where a natural feature is, with the preposition and the article of its kind.
  private static func atFeature(_ feature: Feature, _ line: String) -> String {
    switch feature.kind.rawValue {
    case "ocean", "sea", "strait":
      takesArticle(feature.name) ? Messages.Sentence.inSea(line) : Messages.Sentence.inPlace(line)
    case "lake":
      ["Lake ", "Loch ", "Lago "].contains { feature.name.hasPrefix($0) }
        ? Messages.Sentence.inPlace(line) : Messages.Sentence.inSea(line)
    case "desert", "range", "trench": Messages.Sentence.inThe(line)
    case "archipelago":
      feature.name.hasSuffix("s") ? Messages.Sentence.inThe(line) : Messages.Sentence.on(line)
    case "river", "canal": Messages.Sentence.onThe(line)
    case "island": Messages.Sentence.on(line)
    case "pole": Messages.Sentence.atPole(line)
    default: Messages.Sentence.at(line)
    }
  }

  private static func coordinates(_ place: PlaceDescription) -> String {
    Messages.Sentence.at(CoordinateFormat.degreesMinutes.shown(place.coordinate))
  }

  /// Whether English has an article before the name of a sea: the Kattegat, but Hudson Bay.
  private static func takesArticle(_ name: String) -> Bool {
    !["Bay", "Sound", "Inlet", "Fjord", "Harbour"].contains { name.hasSuffix(" " + $0) }
  }
}
