internal import ArgumentParser
internal import Atlas
internal import Glibc
internal import Support

/// The command `tunnel search`, which finds places by name.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandUsage.search.name,
    abstract:
      Messages.Help.search,
    usage: CommandUsage.search.help,
    discussion: [Messages.HelpTexts.name, Messages.HelpTexts.names, Messages.HelpTexts.searchJSON]
      .joined(separator: "\n\n"))

  @Argument(help: ArgumentHelp(Messages.Help.lookingFor))
  var name: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Messages.Help.near, valueName: "place"))
  var near: String?

  @Flag(help: ArgumentHelp(Messages.Help.exactNear))
  var exact = false

  @Option(help: InterfaceLanguage.help)
  var language: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Messages.Help.limit, valueName: "count"),
    transform: Self.limit)
  var limit = 10

  @Flag(help: ArgumentHelp(Messages.Help.json))
  var json = false

  func run() throws {
    let data = CommandData()
    let tag = try InterfaceLanguage.tag(option: language, in: data)
    let near = try near.map { try PlaceArgument.coordinate($0, isExact: exact) }
    var opened: PlaceSearch?
    try SearchOutput.print(name, called: "name", json: json, check: data.check) { text in
      let search =
        try opened
        ?? PlaceSearch(data.gazetteer(), translating: Messages.Names.translations)
      opened = search
      let query = SearchQuery(text, language: tag, near: near, limit: limit)
      let found = SearchOutput(query: query, answer: try search.answer(to: query))
      if let failure = found.failure { throw failure }
      return found
    }
  }

  /// Reads a number of results.
  static func limit(_ text: String) throws(CommandFailure) -> Int {
    guard let limit = Int(text), 1...1000 ~= limit else {
      throw CommandFailure(
        .unreadableInput, Messages.Failures.limit(text.quoted))
    }
    return limit
  }
}
