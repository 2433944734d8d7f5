import Atlas

/// What the information side shows of a place, and nothing that the data do not know.
nonisolated struct PlaceSummary: Hashable, Sendable {
  /// The place or the sea.
  let headline: String
  /// The country, or the ocean.
  let subtitle: String
  /// What else is known, the most important first.
  let facts: [Fact]

  /// Makes the summary of a place's description, seen from one end of a tunnel at a moment.
  init(_ description: PlaceDescription, end: End, on moment: Moment) {
    let time = PlaceTime(at: description, on: moment.secondsSince1970)
    headline =
      PlaceAnswer(description).headline
      ?? CoordinateFormat.degreesMinutes.string(for: description.coordinate)
    subtitle = Self.subtitle(of: description, headline: headline)
    let facts =
      [Self.coordinates(description)] + Self.surroundings(description)
      + [Self.elevation(description)]
      + (end == .target ? Self.tunnel(to: description.coordinate) : [])
      + Self.light(time) + [Self.decimal(description)]
    self.facts = facts.compactMap(\.self)
  }

  private static func subtitle(of place: PlaceDescription, headline: String) -> String {
    let country = place.country.map { country in
      country.name == headline
        ? (country.sovereign == headline ? "" : country.sovereign)
        : country.code.map { "\(country.name) (\($0))" } ?? country.name
    }
    let region = place.region.flatMap { $0.name == place.country?.name ? nil : $0.name }
    let parts: [String?] =
      switch place.surface.value {
      case .land: [region, country]
      case .iceShelf: ["Ice shelf", country]
      case .lake: ["Lake", region, country]
      case .sea: [place.sea?.name, country]
      }
    let known = parts.compactMap(\.self).filter { $0 != headline && !$0.isEmpty }
    if known.isEmpty { return place.surface.value == .sea ? "Open sea" : "" }
    return known.joined(separator: " · ")
  }

  private static func coordinates(_ place: PlaceDescription) -> Fact {
    Fact(
      name: "Coordinates",
      value: CoordinateFormat.degreesMinutesSeconds.string(for: place.coordinate))
  }

  private static func decimal(_ place: PlaceDescription) -> Fact {
    Fact(name: "Decimal", value: CoordinateFormat.decimal.string(for: place.coordinate))
  }

  private static func elevation(_ place: PlaceDescription) -> Fact? {
    place.elevation.map { elevation in
      Fact(
        name: elevation.isDepth ? "Depth" : "Elevation",
        value: ElevationFormat.string(elevation.value),
        source: "Marble, 2′")
    }
  }

  private static func surroundings(_ place: PlaceDescription) -> [Fact?] {
    let town = place.nearestTown
    let land = place.nearestLand.map { land in
      Fact(
        name: "Nearest land",
        value: way(land.metres, land.bearing, from: place.coordinate)
          + (land.country.map { ", \($0.name)" } ?? ""))
    }
    // The bearing leads from the town to the place; the way back is what one would go.
    let back = Angle.degrees((town.bearing.degrees + 180).truncatingRemainder(dividingBy: 360))
    return [
      land,
      Fact(
        name: "Nearest town",
        value: town.metres < 1000
          ? name(of: town.place, in: place)
          : "\(name(of: town.place, in: place)), \(way(town.metres, back, from: place.coordinate))"),
    ]
  }

  /// The town, with the code of its country where that is another than the place's.
  private static func name(of town: Place, in place: PlaceDescription) -> String {
    guard let code = place.country?.code, code != town.countryCode else { return town.name }
    return "\(town.name) (\(town.countryCode))"
  }

  /// How far and where to: `1,443 km north`; at the poles, where all ways lead the same way, only
  /// how far.
  private static func way(_ metres: Double, _ bearing: Angle, from place: Coordinate) -> String {
    let distance = DistanceFormat.string(metres: metres)
    guard abs(place.latitude) < 90 else { return "\(distance) away" }
    return "\(distance) \(CompassPoint(bearing: bearing).name)"
  }
}
