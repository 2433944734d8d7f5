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

  @Flag(help: ArgumentHelp(Messages.Help.newWindow))
  var newWindow = false

  @Option(help: InterfaceLanguage.help)
  var language: String?

  @Option(help: WindowScale.help, transform: WindowScale.init(reading:))
  var scale: WindowScale?

  /// Opens the window.
  @MainActor func run(on desktop: Desktop) throws {
    scale?.adopt()
    var wish = WindowWish(isSearching: search, isNew: newWindow)
    wish.needsProcess = language != nil || scale != nil
    wish.document = try DocumentArgument.path(place)
    if wish.document == nil, !place.isEmpty {
      wish.start = try PlaceArgument.coordinate(place.joined(separator: " "), isExact: exact)
    }
    try openWindow(wish, on: desktop)
  }
}
