internal import Atlas

/// A description of a place as it is printed.
nonisolated struct PlaceAnswer {
  let description: PlaceDescription
  let date: Moment?

  init(_ description: PlaceDescription, date: Moment? = nil) {
    self.description = description
    self.date = date
  }

  /// Whether there is anything to say.
  var isKnown: Bool {
    description.headline != nil || description.country != nil || description.sea != nil
  }

  /// What a person would call the place.
  var headline: String? {
    if case .near(let town) = description.headline { return "Near \(town.place.name)" }
    return description.headline?.name
  }

  /// The answer for people: the headline, its country or sea, the coordinates, the nearest town.
  var lines: [String] {
    let town = description.nearestTown
    let distance = DistanceFormat.string(metres: town.metres)
    let direction = CompassPoint(bearing: town.bearing).name
    let region = [description.country?.name, description.sea?.name]
      .compactMap(\.self).filter { $0 != headline }
    return [headline].compactMap(\.self) + region + [
      CoordinateFormat.exact.string(for: description.coordinate),
      "\(distance) \(direction) of \(town.place.name), \(town.place.countryCode)",
    ]
  }

  /// The answer for programs.
  var json: JSONValue {
    let town = description.nearestTown
    return JSONValue(description.coordinate).adding([
      "antipode": JSONValue(description.coordinate.antipode),
      "headline": headline.map { .string($0) },
      "surface": .string("\(description.surface)"),
      "country": description.country.map { .string($0.name) },
      "countryCode": description.country?.code.map { .string($0) },
      "sea": description.sea.map { .string($0.name) },
      "date": date.map { .string($0.description) },
      "nearestTown": .object([
        // The data know towns to two metres.
        "latitude": .number(town.place.coordinate.latitude, decimals: 5),
        "longitude": .number(town.place.coordinate.longitude, decimals: 5),
        "name": .string(town.place.name),
        "countryCode": .string(town.place.countryCode),
        "distance": .number(town.metres, decimals: 1),
        "bearing": .number(town.bearing.degrees, decimals: 2),
      ]),
    ])
  }
}
