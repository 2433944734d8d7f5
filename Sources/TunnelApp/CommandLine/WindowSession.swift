internal import Atlas
internal import Containers

/// The app in a window, from launch to exit.
final class WindowSession {
  private let application: Application
  private let window: Window
  private let root: TunnelViewController
  private let keeper: StateKeeper<SessionState>
  private let settingsKeeper: StateKeeper<Settings>
  private let savedHistory = SavedHistory.standard(from: environmentVariable)
  private let historyKeeper: StateKeeper<DigHistory>
  // A serial queue: pictures are written one after the other, however fast they are requested.
  private let saving = WorkQueue("saving")

  /// Creates the window, hidden at first.
  ///
  /// - Parameter start: The entrance of the tunnel; nil for the last one.
  init(platform: any Platform, earth: Earth, start: Coordinate?) throws {
    application = Application(platform: platform)
    application.defaultTraits = Theme.defaultTraits
    let saved = SavedState.standard(from: environmentVariable)
    // A state that cannot be saved only affects the next launch, so the error is ignored.
    keeper = StateKeeper { state in try? saved?.save(state) }
    historyKeeper = StateKeeper { [savedHistory] history in try? savedHistory?.save(history) }
    let savedSettings = SavedSettings.standard(from: environmentVariable)
    settingsKeeper = StateKeeper { settings in try? savedSettings?.save(settings) }
    let settings = savedSettings?.load { StandardError.say($0) } ?? Settings()
    let last = saved?.load { StandardError.say($0) }
    var state = settings.start == .last ? last ?? SessionState(dig: .denmark) : .init(dig: .denmark)
    if let start { state.dig = Dig(entrance: start) }
    root = TunnelViewController(
      earth: earth, dig: state.dig, lookup: earth.describe, calendar: { .now })
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 1024, height: 1000))
    window.minimumSize = Size(width: 320, height: 320)
    window.rootViewController = root
    root.settings = settings
    settings.apply(to: window)
    root.showsHint = last == nil
    root.onCopy = { [application] in application.platform.clipboard = $0 }
    root.onOpen = { [application] in application.open($0, completionHandler: $1) }
    root.onSave = { [saving] in Self.save($0, named: $1, on: saving, completion: $2) }
    root.onQuit = { [application] in application.terminate() }
    root.onSettingsChange = { [settingsKeeper] in settingsKeeper.stateDidChange(to: $0) }
    root.favorites = FavoritesDocument.standardPath(from: environmentVariable).map {
      FavoritesDocument(path: $0, application: application)
    }
    root.onStateChange = { [keeper] in keeper.stateDidChange(to: $0) }
  }

  /// Shows the window and runs until it is closed.
  ///
  /// The state is saved for the next launch.
  func run() throws {
    // The view loads with the window, and naming the ends would delay the first frame.
    root.showsEndNames = false
    window.makeKeyAndVisible()
    showNamesLater()
    // While the hint shows, the user has not moved anything. Save nothing, so that it appears
    // again.
    defer {
      keeper.finish(with: root.showsHint ? nil : root.state)
      historyKeeper.finish(with: nil)
      settingsKeeper.finish(with: nil)
    }
    try application.run()
  }

  /// The icon of the window in panels and window lists: the child.
  private static var icon: Image {
    let height = 60.0
    let width = height * Drawing.child.size.width / Drawing.child.size.height
    return .drawn(size: Size(width: 64, height: 64)) { canvas in
      Drawing.child.draw(
        on: canvas, in: Rect(x: (64 - width) / 2, y: 2, width: width, height: height))
    }
  }

  /// Defers to the second frame the work that would take as long as the rest of the first.
  private func showNamesLater() {
    for map in root.maps.values { map.showsNames = false }
    // Tasks on the main actor run after the frame.
    Task { [self] in
      window.icon = Self.icon
      for map in root.maps.values { map.showsNames = true }
      FontLibrary.current.readAhead()
      await root.earth.prepareDescriptions()
      root.showsEndNames = true
      restoreHistory()
      // Naming the two ends read pages from all over the data. The next ends will be near one of
      // them.
      root.earth.gazetteer.releasePages()
    }
  }

  /// Brings back the digs of earlier starts, and keeps those of this one from now on.
  ///
  /// A start that shows the hint is the first one: there is nothing to undo.
  private func restoreHistory() {
    let earlier = savedHistory?.load { StandardError.say($0) }
    root.restore(earlier)
    root.onHistoryChange = { [historyKeeper] in historyKeeper.stateDidChange(to: $0) }
    if root.history.entries != earlier?.entries ?? [] {
      historyKeeper.stateDidChange(to: root.history)
    }
  }

  /// Saves a picture to the user's picture folder, off the main actor.
  private static func save(
    _ picture: Bitmap, named name: String, on queue: WorkQueue,
    completion: @escaping (Result<String, ImageError>) -> Void
  ) {
    Task {
      let saving = Task.detached(executorPreference: queue) {
        () -> Result<String, ImageError> in
        Result { () throws(ImageError) in
          guard
            let folder = PictureFolder.standard(from: environmentVariable)
          else { throw .unwritable(path: name, reason: Messages.Files.noHome) }
          return try folder.save(picture, named: name, by: SDLImageCodec())
        }
      }
      completion(await saving.value)
    }
  }
}
