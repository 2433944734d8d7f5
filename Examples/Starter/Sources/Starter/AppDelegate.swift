import Containers

/// Opens the window when the application is ready, and keeps it.
final class AppDelegate: ApplicationDelegate {
  private var window: Window?

  func applicationDidFinishLaunching(_ application: Application) {
    let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 480, height: 360))
    window.title = "Starter"
    window.minimumSize = Size(width: 320, height: 240)
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}
