internal import Atlas
internal import Containers

/// The app in a window, from its launch to its end.
final class WindowSession {
  private let application: Application
  private let window: Window
  private let root: TunnelViewController
  private let keeper: StateKeeper
  // Of many pictures one is written after the other, however fast they are asked for.
  private let saving = WorkQueue("saving")

  /// Makes the window, hidden at first.
  ///
  /// - Parameter start: Where the tunnel starts; nil: where it did last.
  init(platform: any Platform, earth: Earth, start: Coordinate?) throws {
    application = Application(platform: platform)
    application.defaultTraits = Theme.defaultTraits
    let saved = SavedState.standard(from: environmentVariable)
    // Losing a place costs one launch, which is no reason to end with an error.
    keeper = StateKeeper { state in try? saved?.save(state) }
    let last = saved?.load { StandardError.say($0) }
    var state = last ?? SessionState(dig: .denmark)
    if let start { state.dig = Dig(entrance: start) }
    root = TunnelViewController(
      earth: earth, dig: state.dig, lookup: earth.describe, calendar: { .now })
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 1024, height: 1000))
    window.minimumSize = Size(width: 320, height: 320)
    window.rootViewController = root
    root.format = state.format
    root.showsHint = last == nil
    root.onCopy = { [application] in application.platform.clipboard = $0 }
    root.onOpen = { [application] in application.open($0, completionHandler: $1) }
    root.onSave = { [saving] in Self.save($0, named: $1, on: saving, completion: $2) }
    root.onQuit = { [application] in application.terminate() }
    root.onStateChange = { [keeper] in keeper.stateDidChange(to: $0) }
  }

  /// Shows the window and runs until it is closed; where the hole is is kept for the next time.
  func run() throws {
    // The view is loaded as the window comes: it is not to name the ends at once.
    root.showsEndNames = false
    window.makeKeyAndVisible()
    showNamesLater()
    // Who has not moved anything yet is told how at the next start too.
    defer { keeper.finish(with: root.showsHint ? nil : root.state) }
    try application.run()
  }

  /// What stands for the window in panels and lists of windows: the child.
  private static var icon: Image {
    let height = 60.0
    let width = height * Drawing.child.size.width / Drawing.child.size.height
    return .drawn(size: Size(width: 64, height: 64)) { canvas in
      Drawing.child.draw(
        on: canvas, in: Rect(x: (64 - width) / 2, y: 2, width: width, height: height))
    }
  }

  /// Leaves out of the first frame what takes as long as all the rest of it, and comes with the next one.
  private func showNamesLater() {
    for map in root.maps.values { map.showsNames = false }
    // The main actor's work is done after a frame.
    Task { [root, window] in
      window.icon = Self.icon
      for map in root.maps.values { map.showsNames = true }
      FontLibrary.current.readAhead()
      await root.earth.prepareDescriptions()
      root.showsEndNames = true
      // The places of two ends were looked for all over the data; those of the next lie near one of them.
      root.earth.gazetteer.releasePages()
    }
  }

  /// Saves a picture among the user's own, away from the main actor.
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
