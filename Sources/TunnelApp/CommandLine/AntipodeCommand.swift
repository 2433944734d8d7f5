internal import ArgumentParser
internal import Atlas

/// `tunnel antipode`: where a straight tunnel comes out.
struct AntipodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "antipode",
    abstract: "Print the place at the other end of the Earth.",
    usage: "tunnel antipode PLACE [--json]",
    discussion: """
      \(PlaceArgument.help)

      With --json one object: latitude and longitude in degrees; antipode with the same two; \
      tunnelLength, the way straight through the Earth (WGS84), in metres.
      """)

  @Argument(help: "Where the tunnel starts.")
  var place: [String]

  @Flag(help: "Print a JSON object instead of a line.")
  var json = false

  func run() throws {
    let start = try PlaceArgument.coordinate(place)
    print(json ? Self.json(start).text : CoordinateFormat.exact.string(for: start.antipode))
  }

  static func json(_ start: Coordinate) -> JSONValue {
    JSONValue(start).adding([
      "antipode": JSONValue(start.antipode),
      "tunnelLength": .number(Ellipsoid.wgs84.tunnelLength(at: start), decimals: 3),
    ])
  }
}
