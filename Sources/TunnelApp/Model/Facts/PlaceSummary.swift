import Atlas

/// A summary of a place, for a card of the information side.
///
/// It has only what the data knows.
nonisolated struct PlaceSummary: Hashable, Sendable {
  /// The sun's way across the sky of the day, with its hours as a fact.
  struct Day: Hashable, Sendable {
    let course: DayCourse
    let fact: Fact
  }

  /// The name of the place or the sea.
  let headline: String
  /// The country or the ocean.
  let subtitle: String
  /// The local time; nil if it is not known.
  var clock: Fact?
  /// The sun's way; nil in a brief summary.
  var day: Day?
  /// The facts that come first, the most important first.
  let facts: [Fact]
  /// The facts that are folded.
  var more: [Fact] = []

  /// All facts, in the order in which they are read.
  var allFacts: [Fact] { [clock, day?.fact].compactMap(\.self) + facts + more }

  /// Creates the summary of a description at a moment, with its coordinates in a given notation.
  init(
    _ description: PlaceDescription, on moment: Moment,
    written format: CoordinateFormat = .degreesMinutesSeconds
  ) {
    let time = PlaceTime(at: description, on: moment.secondsSince1970)
    let (land, town) = (Self.nearestLand(description), Self.nearestTown(description))
    let facts = [
      land ?? town, Self.summit(description), Self.elevation(description),
      Self.coordinates(description, format),
    ]
    let more = [land == nil ? nil : town] + Self.light(time, in: description.zone)
    self.init(
      headline: Self.headline(description), subtitle: Self.subtitle(description),
      clock: Self.clock(time, in: description.zone), day: Self.day(time, at: description),
      facts: facts.compactMap(\.self), more: more.compactMap(\.self))
  }

  /// Creates a summary of its parts.
  init(
    headline: String, subtitle: String, clock: Fact? = nil, day: Day? = nil, facts: [Fact],
    more: [Fact] = []
  ) {
    (self.headline, self.subtitle, self.clock, self.day) = (headline, subtitle, clock, day)
    (self.facts, self.more) = (facts, more)
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
    Fact(
      name: Messages.FactNames.coordinates, value: format.shown(place.coordinate),
      copied: format.copied(place.coordinate))
  }

  private static func summit(_ place: PlaceDescription) -> Fact? {
    place.summitWords.map {
      Fact(name: Messages.FactNames.spotHeight, value: $0, source: place.summit?.source.words)
    }
  }

  /// Returns the elevation of a place or its depth; nil if it is not known.
  static func elevation(_ place: PlaceDescription) -> Fact? {
    place.elevationWords.map { words in
      Fact(
        name: place.height.factName,
        value: words, source: place.elevation?.source.words)
    }
  }

  private static func nearestLand(_ place: PlaceDescription) -> Fact? {
    place.landWords.map {
      Fact(
        name: Messages.FactNames.nearestLand, value: $0, source: place.nearestLand?.source.words,
        bearing: place.nearestLand.flatMap { place.direction($0.bearing) })
    }
  }

  /// Returns the nearest town; nil if it is no more than the headline.
  private static func nearestTown(_ place: PlaceDescription) -> Fact? {
    let words = place.townWords
    guard words != place.headlineWords else { return nil }
    return Fact(
      name: Messages.FactNames.nearestTown, value: words, source: place.nearestTown.source.words,
      bearing: place.townBearing.flatMap(place.direction))
  }
}

nonisolated extension PlaceDescription {
  /// Returns a direction from the place; nil at a pole, where every direction is the same.
  fileprivate func direction(_ bearing: Angle) -> Angle? {
    abs(coordinate.latitude) < 90 ? bearing : nil
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
