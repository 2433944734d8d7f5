import Atlas

/// A summary of a place for the information side of a card.
///
/// It has only what the data knows.
nonisolated struct PlaceSummary: Hashable, Sendable {
  /// The name of the place or the sea.
  let headline: String
  /// The country or the ocean.
  let subtitle: String
  /// The other facts, the most important first.
  let facts: [Fact]

  /// Creates the summary of a description, seen from one end of a tunnel at a moment, with its
  /// coordinates in a given notation.
  init(
    _ description: PlaceDescription, end: End, on moment: Moment,
    written format: CoordinateFormat = .degreesMinutesSeconds
  ) {
    let time = PlaceTime(at: description, on: moment.secondsSince1970)
    let facts =
      [Self.coordinates(description, format)] + Self.surroundings(description)
      + [Self.summit(description), Self.elevation(description)]
      + (end == .target ? Self.tunnel(to: description.coordinate) : [])
      + Self.light(time, in: description.zone) + [Self.otherNotation(description, than: format)]
    self.init(
      headline: Self.headline(description), subtitle: Self.subtitle(description),
      facts: facts.compactMap(\.self))
  }

  /// Creates a summary of its parts.
  init(headline: String, subtitle: String, facts: [Fact]) {
    (self.headline, self.subtitle, self.facts) = (headline, subtitle, facts)
  }

  /// Returns the name of a place, or its coordinates if nothing nearby has a name.
  static func headline(_ place: PlaceDescription) -> String {
    place.headlineWords ?? CoordinateFormat.degreesMinutes.string(for: place.coordinate)
  }

  /// Returns the region and country of a place, or that it is open sea.
  static func subtitle(_ place: PlaceDescription) -> String {
    let setting = place.setting
    return setting.isEmpty && place.surface.value == .sea
      ? Messages.Places.openSea
      // The no-break space keeps a dot from starting a line.
      : setting.joined(separator: "\u{A0}· ")
  }

  /// Returns the coordinates of a place in a notation.
  static func coordinates(_ place: PlaceDescription, _ format: CoordinateFormat) -> Fact {
    Fact(name: Messages.FactNames.coordinates, value: format.shown(place.coordinate))
  }

  private static func otherNotation(
    _ place: PlaceDescription, than format: CoordinateFormat
  ) -> Fact {
    let other: CoordinateFormat = format == .decimal ? .degreesMinutesSeconds : .decimal
    return Fact(name: other.title, value: other.shown(place.coordinate))
  }

  private static func summit(_ place: PlaceDescription) -> Fact? {
    place.summitWords.map {
      Fact(name: Messages.FactNames.spotHeight, value: $0, source: place.summit?.source.name)
    }
  }

  /// Returns the elevation of a place or its depth; nil if it is not known.
  static func elevation(_ place: PlaceDescription) -> Fact? {
    place.elevationWords.map { words in
      Fact(
        name: place.height.factName,
        value: words, source: place.elevation?.source.name)
    }
  }

  private static func surroundings(_ place: PlaceDescription) -> [Fact?] {
    [
      place.landWords.map {
        Fact(
          name: Messages.FactNames.nearestLand, value: $0, source: place.nearestLand?.source.name)
      },
      Fact(
        name: Messages.FactNames.nearestTown, value: place.townWords,
        source: place.nearestTown.source.name),
    ]
  }
}

nonisolated extension PlaceDescription.Height {
  /// The label of the fact that shows this height.
  fileprivate var factName: String {
    switch self {
    case .ground: Messages.FactNames.elevation
    case .sea: Messages.FactNames.depth
    case .lake: Messages.FactNames.lakeLevel
    }
  }
}
