internal import ArgumentParser
internal import Atlas

/// `tunnel place`: what is at a place.
struct PlaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "place",
    abstract: "Print what is at a place: town, country, sea.",
    usage: """
      tunnel place PLACE [--exact] [--notation NOTATION] [--json] [--date DATE]
                         [--language TAG]
      tunnel place - < FILE
      """,
    discussion: """
      \(PlaceArgument.help)

      \(PlaceArgument.batchHelp)

      With --json one object, without the keys that have no answer: latitude, longitude and \
      antipode in degrees; written, where a --notation is named; headline; surface (land, iceShelf, lake, sea); country and countryCode \
      (ISO 3166-1 alpha-2), in coastal waters too; region and regionCode (ISO 3166-2); sea; \
      oceanPart, where an ocean's part has a name but no edge; \
      elevation in metres, negative below the sea, from a grid of 2′, of a lake the level of its water where it \
      is known; elevationError, in metres: in nine of ten towns the grid is off by less (by 30 in plains, 500 in \
      high mountains; near a summit by its distance to the spot height); summit, where one is within 3 km, with \
      name, elevation (its spot height), latitude, longitude, distance and source; lake; \
      nearestTown with name, latitude, longitude, countryCode, distance in metres and bearing, the \
      direction from the town to the place in degrees clockwise from north; at sea nearestLand with \
      latitude, longitude, countryCode, distance, and bearing from the place to the land; timeZone \
      (on the high seas Etc/GMT…, by longitude); localTime; date, sunrise and sunset in UTC; \
      dayLength in seconds; solarTime; tunnel, with length in metres, fallTime in seconds (prem, uniform), \
      plumbLine (missesCentreBy, endsAwayBy, in metres) and layers (name, top, bottom); sources, the data set that says each of these.

      A time zone that the system's database lacks ends the program with status 1, after the answer.
      """)

  @Argument(help: "What to look at; - for the standard input.")
  var place: [String] = []

  @Option(parsing: .unconditional, help: Notation.help, transform: Notation.init(reading:))
  var notation: Notation?

  @Flag(help: "Print a JSON object instead of lines.")
  var json = false

  @Option(parsing: .unconditional, help: Moment.help, transform: Moment.init(reading:))
  var date: Moment?

  @Option(help: InterfaceLanguage.help)
  var language: String?

  @Flag(help: PlaceArgument.exactHelp)
  var exact = false

  func run() throws {
    let data = CommandData()
    let tag = try InterfaceLanguage.tag(option: language, in: data)
    let resolver = PlaceResolver(data, language: tag, isExact: exact)
    var opened: (geocoder: ReverseGeocoder, names: LocalNames)?
    func describe(_ coordinate: Coordinate) throws -> PlaceDescription {
      // Behind the first question that can be read, so that a slip of the hand is told as one.
      let (geocoder, names) = try opened ?? Self.open(data.gazetteer(), tag)
      opened = (geocoder, names)
      return geocoder.describe(coordinate).named(by: names)
    }
    try PlaceAnswer.print(place, json: json, check: data.check) { text in
      let found = try resolver.find(text)
      let coordinate = found.coordinate
      var answer = PlaceAnswer(try describe(coordinate), on: date ?? .now)
      answer.notation = notation
      answer.note = found.note
      guard answer.isKnown else {
        throw CommandFailure(
          .nothingFound,
          "Nothing is known at \(CoordinateFormat.exact.string(for: coordinate)).")
      }
      return answer
    }
  }

  private static func open(
    _ gazetteer: Gazetteer, _ language: String
  ) throws -> (geocoder: ReverseGeocoder, names: LocalNames) {
    return (try ReverseGeocoder(gazetteer), try LocalNames(gazetteer, language: language))
  }
}
