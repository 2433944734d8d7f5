import Containers
import ContainersSDL
import ReaderScreens

final class Delegate: ApplicationDelegate {
  private var window: Window?

  func applicationDidFinishLaunching(_ application: Application) {
    let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 840, height: 560))
    window.title = "Reader"
    window.rootViewController =
      CommandLine.arguments.contains("--in-code")
      ? Reader.makeRootInCode() : Reader.makeRootFromStoryboard()
    window.makeKeyAndVisible()
    self.window = window
  }
}

let delegate = Delegate()
let application = Application(platform: SDLPlatform())
application.delegate = delegate
application.runOrExit()
