internal import ArgumentParser
internal import Atlas
internal import Support

/// The command `tunnel share`, which prints what one person sends another about a tunnel.
struct ShareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandUsage.share.name,
    abstract: Messages.Help.share,
    usage: CommandUsage.share.help,
    discussion: [Messages.HelpTexts.place, Messages.HelpTexts.batch, Messages.HelpTexts.share]
      .joined(separator: "\n\n"))

  @Argument(help: ArgumentHelp(Messages.Help.lookingThrough))
  var place: [String] = []

  @Flag(help: ArgumentHelp(Messages.Help.json))
  var json = false

  @Option(help: InterfaceLanguage.help)
  var language: String?

  @Flag(help: PlaceArgument.exactHelp)
  var exact = false

  func run() throws {
    let data = CommandData()
    let tag = try InterfaceLanguage.tag(option: language, in: data)
    let resolver = PlaceResolver(data, language: tag, isExact: exact)
    let places = PlaceDescriber(data, language: tag)
    let link = SavedSettings.standard(from: environmentVariable)?.load().link ?? .openStreetMap
    try ShareAnswer.print(place, json: json, check: data.check) { text in
      let found = try resolver.find(text)
      let dig = Dig(entrance: found.coordinate)
      let ends = try Ends(
        start: places.describe(dig.entrance), target: places.describe(dig.exit))
      return ShareAnswer(ends: ends, link: link, note: found.note)
    }
  }
}
