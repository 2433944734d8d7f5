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
      (ISO 3166-1 alpha-2); sea; elevation in metres, negative below the sea, to about 10 on land \
      and 50 at sea; nearestTown with name, latitude, longitude, countryCode, distance \
      in metres and bearing, the direction from the town to the place in degrees clockwise from \
      north; date, sunrise and sunset in UTC; dayLength in seconds; timeZone and localTime; solarTime.
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
  }
}
