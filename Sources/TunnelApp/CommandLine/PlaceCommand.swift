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
      (ISO 3166-1 alpha-2), in coastal waters too; region and regionCode (ISO 3166-2); sea; \
      oceanPart, where an ocean's part has a name but no edge; \
      elevation in metres, negative below the sea, to about 10 on land and 50 at sea; \
      nearestTown with name, latitude, longitude, countryCode, distance in metres and bearing, the \
      direction from the town to the place in degrees clockwise from north; at sea nearestLand with \
      latitude, longitude, countryCode, distance, and bearing from the place to the land; timeZone \
      (on the high seas Etc/GMT…, by longitude); localTime; date, sunrise and sunset in UTC; \
      dayLength in seconds; solarTime; sources, the data set that says each of these.

      A time zone that the system's database lacks ends the program with status 1, after the answer.
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
    let answer = PlaceAnswer(geocoder.describe(coordinate), on: date ?? .now)
    guard answer.isKnown else {
      throw CommandFailure(
        .nothingFound,
        "Nothing is known at \(CoordinateFormat.exact.string(for: coordinate)).")
    }
    print(json ? answer.json.text : answer.lines.joined(separator: "\n"))
    if let zone = answer.missingZone { throw CommandFailure(.nothingFound, Self.missing(zone)) }
  }

  private static func missing(_ zone: String) -> String {
    "The time zone \(zone) is not in the system's database, \(TimeZoneRules.systemDirectory): "
      + "the local time is not known. Install the package tzdata."
  }
}
