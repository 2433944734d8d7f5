internal import ArgumentParser
internal import Atlas
internal import Support

/// The command `tunnel fall`, which computes a fall through a straight tunnel.
struct FallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandUsage.fall.name,
    abstract: Messages.Help.fall,
    usage: CommandUsage.fall.help,
    discussion: [
      Messages.HelpTexts.fall, Messages.HelpTexts.place, Messages.HelpTexts.batch,
      Messages.HelpTexts.fallJSON,
    ]
    .joined(separator: "\n\n"))

  @Argument(help: ArgumentHelp(Messages.Help.lookingThrough))
  var place: [String] = []

  @Option(parsing: .unconditional, help: ArgumentHelp(Messages.Help.to, valueName: "place"))
  var to: String?

  @Flag(help: PlaceArgument.exactHelp)
  var exact = false

  @Option(
    parsing: .unconditional, help: ArgumentHelp(Messages.Help.fraction, valueName: "fraction"),
    transform: FallPart.fraction)
  var fraction: Double?

  @Option(help: InterfaceLanguage.help)
  var language: String?

  @Flag(help: ArgumentHelp(Messages.Help.json))
  var json = false

  func run() throws {
    let data = CommandData()
    let resolver = PlaceResolver(data, isExact: exact)
    let end = try to.map { text in
      let found = try resolver.find(text)
      if let note = found.note { StandardError.say(note) }
      return found.coordinate
    }
    try FallAnswer.print(place, json: json, check: data.check) { text in
      let found = try resolver.find(text)
      var answer = try FallAnswer(
        from: found.coordinate, to: end ?? found.coordinate.antipode, at: fraction)
      answer.note = found.note
      return answer
    }
  }
}
