internal import ArgumentParser
internal import Atlas

/// The command `tunnel antipode`, which prints where a straight tunnel comes out.
struct AntipodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandUsage.antipode.name,
    abstract: Messages.Help.antipode,
    usage: CommandUsage.antipode.help,
    discussion: [
      Messages.HelpTexts.place, Messages.HelpTexts.batch, Messages.HelpTexts.antipodeJSON,
    ]
    .joined(separator: "\n\n"))

  @Argument(help: ArgumentHelp(Messages.Help.lookingThrough))
  var place: [String] = []

  @Option(parsing: .unconditional, help: Notation.help, transform: Notation.init(reading:))
  var notation: Notation?

  @Flag(help: ArgumentHelp(Messages.Help.jsonInsteadOfLine))
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
