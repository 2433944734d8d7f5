internal import ArgumentParser
internal import Atlas
internal import Glibc
internal import Support

/// `tunnel search`: where something is, by its name.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract:
      "Print where towns, countries, seas, mountains and lakes are, by the beginning of a name.",
    usage: """
      tunnel search NAME [--near PLACE [--exact]] [--language TAG] [--limit COUNT]
                          [--json]
      tunnel search - < FILE
      """,
    discussion: """
      NAME is the beginning of a name in any of the languages of the data, or of a word in it; \
      accents and capitals do not matter; regions and countries may stand behind commas ("Springfield, Illinois, USA"). A \
      coordinate is answered as such. Where nothing is called so, names much like it are printed, \
      which is said on the standard error. A line for each result, the best first: the name, the region, \
      the country, the latitude and the longitude, what it is.

      With - for NAME, or without one and something piped in, every line of the standard input is a \
      NAME. Answers come in their order; a line without one is reported with its number.

      With --json one object: query; coordinate, where the query is one; results, each with name, \
      matchedName (the name that begins like the query), match (whole, beginning, word, similar), \
      kind (place, country, region, sea, feature), latitude, longitude, importance, and where they are known \
      country, countryCode (ISO 3166-1 alpha-2), region, regionCode (ISO 3166-2), population, \
      elevation in metres, seat (country, region) and timeZone; of a natural feature its feature (peak, lake, \
      river …), extent (a diagonal, in metres), countryCodes and source.
      """)

  @Argument(help: "What to look for; - for the standard input.")
  var name: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Of equals show the nearest to a place first.", valueName: "place"))
  var near: String?

  @Flag(help: "Refuse a --near that is no whole name, or that several places have.")
  var exact = false

  @Option(help: InterfaceLanguage.help)
  var language: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many results to print at most.", valueName: "count"),
    transform: Self.limit)
  var limit = 10

  @Flag(help: "Print a JSON object instead of lines.")
  var json = false

  func run() throws {
    let data = CommandData()
    let tag = try InterfaceLanguage.tag(option: language, in: data)
    let near = try near.map { try PlaceArgument.coordinate($0, isExact: exact) }
    var opened: PlaceSearch?
    try SearchOutput.print(name, called: "name", json: json, check: data.check) { text in
      let search = try opened ?? PlaceSearch(data.gazetteer())
      opened = search
      let query = SearchQuery(text, language: tag, near: near, limit: limit)
      let found = SearchOutput(query: query, answer: try search.answer(to: query))
      if let failure = found.failure { throw failure }
      return found
    }
  }

  private static func limit(_ text: String) throws(CommandFailure) -> Int {
    guard let limit = Int(text), 1...1000 ~= limit else {
      throw CommandFailure(
        .unreadableInput, "\(text.quoted) is no limit: that is a number from 1 to 1000.")
    }
    return limit
  }
}
