internal import Atlas
package import Containers
internal import Glibc

/// A function that connects to the desktop.
///
/// - Parameter memory: The folder for data that speeds up the next launch; nil if there is none.
package typealias Desktop = (_ memory: String?) -> any Platform

/// Opens the window and runs until it is closed, or has the instance that runs already do it.
///
/// - Parameters:
///   - wish: What the window shows.
///   - desktop: Connects to the desktop.
package func openWindow(_ wish: WindowWish = WindowWish(), on desktop: Desktop) throws {
  // Standard error may be a closed pipe, which must not end the app.
  signal(SIGPIPE, SIG_IGN)
  let memory = UserFolder.cache.path(from: environmentVariable).map { $0 + "/tunnel" }
  // The display connects while the data is opened and the first frame is prepared.
  let platform = desktop(memory)
  if !wish.needsProcess, platform.handOver(wish.requests) { return }
  let assets = try AssetLocation.find()
  let earth = try Earth(
    directory: assets.directory, codec: SDLImageCodec(), language: InterfaceLanguage.current
  ) { failure in
    StandardError.say(Messages.Notes.doesWithout(failure.message))
  }
  earth.warmUp()
  do {
    try FontLibrary.installSystemFonts(rememberingIn: memory)
    let session = AppSession(
      platform: platform, earth: earth, start: wish.start, document: wish.document)
    if wish.isSearching {
      session.windows.min { $0.key < $1.key }?.value.begin(with: Panel(kind: .search))
    }
    try session.run()
  } catch let error as PlatformError {
    throw CommandFailure(.unavailable, error.description)
  } catch let error as FontError {
    throw CommandFailure(.missingFile, Messages.Reasons.sentence(error))
  }
}
