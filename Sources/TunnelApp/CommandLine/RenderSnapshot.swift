internal import Atlas
internal import Containers
internal import Support

/// Renders the app to a PNG file, or the fall to an animation.
func renderSnapshot(_ request: SnapshotRequest) throws {
  let assets = try AssetLocation.find()
  let codec = SDLImageCodec()
  let earth = try Earth(
    directory: assets.directory, codec: codec, language: InterfaceLanguage.current, isPatient: true)
  do throws(FontError) {
    try FontLibrary.installSystemFonts()
  } catch {
    throw CommandFailure(.missingFile, Messages.Reasons.sentence(error))
  }
  if request.isFilm { return try renderFilm(request, earth: earth) }
  let picture =
    try request.isCard
    ? cardPicture(request, earth: earth) : Snapshot(request, earth: earth).picture()
  if let failure = earth.failure { throw failure }
  try earth.check()
  do throws(ImageError) {
    try codec.encodePNG(picture, to: request.output)
  } catch {
    throw CommandFailure(.cannotWrite, Messages.Reasons.sentence(error))
  }
}

/// Writes the fall as an animation.
private func renderFilm(_ request: SnapshotRequest, earth: Earth) throws {
  let film = try Snapshot(request, earth: earth).film()
  if let failure = earth.failure { throw failure }
  try earth.check()
  do {
    let bytes = try film.encoded()
    try FileSystem.current.write(bytes, to: request.output)
  } catch let error as AnimationError {
    throw CommandFailure(.unavailable, error.message)
  } catch let error as SystemError {
    throw CommandFailure(
      .cannotWrite, Messages.FallFilm.unwritable(request.output, error.description))
  }
}

/// Returns the picture of a card.
private func cardPicture(_ request: SnapshotRequest, earth: Earth) throws -> Bitmap {
  guard let proportions = CardProportions(width: request.width, height: request.height) else {
    throw CommandFailure(.unreadableInput, Messages.Failures.cardSize)
  }
  let dig = request.start.map(Dig.init(entrance:)) ?? Dig.denmark
  let card = ShareCard(
    Ends(start: try earth.describe(dig.entrance), target: try earth.describe(dig.exit)),
    written: Settings().notation, style: request.style, showsOtherSide: request.showsOtherSide)
  let platform = HeadlessPlatform()
  platform.takeTraitsFromEnvironment()
  let traits = TraitCollection(traitsFrom: [Theme.defaultTraits, platform.systemTraits])
  let globes = CardPicture.globes(of: card, proportions, earth: earth)
  return CardPicture.draw(card, globes: globes, proportions, traits: traits)
}

/// The app on a headless platform, advanced to the moment that a snapshot is requested for.
final class Snapshot {
  private let request: SnapshotRequest
  private let platform = HeadlessPlatform()
  private let application: Application
  private let window: Window
  private let root: TunnelViewController
  private let earth: Earth

  /// Creates the app for a request.
  init(_ request: SnapshotRequest, earth: Earth) {
    self.request = request
    self.earth = earth
    platform.takeTraitsFromEnvironment()
    application = Application(platform: platform)
    application.defaultTraits = Theme.defaultTraits
    let dig = request.start.map(Dig.init(entrance:)) ?? Dig.denmark
    root = TunnelViewController(
      earth: earth, dig: dig, lookup: earth.describe,
      calendar: { request.date ?? .now })
    platform.screenSize = Size(
      width: Double(request.width) / platform.scale,
      height: Double(request.height) / platform.scale)
    window = Window(host: application, frame: Rect(origin: .zero, size: platform.screenSize))
    window.rootViewController = TunnelSplitViewController(root)
  }

  /// Returns the pixels of the window at the requested moment.
  func picture() throws -> Bitmap {
    window.makeKeyAndVisible()
    guard let shown = platform.windows.last else {
      throw CommandFailure(.unavailable, Messages.Failures.picture(request.width, request.height))
    }
    for map in root.maps.values {
      map.mapStyle = request.style
      map.showsOtherSide = request.showsOtherSide
      map.showsDaylight = request.showsDaylight
    }
    application.turn()
    // The bar of the time comes after the first frame.
    if request.showsDaylight { application.turn() }
    if let across = request.across {
      for map in root.maps.values {
        try check(across, on: map)
        map.show(region: across * 1000)
      }
      application.turn()
    }
    if let fraction = request.fall {
      try root.coordinators.falling.showStill(at: fraction, to: request.end)
      application.turn()
    } else if request.side == .info {
      try root.coordinators.flipping.flip(answering: earth.describe)
      advance(by: request.time ?? 1)
    } else if let time = request.time {
      advance(by: time)
    }
    return shown.picture
  }

  /// Returns the film of the fall.
  func film() throws -> Film {
    guard let proportions = FilmProportions(width: request.width, height: request.height) else {
      throw CommandFailure(.unreadableInput, Messages.FallFilm.size)
    }
    window.makeKeyAndVisible()
    application.turn()
    let subject = root.coordinators.falling.subject(to: request.end)
    return Film(
      subject, over: try FallGround(of: subject, in: earth),
      FilmPlan(proportions: proportions),
      traits: window.traitCollection)
  }

  /// How much less than the closest region may be asked for, so that 0.1 kilometers a pixel are
  /// accepted on a round Earth.
  private static let tolerance = 0.001

  /// Checks that the data show as little as a width in kilometers.
  private func check(_ across: Double, on map: MapViewController) throws {
    let closest = map.closestRegion / 1000
    guard across < closest * (1 - Self.tolerance) else { return }
    // Rounded up to 100 m, the width of a pixel, so that what is said is accepted.
    let least = (closest * (1 - Self.tolerance) * 10).rounded(.up) / 10
    let words = least == least.rounded() ? "\(Int(least))" : "\(least)"
    throw CommandFailure(.unreadableInput, Messages.Failures.tooClose(words))
  }

  /// Runs frames at 60 per second for a time, the last one exactly at its end.
  private func advance(by seconds: Double) {
    var left = Duration.seconds(seconds)
    let frame = Duration.nanoseconds(16_666_667)
    while left > .zero {
      platform.advance(by: min(frame, left))
      application.turn()
      left -= frame
    }
  }
}
