internal import ArgumentParser
internal import Atlas
internal import Support

/// `tunnel snapshot`: a picture of the app without a window.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Draw the app into a PNG file, without a window.",
    usage: """
      tunnel snapshot [--at PLACE] [--exact] [--size WxH] [--side SIDE] [--style STYLE]
                      [--across KM] [--other-side] [--time SECONDS] [--date DATE]
                      --output FILE.png
      """,
    discussion: PlaceArgument.help)

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Where the tunnel starts.", valueName: "place"))
  var at: String?

  @Flag(help: PlaceArgument.exactHelp)
  var exact = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of the picture in pixels, 1x1 to 8192x8192; 1024x1000 if left out.",
      valueName: "WxH"),
    transform: PictureSize.init(reading:))
  var size = PictureSize(width: 1024, height: 1000)

  @Option(parsing: .unconditional, help: "What the cards show.")
  var side = SnapshotRequest.Side.map

  @Option(parsing: .unconditional, help: "How the ground of the maps looks.")
  var style = MapStyle.hybrid

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "What the maps show across, 20 to 12000 kilometres; the whole globes if left out.",
      valueName: "km"))
  var across: Double?

  @Flag(help: "Draw the land of the far side over the near one.")
  var otherSide = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The moment after the start, or after the button for the info side; at rest if left out.",
      valueName: "seconds"))
  var time: Double?

  @Option(parsing: .unconditional, help: Moment.help, transform: Moment.init(reading:))
  var date: Moment?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The file to write.", valueName: "file.png"))
  var output: String

  func run() throws {
    let request = try request()
    // The commands run on the main thread, before anything else is started.
    try MainActor.assumeIsolated { try renderSnapshot(request) }
  }

  /// Returns what the options ask for.
  func request() throws -> SnapshotRequest {
    let start = try at.map { try PlaceArgument.coordinate($0, isExact: exact) }
    guard time.map({ 0...3600 ~= $0 }) ?? true else {
      throw CommandFailure(.unreadableInput, "The --time must be 0 to 3600 seconds.")
    }
    guard across.map({ 20...12_000 ~= $0 }) ?? true else {
      throw CommandFailure(.unreadableInput, "The --across must be 20 to 12000 kilometres.")
    }
    guard output.lowercased().hasSuffix(".png"), !output.hasSuffix("/.png") else {
      throw CommandFailure(
        .unreadableInput, "The --output \(output.quoted) must be a file that ends in .png.")
    }
    return SnapshotRequest(
      start: start, width: size.width, height: size.height, side: side, time: time, date: date,
      style: style, across: across, showsOtherSide: otherSide, output: output)
  }
}

extension MapStyle: ExpressibleByArgument {}
