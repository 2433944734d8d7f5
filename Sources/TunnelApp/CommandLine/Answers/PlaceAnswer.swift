internal import Atlas
internal import Support

/// The answer of `tunnel place`: a description of a place.
nonisolated struct PlaceAnswer: CommandAnswer {
  let description: PlaceDescription
  /// The time at the place; nil if no moment was given.
  let time: PlaceTime?
  /// What is at the other end of a tunnel through the Earth, for the text; nil if nobody asked.
  var exit: PlaceDescription?
  /// The notation of the coordinates.
  ///
  /// With nil the text has decimal degrees, and the JSON only numbers.
  var notation: Notation?
  var note: String?

  init(_ description: PlaceDescription, on moment: Moment? = nil) {
    self.description = description
    time = moment.map { PlaceTime(at: description, on: $0.secondsSince1970) }
  }

  /// Whether anything is known about the place.
  var isKnown: Bool {
    description.headline != nil || description.country != nil || description.sea != nil
  }

  /// The time zone of the place if the system has no rules for it; nil if it has, or if no moment
  /// was given.
  var missingZone: String? { time.flatMap { $0.offset == nil ? description.zone?.name : nil } }

  var shortfall: CommandFailure? {
    missingZone.map { zone in
      CommandFailure(
        .nothingFound,
        Messages.Failures.missingZone(zone, in: TimeZoneRules.systemDirectory))
    }
  }

  /// The answer as text: the headline, what it belongs to, the coordinates, the nearest land and
  /// town, the elevation, the time, the other end of a tunnel.
  var lines: [String] {
    let lines: [String?] =
      [description.headlineWords] + description.setting + [
        notation.map { $0.format.string(for: description.coordinate) }
          ?? CoordinateFormat.typeset(CoordinateFormat.exact.string(for: description.coordinate)),
        description.landWords.map(Messages.Answers.nearestLand),
        Messages.Answers.nearestTown(description.townWords),
        description.summitWords.map(Messages.Answers.spotHeight),
        elevationLine, clockLine, time.map(sunLine),
        exit.map { Messages.Answers.comesOut(TunnelSentence.whereabouts($0)) },
      ]
    return lines.compactMap(\.self)
  }

  private var clockLine: String? {
    guard let time, let zone = description.zone else { return nil }
    // On the high seas the clock says the offset, which is all that the zone's name has.
    let name = zone.isNautical && time.clock != nil ? nil : zone.name
    return [time.clock, name].compactMap(\.self).joined(separator: ", ")
  }

  private var elevationLine: String? {
    description.elevationWords.map { words in
      // Next to a spot height, the label says that this one comes from the grid.
      let isOfGrid = description.summit != nil
      return switch description.height {
      case .ground:
        isOfGrid ? Messages.Answers.gridElevation(words) : Messages.Answers.elevation(words)
      case .sea: isOfGrid ? Messages.Answers.gridDepth(words) : Messages.Answers.depth(words)
      case .lake:
        isOfGrid ? Messages.Answers.gridLakeLevel(words) : Messages.Answers.lakeLevel(words)
      }
    }
  }

  private func sunLine(_ time: PlaceTime) -> String {
    let light =
      switch time.daylight {
      case .between:
        Messages.Answers.sunUp(
          time.sunHours ?? "", for: Messages.Facts.duration(time.daylight.length))
      case .allDay: Messages.Answers.allDay
      case .none: Messages.Answers.noDay
      }
    guard let solarTime = time.solarTime else { return light }
    return Messages.Answers.solarTime(DateFormat.shownTimeOfDay(solarTime), light)
  }

  /// The answer as a JSON object.
  var json: JSON {
    let place = description
    return JSON(place.coordinate).adding([
      "antipode": JSON(place.coordinate.antipode),
      "tunnel": JSON(tunnelFrom: place.coordinate),
      "written": notation.map { .string($0.format.string(for: place.coordinate)) },
      "headline": description.headlineWords.map { .string($0) },
      "surface": .string(place.surface.value.word),
      "country": place.country.map { .string($0.name) },
      "countryCode": place.country?.code.map { .string($0) },
      "region": place.region?.title.map { .string($0) },
      "regionCode": place.region?.code.map { .string($0) },
      "sea": place.sea.map { .string($0.name) },
      "oceanPart": place.oceanPart.map { .string($0.value) },
      "elevation": place.elevation.map { .number("\($0.rounded)") },
      "elevationError": place.elevationUncertainty.map { .number($0, decimals: 0) },
      "summit": place.summit.map { JSON($0.value) },
      "lake": place.lake.map { .string($0.name) },
      "timeZone": place.zone.map { .string($0.name) },
      "nearestTown": town, "nearestLand": land, "sources": sources,
    ]).adding(time.map(timeKeys) ?? [:])
  }

  private var town: JSON {
    let town = description.nearestTown
    return JSON(sorting: [
      // The data locates towns to two meters.
      "latitude": .number(town.place.coordinate.latitude, decimals: 5),
      "longitude": .number(town.place.coordinate.longitude, decimals: 5),
      "name": .string(town.place.name),
      "countryCode": .string(town.place.countryCode),
      "distance": .number(town.meters, decimals: 1),
      "bearing": .number(town.bearing.degrees, decimals: 2),
    ])
  }

  private var land: JSON? {
    description.nearestLand.map { land in
      JSON(sorting: [
        "latitude": .number(land.coordinate.latitude, decimals: 3),
        "longitude": .number(land.coordinate.longitude, decimals: 3),
        "distance": .number(land.meters, decimals: 0),
        "bearing": .number(land.bearing.degrees, decimals: 2),
      ]).adding(["countryCode": land.country?.code.map { .string($0) }])
    }
  }

  /// The data set behind each fact.
  private var sources: JSON {
    let place = description
    let known: [(String, DataSource?)] = [
      ("surface", place.surface.source), ("country", place.country?.source),
      ("region", place.region?.source), ("sea", place.sea?.source),
      ("oceanPart", place.oceanPart?.source),
      ("elevation", place.elevation?.source), ("summit", place.summit?.source),
      ("lake", place.lake?.source), ("timeZone", place.zone?.source),
      ("nearestTown", place.nearestTown.source),
      ("nearestLand", place.nearestLand?.source),
    ]
    return JSON(
      sorting: Dictionary(
        uniqueKeysWithValues: known.map { name, source in
          (name, source.map { .string($0.name) })
        }))
  }

  private func timeKeys(_ time: PlaceTime) -> [String: JSON?] {
    var keys: [String: JSON?] = [
      "date": .string(DateFormat.iso8601(time.secondsSince1970)),
      "localTime": time.offset.map {
        .string(DateFormat.iso8601(time.secondsSince1970, offset: $0.seconds))
      },
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
