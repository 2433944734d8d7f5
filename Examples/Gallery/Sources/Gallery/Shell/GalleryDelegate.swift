import Containers

/// Opens the window, and brings its state back.
final class GalleryDelegate: ApplicationDelegate {
  private var window: Window?

  func applicationWillFinishLaunching(_ application: Application) {
    let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 1024, height: 720))
    window.title = "Gallery"
    window.minimumSize = Size(width: 320, height: 320)
    window.restorationIdentifier = "main"
    window.rootViewController = GalleryController()
    self.window = window
  }

  func applicationDidFinishLaunching(_ application: Application) { window?.makeKeyAndVisible() }

  func application(
    _ application: Application, shouldSaveApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreApplicationState coder: RestorationCoder
  ) -> Bool { true }
}
