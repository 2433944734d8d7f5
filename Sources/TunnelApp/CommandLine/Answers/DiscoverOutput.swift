internal import Atlas
internal import Support

/// The answer of `tunnel discover`: the rows of a list.
nonisolated struct DiscoverOutput: CommandAnswer {
  let list: DiscoveryList
  let discoveries: [Discovery]
  /// How much of the land has land opposite; nil if the list does not tell.
  var share: LandShare?

  var note: String? { share.map { Messages.Discover.share($0.percent) } }

  /// One line per row.
  var lines: [String] {
    discoveries.map { found in
      let fields: [String?] = [
        found.title, CoordinateFormat.decimal.string(for: found.place.coordinate),
        found.oppositeTitle,
        found.town.map { [found.townTitle, Units.current.distance(meters: $0.meters)] }?
          .compactMap(\.self).joinedByCommas,
      ]
      return fields.compactMap(\.self).joined(separator: "\t")
    }
  }

  /// The answer as a JSON object.
  var json: JSON {
    JSON(sorting: [
      "list": .string(list.rawValue), "results": .array(discoveries.map(Self.json)),
    ]).adding(["landOppositeLand": share.map { .number($0.oppositeLand, decimals: 3) }])
  }

  private static func json(_ found: Discovery) -> JSON {
    json(found.place).adding([
      "country": found.country.map { .string($0.name) },
      "state": found.state.map { .string($0.name) },
      "stateCode": found.state?.code.map { .string($0) },
      "score": found.score.map { .number($0, decimals: 1) },
      "opposite": JSON(sorting: ["surface": .string(found.opposite.surface.value.word)]).adding([
        "headline": found.opposite.headlineWords.map { .string($0) },
        "countryCode": found.opposite.country?.code.map { .string($0) },
        "town": found.town.map {
          json($0.place).adding(["distance": .number($0.meters, decimals: 0)])
        },
      ]),
    ])
  }

  private static func json(_ place: Place) -> JSON {
    JSON(sorting: [
      "name": .string(place.name), "countryCode": .string(place.countryCode),
      // The data locates places to two meters.
      "latitude": .number(place.coordinate.latitude, decimals: 5),
      "longitude": .number(place.coordinate.longitude, decimals: 5),
    ]).adding(["population": place.population > 0 ? .number("\(place.population)") : nil])
  }
}
