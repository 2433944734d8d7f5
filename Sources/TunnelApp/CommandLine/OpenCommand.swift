internal import ArgumentParser
internal import Atlas

/// `tunnel [PLACE]`: the window; what runs where no command is named.
struct OpenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open the window.", usage: "tunnel [PLACE]",
    discussion: PlaceArgument.help, shouldDisplay: false)

  @Argument(help: "Where to dig; where you dug last if it is left out.")
  var place: [String] = []

  func run() throws {
    let start = place.isEmpty ? nil : try PlaceArgument.coordinate(place)
    // The commands run on the main thread, before anything else is started.
    try MainActor.assumeIsolated { try openWindow(at: start) }
  }
}
