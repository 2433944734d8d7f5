package import Atlas
package import Containers
internal import Glibc

/// Connects to the desktop.
///
/// - Parameter memory: The folder for what makes the next start faster; nil where there is none.
package typealias Desktop = (_ memory: String?) -> any Platform

/// Opens the window and runs until it is closed.
///
/// - Parameters:
///   - start: Where the tunnel starts; nil: where it did last.
///   - desktop: Connects to the desktop.
package func openWindow(at start: Coordinate?, on desktop: Desktop) throws {
  // What it has to say may find nobody listening any more, which is no reason to end.
  signal(SIGPIPE, SIG_IGN)
  let memory = PersonalFolder.cache.path(from: environmentVariable).map { $0 + "/tunnel" }
  // The display answers while the data are opened and the first picture is made.
  let platform = desktop(memory)
  let assets = try AssetLocation.find()
  let earth = try Earth(
    directory: assets.directory, codec: SDLImageCodec(), language: InterfaceLanguage.current
  ) { failure in
    StandardError.say(Messages.Notes.doesWithout(failure.message))
  }
  earth.warmUp()
  do {
    try FontLibrary.installSystemFonts(rememberingIn: memory)
    let session = try WindowSession(platform: platform, earth: earth, start: start)
    try session.run()
  } catch let error as PlatformError {
    throw CommandFailure(.noDisplay, error.description)
  } catch let error as FontError {
    throw CommandFailure(.missingFile, error.description)
  }
}
