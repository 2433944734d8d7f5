internal import Atlas
internal import Containers
internal import Glibc

/// Opens the window and runs until it is closed.
///
/// - Parameters:
///   - start: Where the tunnel starts; nil: where it did last.
///   - watch: Returns what is to stand in for the platform, for who wants to watch it.
func openWindow(
  at start: Coordinate?, through watch: (any Platform) -> any Platform = { $0 }
) throws {
  // What it has to say may find nobody listening any more, which is no reason to end.
  signal(SIGPIPE, SIG_IGN)
  let memory = PersonalFolder.cache.path(from: environmentVariable).map { $0 + "/tunnel" }
  SDLPlatform.prepare(rememberingIn: memory)
  // The display answers while the data are opened and the first picture is made.
  let platform = watch(SDLPlatform())
  let assets = try AssetLocation.find()
  let earth = try Earth(
    directory: assets.directory, codec: SDLImageCodec(), language: InterfaceLanguage.current
  ) { failure in
    Program.say("\(failure) The window does without it.")
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
