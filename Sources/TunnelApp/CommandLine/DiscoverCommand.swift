internal import ArgumentParser
internal import Atlas
internal import Support

/// The command `tunnel discover`, which lists places worth digging at.
struct DiscoverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandUsage.discover.name,
    abstract: Messages.Discover.command,
    usage: CommandUsage.discover.help,
    discussion: [Messages.Discover.lists, Messages.Discover.json].joined(separator: "\n\n"))

  @Argument(
    help: ArgumentHelp(Messages.Discover.list),
    completion: .list(DiscoveryList.allCases.map(\.rawValue)))
  var list: [String] = []

  @Option(help: InterfaceLanguage.help)
  var language: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(Messages.Help.limit, valueName: "count"),
    transform: SearchCommand.limit)
  var limit: Int?

  @Flag(help: ArgumentHelp(Messages.Help.json))
  var json = false

  func run() throws {
    let list = try Self.list(list)
    let data = CommandData()
    let tag = try InterfaceLanguage.tag(option: language, in: data)
    let gazetteer = try data.gazetteer()
    let finder = try DiscoveryFinder(gazetteer)
    let names = try LocalNames(gazetteer, language: tag, translating: Messages.Names.translation)
    let answer = DiscoverOutput(
      list: list,
      discoveries: finder.discoveries(list, limit: limit ?? DiscoveryFinder.most)
        .map { $0.named(by: names) },
      share: list == .land ? LandShare(try gazetteer.land()) : nil)
    var output = StandardOutput(check: data.check)
    if let note = answer.note { StandardError.say(note) }
    try output.print(json ? answer.invariantJSON.lines : answer.lines.joined(separator: "\n"))
    try output.finish()
  }

  private static func list(_ words: [String]) throws(CommandFailure) -> DiscoveryList {
    guard !words.isEmpty else {
      throw CommandFailure(.unreadableInput, Messages.Discover.missingList)
    }
    let text = words.joined(separator: " ")
    guard let list = DiscoveryList(rawValue: text) else {
      throw CommandFailure(.unreadableInput, Messages.Discover.unknownList(text.quoted))
    }
    return list
  }
}
