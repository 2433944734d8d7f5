internal import ArgumentParser
internal import Atlas

/// `tunnel antipode`: where a straight tunnel comes out.
struct AntipodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "antipode",
    abstract: "Print the place at the other end of the Earth.",
    usage: """
      tunnel antipode PLACE [--exact] [--notation NOTATION] [--json]
      tunnel antipode - < FILE
      """,
    discussion: """
      \(PlaceArgument.help)

      \(PlaceArgument.batchHelp)

      With --json one object: latitude and longitude in degrees; antipode with the same two, and \
      written, where a --notation is named; tunnelLength, the way straight through the Earth \
      (WGS84), in metres.
      """)

  @Argument(help: "Where the tunnel starts; - for the standard input.")
  var place: [String] = []

  @Option(parsing: .unconditional, help: Notation.help, transform: Notation.init(reading:))
  var notation: Notation?

  @Flag(help: "Print a JSON object instead of a line.")
  var json = false

  @Flag(help: PlaceArgument.exactHelp)
  var exact = false

  func run() throws {
    let data = CommandData()
    let resolver = PlaceResolver(data, isExact: exact)
    try AntipodeAnswer.print(place, json: json, check: data.check) { text in
      let found = try resolver.find(text)
      return AntipodeAnswer(start: found.coordinate, notation: notation, note: found.note)
    }
  }
}
