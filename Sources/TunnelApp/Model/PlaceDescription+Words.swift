import Atlas

/// How a description is worded, in the window and on the command line alike.
nonisolated extension PlaceDescription {
  /// The name of the place; nil if nothing nearby has a name.
  var headlineWords: String? {
    if case .near(let town) = headline { return Messages.Places.near(words(for: town.place)) }
    return headline?.name
  }

  /// What the place belongs to, from the smallest to the largest: a lake or a sea, the region, the
  /// country.
  ///
  /// A name that repeats the headline or an earlier part is left out, and so is a region that has
  /// the name of the town in the headline.
  var setting: [String] {
    let region = region?.name == headlineWords ? nil : region?.title
    let country: [String?] = [
      country?.name, country?.name == headlineWords ? country?.sovereign : nil,
    ]
    let parts: [String?] =
      switch surface.value {
      case .land: [region] + country
      case .iceShelf: [Messages.Places.iceShelf, region] + country
      case .lake: [lake?.name ?? Messages.Places.lake, region] + country
      case .sea: [sea?.name] + country
      }
    var told: Set<String> = ["", headlineWords ?? ""]
    return parts.compactMap(\.self).filter { told.insert($0).inserted }
  }

  /// The nearest town with its distance and direction: `Musoma (Tanzania), 105 km south-east`.
  ///
  /// The country is added if the town is in a different country than the place.
  var townWords: String {
    let town = nearestTown.value
    let name = words(for: town.place)
    guard let townBearing else { return name }
    return Messages.Places.away(name, journey(town.meters, toward: townBearing))
  }

  /// The direction of the nearest town, clockwise from north; nil in the middle of it.
  var townBearing: Angle? {
    let town = nearestTown.value
    guard town.meters >= 1 else { return nil }
    return Geodesic(from: coordinate, to: town.place.coordinate).azimuthAtStart
  }

  /// Whether a town is in a different country than the place.
  func isAbroad(_ town: Place) -> Bool {
    country?.code.map { $0 != town.countryCode } ?? false
  }

  /// Returns the name of a town, with its country if the place is in another.
  func words(for town: Place) -> String {
    guard isAbroad(town) else { return town.name }
    return Messages.Places.townAbroad(town.name, in: countryOfTown?.name ?? town.countryCode)
  }

  /// The height of a summit that the place is at or near: `8,849 m at the summit of Mount Everest`.
  var summitWords: String? {
    guard let summit, let height = summit.feature.elevation.map(Units.current.height) else {
      return nil
    }
    // The elevation grid is no finer than this.
    if summit.meters < 100 { return Messages.Places.atSummit(height, of: summit.feature.name) }
    return Messages.Places.nearSummit(
      height, of: summit.feature.name, at: Units.current.distance(meters: summit.meters))
  }

  /// The elevation of the ground or lake surface, or the depth of the sea.
  ///
  /// Near a summit it includes the uncertainty.
  var elevationWords: String? {
    guard let elevation else { return nil }
    let words = Units.current.elevation(elevation.value)
    guard summit != nil, let off = elevationUncertainty else { return words }
    return Messages.Facts.uncertain(words, by: Units.current.height(meters: Double(off)))
  }

  /// The surface that a height refers to.
  enum Height {
    case ground, sea, lake
  }

  /// The surface that the elevation of the place refers to.
  var height: Height {
    surface.value == .lake ? .lake : elevation?.isDepth == true ? .sea : .ground
  }

  /// The nearest land with its distance and direction: `New Zealand, 1,443 km north`; nil on land.
  var landWords: String? {
    nearestLand.map { land in
      let journey = journey(land.meters, toward: land.bearing)
      return land.country.map { Messages.Places.away($0.name, journey) } ?? journey
    }
  }

  /// Returns a distance with its direction: `105 km south-east`.
  private func journey(_ meters: Double, toward bearing: Angle) -> String {
    coordinate.journey(meters, toward: bearing)
  }
}

nonisolated extension Coordinate {
  /// Returns a distance from here with its direction: `105 km south-east`.
  func journey(_ meters: Double, toward bearing: Angle) -> String {
    // At a pole every direction is the same, as it is at the place itself.
    let distance = Units.current.distance(meters: meters)
    return abs(latitude) < 90 && meters > 0
      ? Messages.Journeys.toward(distance, toward: CompassPoint(bearing: bearing).word)
      : Messages.Journeys.away(distance)
  }
}

nonisolated extension CompassPoint {
  /// The word for the direction as it follows a distance.
  fileprivate var word: String {
    switch self {
    case .north: Messages.Journeys.north
    case .northEast: Messages.Journeys.northEast
    case .east: Messages.Journeys.east
    case .southEast: Messages.Journeys.southEast
    case .south: Messages.Journeys.south
    case .southWest: Messages.Journeys.southWest
    case .west: Messages.Journeys.west
    case .northWest: Messages.Journeys.northWest
    }
  }
}
