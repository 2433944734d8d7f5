import Containers

/// Opens the window, and brings its state back.
final class MailDelegate: ApplicationDelegate {
  private let mailbox = Mailbox()
  private var window: Window?

  func applicationWillFinishLaunching(_ application: Application) {
    let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 1100, height: 700))
    window.title = "Mail"
    window.restorationIdentifier = "main"
    window.rootViewController = MailController(mailbox: mailbox)
    self.window = window
  }

  func applicationDidFinishLaunching(_ application: Application) {
    window?.makeKeyAndVisible()
  }

  func application(
    _ application: Application, shouldSaveApplicationState coder: RestorationCoder
  ) -> Bool { true }

  func application(
    _ application: Application, shouldRestoreApplicationState coder: RestorationCoder
  ) -> Bool { true }
}
