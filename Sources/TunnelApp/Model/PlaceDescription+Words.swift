import Atlas

/// How a description is told to people, in the window and on the command line alike.
nonisolated extension PlaceDescription {
  /// What a person would call the place; nil where nothing near has a name.
  var headlineWords: String? {
    if case .near(let town) = headline { return Messages.Places.near(town.place.name) }
    return headline?.name
  }

  /// What the place belongs to, from near to far: a lake or a sea, the region, the country; what is
  /// called like the headline, or like another of them, only once.
  var setting: [String] {
    let country: [String?] = [
      country?.name, country?.name == headlineWords ? country?.sovereign : nil,
    ]
    let parts: [String?] =
      switch surface.value {
      case .land: [region?.name] + country
      case .iceShelf: [Messages.Places.iceShelf, region?.name] + country
      case .lake: [lake?.name ?? Messages.Places.lake, region?.name] + country
      case .sea: [sea?.name] + country
      }
    var told: Set<String> = ["", headlineWords ?? ""]
    return parts.compactMap(\.self).filter { told.insert($0).inserted }
  }

  /// The nearest town, how far it is and where to: `Musoma (TZ), 105 km south-east`, with the code of
  /// its country where that is another than the place's.
  var townWords: String {
    let town = nearestTown.value
    let isAbroad = country?.code.map { $0 != town.place.countryCode } ?? false
    let name =
      isAbroad
      ? Messages.Places.townAbroad(town.place.name, in: town.place.countryCode) : town.place.name
    guard town.metres >= 1 else { return name }
    let way = Geodesic(from: coordinate, to: town.place.coordinate).azimuthAtStart
    return Messages.Places.away(name, journey(town.metres, toward: way))
  }

  /// How high the summit is at which or near which the place lies: `8,849 m at the summit of Mount Everest`.
  var summitWords: String? {
    guard let summit, let height = summit.feature.elevation.map(ElevationFormat.spotHeight) else {
      return nil
    }
    // The grid of elevations is no finer than that.
    if summit.metres < 100 { return Messages.Places.atSummit(height, of: summit.feature.name) }
    return Messages.Places.nearSummit(
      height, of: summit.feature.name, at: DistanceFormat.string(metres: summit.metres))
  }

  /// How high the ground or a lake's water or how deep the sea is, beside a summit with how much that may be off.
  var elevationWords: String? {
    guard let elevation else { return nil }
    let words = ElevationFormat.string(elevation.value)
    guard summit != nil, let off = elevationUncertainty else { return words }
    return Messages.Facts.uncertain(words, by: DistanceFormat.grouped(Int64(off)))
  }

  /// What a height is of.
  enum Height {
    case ground, sea, lake
  }

  /// What the height of the place is of.
  var height: Height {
    surface.value == .lake ? .lake : elevation?.isDepth == true ? .sea : .ground
  }

  /// The nearest land, how far it is and where to: `New Zealand, 1,443 km north`; nil where one is on it.
  var landWords: String? {
    nearestLand.map { land in
      let journey = journey(land.metres, toward: land.bearing)
      return land.country.map { Messages.Places.away($0.name, journey) } ?? journey
    }
  }

  /// How far and where to something is: `105 km south-east`.
  private func journey(_ metres: Double, toward bearing: Angle) -> String {
    // At the poles all ways lead the same way.
    let distance = DistanceFormat.string(metres: metres)
    return abs(coordinate.latitude) < 90
      ? Messages.Journeys.toward(distance, toward: CompassPoint(bearing: bearing).word)
      : Messages.Journeys.away(distance)
  }
}

nonisolated extension CompassPoint {
  /// The direction as people are told it, behind a distance.
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
