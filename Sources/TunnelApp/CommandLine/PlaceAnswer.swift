internal import Atlas

/// A description of a place as it is printed.
nonisolated struct PlaceAnswer {
  let description: PlaceDescription
  /// What time it is there; nil where no moment was asked about.
  let time: PlaceTime?

  init(_ description: PlaceDescription, on moment: Moment? = nil) {
    self.description = description
    time = moment.map { PlaceTime(at: description, on: $0.secondsSince1970) }
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

  /// The answer for people: the headline, its country or sea, the coordinates, the nearest town,
  /// the time.
  var lines: [String] {
    let town = description.nearestTown
    let distance = DistanceFormat.string(metres: town.metres)
    let direction = CompassPoint(bearing: town.bearing).name
    let region = [description.country?.name, description.sea?.name]
      .compactMap(\.self).filter { $0 != headline }
    return [headline].compactMap(\.self) + region + [
      CoordinateFormat.exact.string(for: description.coordinate),
      "\(distance) \(direction) of \(town.place.name), \(town.place.countryCode)",
    ] + [elevationLine, time?.clock, time.map(sunLine)].compactMap(\.self)
  }

  private var elevationLine: String? {
    description.elevation.map { elevation in
      (elevation.isDepth ? "depth " : "elevation ") + ElevationFormat.string(elevation)
    }
  }

  private func sunLine(_ time: PlaceTime) -> String {
    let light =
      switch time.daylight {
      case .between:
        "sun up \(time.sunHours ?? "") (\(DateFormat.duration(time.daylight.length)))"
      case .allDay: "polar day: the sun does not set"
      case .none: "polar night: the sun does not rise"
      }
    guard let solarTime = time.solarTime else { return light }
    return "solar time \(DateFormat.timeOfDay(solarTime)), \(light)"
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
      "elevation": description.elevation.map { .literal("\($0.rounded)") },
      "nearestTown": .object([
        // The data know towns to two metres.
        "latitude": .number(town.place.coordinate.latitude, decimals: 5),
        "longitude": .number(town.place.coordinate.longitude, decimals: 5),
        "name": .string(town.place.name),
        "countryCode": .string(town.place.countryCode),
        "distance": .number(town.metres, decimals: 1),
        "bearing": .number(town.bearing.degrees, decimals: 2),
      ]),
    ]).adding(time.map(timeKeys) ?? [:])
  }

  private func timeKeys(_ time: PlaceTime) -> [String: JSONValue?] {
    var keys: [String: JSONValue?] = [
      "date": .string(DateFormat.iso8601(time.secondsSince1970)),
      "localTime": time.offset.map {
        .string(DateFormat.iso8601(time.secondsSince1970, offset: $0.seconds))
      },
      "timeZone": time.zone.map { .string($0) },
      "solarTime": time.solarTime.map { .string(DateFormat.timeOfDay($0)) },
      "dayLength": .number(time.daylight.length, decimals: 0),
    ]
    if case .between(let sunrise, let sunset) = time.daylight {
      keys["sunrise"] = .string(DateFormat.iso8601(sunrise))
      keys["sunset"] = .string(DateFormat.iso8601(sunset))
    }
    return keys
  }
}
