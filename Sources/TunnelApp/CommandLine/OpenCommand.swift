internal import ArgumentParser
internal import Atlas

/// `tunnel [PLACE]`: the window; what runs where no command is named.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the window.", usage: "tunnel [PLACE] [--exact]",
    discussion: PlaceArgument.help, shouldDisplay: false)

  @Argument(help: "Where to dig; where you dug last if it is left out.")
  var place: [String] = []

  @Flag(help: PlaceArgument.exactHelp)
  var exact = false

  /// Opens the window.
  @MainActor func run(on desktop: Desktop) throws {
    let text = place.joined(separator: " ")
    let start =
      place.isEmpty ? nil : try PlaceArgument.coordinate(text, isExact: exact)
    try openWindow(at: start, on: desktop)
  }
}
