internal import Atlas
internal import Containers
internal import TunnelApp

/// The app in a window, driven frame by frame as fast as possible.
final class MeasureSession {
  let platform: MeasurePlatform
  let root: TunnelViewController
  /// The resident memory after the first frame, in megabytes.
  private(set) var firstResident = 0.0

  /// The time between two frames by the clock of the app.
  static let interval = Duration.nanoseconds(16_666_667)

  private let application: Application
  private let reader = MeasureReader()
  private let window: Window

  /// Opens the window and waits until it is at rest.
  ///
  /// - Parameters:
  ///   - size: The size of the window in points.
  ///   - isPatient: Whether each frame waits for all the imagery that it shows.
  init(
    platform base: any Platform, size: Size = Size(width: 1024, height: 1000),
    isPatient: Bool = false
  ) throws {
    let assets = try AssetLocation.find()
    let earth = try Earth(
      directory: assets.directory, codec: SDLImageCodec(), isPatient: isPatient)
    earth.warmUp()
    try FontLibrary.installSystemFonts()
    platform = MeasurePlatform(base)
    platform.heldNow = base.now
    application = Application(platform: platform)
    application.defaultTraits = Theme.defaultTraits
    root = TunnelViewController(
      earth: earth, dig: .denmark, lookup: earth.describe,
      // Counts must not depend on the date.
      calendar: { isPatient ? Moment(secondsSince1970: 0) : .now })
    window = Window(host: application, frame: Rect(origin: .zero, size: size))
    window.rootViewController = TunnelSplitViewController(root)
    window.makeKeyAndVisible()
    platform.onPresent = { [weak self] in
      guard let self, firstResident == 0 else { return }
      firstResident = MeasureProcess.residentMegabytes
    }
    settle()
  }

  /// Sets the style of both maps, with all layers or only those shown at launch.
  func show(_ style: MapStyle, allLayers: Bool, daylight: Bool = false) {
    for map in End.allCases.compactMap(map) {
      map.mapStyle = style
      map.showsGraticule = allLayers
      map.showsOtherSide = allLayers
      map.showsDaylight = daylight
    }
    settle()
  }

  /// Has a screen reader listen.
  func beginReading() {
    application.accessibility.bridge = reader
    settle()
  }

  /// Returns the map of an end.
  func map(_ end: End) -> MapView? { root.maps[end].view as? MapView }

  /// Returns the frame of a view in the window, in pixels.
  func pixels(of view: View) -> PixelRect {
    let rect = view.convert(view.bounds, to: nil)
    let scale = window.scale
    return PixelRect(
      x: Int(rect.minX * scale), y: Int(rect.minY * scale), width: Int(rect.width * scale),
      height: Int(rect.height * scale))
  }

  /// Adds an input event for the next frame to handle.
  func post(_ event: InputEvent) {
    guard let identifier = platform.windowIdentifier else { return }
    platform.post(.input(window: identifier, event, timestamp: platform.now))
  }

  /// Runs a frame, one interval after the previous one by the clock of the app.
  func frame() {
    platform.heldNow = platform.now + Self.interval
    platform.serve()
    application.turn()
  }

  /// Waits a millisecond, then runs a frame at a time by the clock of the app.
  func frame(at moment: Duration) {
    platform.rest(.milliseconds(1))
    platform.heldNow = moment
    application.turn()
  }

  /// Runs frames until nothing is moving, loading or arriving for a while, or until a limit if that
  /// never happens.
  func settle() {
    var quiet = 0
    for _ in 0..<1000 where quiet < 10 {
      platform.heldNow = platform.now + Self.interval
      quiet = application.isFrameDue ? 0 : quiet + 1
      application.turn()
      platform.rest(.milliseconds(application.isFrameDue ? 1 : 20))
    }
  }
}
