internal import ArgumentParser
internal import Atlas

/// The command `tunnel place`, which describes a place.
struct PlaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandUsage.place.name,
    abstract: Messages.Help.place,
    usage: CommandUsage.place.help,
    discussion: [
      Messages.HelpTexts.place, Messages.HelpTexts.batch, Messages.HelpTexts.placeJSON,
      Messages.HelpTexts.missingZone,
    ]
    .joined(separator: "\n\n"))

  @Argument(help: ArgumentHelp(Messages.Help.lookingAt))
  var place: [String] = []

  @Option(parsing: .unconditional, help: Notation.help, transform: Notation.init(reading:))
  var notation: Notation?

  @Flag(help: ArgumentHelp(Messages.Help.json))
  var json = false

  @Option(parsing: .unconditional, help: Moment.help, transform: Moment.init(reading:))
  var date: Moment?

  @Option(help: InterfaceLanguage.help)
  var language: String?

  @Flag(help: PlaceArgument.exactHelp)
  var exact = false

  func run() throws {
    let data = CommandData()
    let tag = try InterfaceLanguage.tag(option: language, in: data)
    let resolver = PlaceResolver(data, language: tag, isExact: exact)
    let places = PlaceDescriber(data, language: tag)
    try PlaceAnswer.print(place, json: json, check: data.check) { text in
      let found = try resolver.find(text)
      let coordinate = found.coordinate
      var answer = PlaceAnswer(try places.describe(coordinate), on: date ?? .now)
      if !json { answer.exit = try places.describe(coordinate.antipode) }
      answer.notation = notation
      answer.note = found.note
      guard answer.isKnown else {
        throw CommandFailure(
          .nothingFound,
          Messages.Failures.nothingKnown(
            at: CoordinateFormat.exact.string(for: coordinate)))
      }
      return answer
    }
  }
}
