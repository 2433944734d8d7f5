internal import ArgumentParser
internal import Atlas

/// `tunnel place`: what is at a place.
struct PlaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "place",
    abstract: "Print what is at a place: town, country, sea.",
    usage: "tunnel place PLACE [--json] [--date DATE]",
    discussion: """
      \(PlaceArgument.help)

      With --json one object, without the keys that have no answer: latitude, longitude and \
      antipode in degrees; headline; surface (land, iceShelf, lake, sea); country and countryCode \
      (ISO 3166-1 alpha-2); sea; nearestTown with name, latitude, longitude, countryCode, distance \
      in metres and bearing, the direction from the town to the place in degrees clockwise from \
      north; date, if one was given.
      """)

  @Argument(help: "What to look at.")
  var place: [String]

  @Flag(help: "Print a JSON object instead of lines.")
  var json = false

  @Option(parsing: .unconditional, help: Moment.help, transform: Moment.init(reading:))
  var date: Moment?

  func run() throws {
    let coordinate = try PlaceArgument.coordinate(place)
    let assets = try AssetLocation.find()
    let geocoder = try ReverseGeocoder(Gazetteer(directory: assets.directory))
    let answer = PlaceAnswer(geocoder.describe(coordinate), date: date)
    guard answer.isKnown else {
      throw CommandFailure(
        .nothingFound,
        "Nothing is known at \(CoordinateFormat.exact.string(for: coordinate)).")
    }
    print(json ? answer.json.text : answer.lines.joined(separator: "\n"))
  }
}

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
