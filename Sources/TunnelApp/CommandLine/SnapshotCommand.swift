internal import ArgumentParser
internal import Atlas
internal import Support

/// The command `tunnel snapshot`, which renders the app to an image without a window.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: CommandUsage.snapshot.name,
    abstract: Messages.Help.snapshot,
    usage: CommandUsage.snapshot.help,
    discussion: Messages.HelpTexts.place)

  @Option(
    parsing: .unconditional, help: ArgumentHelp(Messages.Help.start, valueName: "place"))
  var at: String?

  @Flag(help: PlaceArgument.exactHelp)
  var exact = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      Messages.Help.size,
      valueName: "WxH"),
    transform: PictureSize.init(reading:))
  var size: PictureSize?

  @Flag(help: ArgumentHelp(Messages.Help.card))
  var card = false

  @Option(parsing: .unconditional, help: ArgumentHelp(Messages.Help.side))
  var side = SnapshotRequest.Side.map

  @Option(parsing: .unconditional, help: ArgumentHelp(Messages.Help.style))
  var style = MapStyle.hybrid

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      Messages.Help.across,
      valueName: "km"))
  var across: Double?

  @Flag(help: ArgumentHelp(Messages.Help.otherSide))
  var otherSide = false

  @Flag(help: ArgumentHelp(Messages.Skies.option))
  var daylight = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      Messages.Help.time,
      valueName: "seconds"))
  var time: Double?

  @Option(parsing: .unconditional, help: Moment.help, transform: Moment.init(reading:))
  var date: Moment?

  @Option(help: InterfaceLanguage.help)
  var language: String?

  @Option(parsing: .unconditional, help: WindowScale.help, transform: WindowScale.init(reading:))
  var scale: WindowScale?

  @Option(
    defaultAsFlag: FallPart.whole, parsing: .next,
    help: ArgumentHelp(Messages.Fall.optionHelp, valueName: "fraction"),
    transform: FallPart.moment)
  var fall: FallPart?

  @Option(parsing: .unconditional, help: ArgumentHelp(Messages.Fall.toHelp, valueName: "place"))
  var to: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp(Messages.Help.output, valueName: "file.png"))
  var output: String

  func run() throws {
    let request = try request()
    scale?.adopt()
    // Commands run on the main thread, before anything else is started.
    try MainActor.assumeIsolated { try renderSnapshot(request) }
  }

  /// Returns the request that the options describe.
  func request() throws -> SnapshotRequest {
    let start = try at.map { try PlaceArgument.coordinate($0, isExact: exact) }
    guard time.map({ 0...3600 ~= $0 }) ?? true else {
      throw CommandFailure(.unreadableInput, Messages.Failures.time)
    }
    guard across.map({ $0 > 0 && $0 <= 12_000 }) ?? true else {
      throw CommandFailure(.unreadableInput, Messages.Failures.across)
    }
    let isFilm = PictureKind(output: output) == .film
    let hidden = [("--side", side != .map), ("--time", time != nil)].first(where: \.1)
    if fall != nil, !card, let hidden {
      throw CommandFailure(.unreadableInput, Messages.Fall.refused(hidden.0))
    }
    let fraction = try fall?.fraction
    try PictureKind.check(output, of: fall)
    let end = try end(from: start)
    let size = try isFilm ? filmSize() : pictureSize()
    return SnapshotRequest(
      start: start, width: size.width, height: size.height, side: side, time: time, date: date,
      style: style, across: across, showsOtherSide: otherSide, showsDaylight: daylight,
      isCard: card, fall: fraction, isFilm: isFilm, end: end,
      output: output)
  }

  /// Returns where the tunnel of the fall ends; nil for the antipode.
  private func end(from start: Coordinate?) throws -> Coordinate? {
    guard let to, !card else { return nil }
    guard fall != nil else {
      throw CommandFailure(.unreadableInput, Messages.Fall.needed(for: "--to"))
    }
    let end = try PlaceArgument.coordinate(to, isExact: exact)
    let start = start ?? Dig.denmark.entrance
    guard FallSubject.isTunnel(Ends(start: start, target: end)) else {
      throw CommandFailure(
        .nothingFound, Messages.Failures.noTunnel(at: CoordinateFormat.exact.string(for: start)))
    }
    return end
  }

  /// Returns the size of an animation.
  private func filmSize() throws -> PictureSize {
    let others = [
      ("--card", card), ("--style", style != .hybrid), ("--across", across != nil),
      ("--other-side", otherSide), ("--daylight", daylight), ("--scale", scale != nil),
    ]
    if let other = others.first(where: \.1) {
      throw CommandFailure(.unreadableInput, Messages.Fall.refused(other.0))
    }
    guard let size else {
      return PictureSize(width: FilmProportions.usual.width, height: FilmProportions.usual.height)
    }
    guard FilmProportions(width: size.width, height: size.height) != nil else {
      throw CommandFailure(.unreadableInput, Messages.FallFilm.size)
    }
    return size
  }

  /// Returns the size of the image, which for a card has to suit it.
  private func pictureSize() throws -> PictureSize {
    guard card else { return size ?? PictureSize(width: 1024, height: 1000) }
    let others = [
      ("--side", side != .map), ("--across", across != nil), ("--time", time != nil),
      ("--date", date != nil), ("--fall", fall != nil), ("--to", to != nil),
      ("--daylight", daylight), ("--scale", scale != nil),
    ]
    if let other = others.first(where: \.1) {
      throw CommandFailure(.unreadableInput, Messages.Failures.notOfCard(other.0))
    }
    let size = size ?? PictureSize(width: 1200, height: 630)
    guard CardProportions(width: size.width, height: size.height) != nil else {
      throw CommandFailure(.unreadableInput, Messages.Failures.cardSize)
    }
    return size
  }
}

extension MapStyle: ExpressibleByArgument {}
