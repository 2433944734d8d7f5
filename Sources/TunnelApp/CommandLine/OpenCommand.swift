internal import ArgumentParser
internal import Atlas

/// The command `tunnel [PLACE | FILE.geojson]`, which opens the window.
///
/// It runs if no command is named.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandUsage.open.name, abstract: Messages.Help.open,
    usage: CommandUsage.open.help,
    discussion: Messages.HelpTexts.place, shouldDisplay: false)

  @Argument(help: ArgumentHelp(Messages.Help.digging))
  var place: [String] = []

  @Flag(help: PlaceArgument.exactHelp)
  var exact = false

  @Flag(help: ArgumentHelp(Messages.Help.searching))
  var search = false

  @Option(help: InterfaceLanguage.help)
  var language: String?

  /// Opens the window.
  @MainActor func run(on desktop: Desktop) throws {
    if let document = try DocumentArgument.path(place) {
      return try openWindow(showing: document, isSearching: search, on: desktop)
    }
    let text = place.joined(separator: " ")
    let start =
      place.isEmpty ? nil : try PlaceArgument.coordinate(text, isExact: exact)
    try openWindow(at: start, isSearching: search, on: desktop)
  }
}
