import Containers

/// Opens a window with three columns, and brings its state back.
final class MailDelegate: ApplicationDelegate {
  private let mail = Mailbox()
  private var window: Window?

  func applicationWillFinishLaunching(_ application: Application) {
    let split = SplitViewController(style: .tripleColumn)
    split.restorationIdentifier = "columns"
    split.setViewController(FoldersController(mail), for: .primary)
    split.setViewController(MessagesController(mail), for: .supplementary)
    split.setViewController(MessageController(mail), for: .secondary)
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 1100, height: 700))
    window?.title = "Mail"
    window?.restorationIdentifier = "main"
    window?.rootViewController = split
  }

  func applicationDidFinishLaunching(_: Application) { window?.makeKeyAndVisible() }

  func application(_: Application, shouldSaveApplicationState _: RestorationCoder) -> Bool { true }
  func application(_: Application, shouldRestoreApplicationState _: RestorationCoder) -> Bool {
    true
  }

  func application(_: Application, willEncodeRestorableStateWith coder: RestorationCoder) {
    coder.encode(mail.choice, forKey: "choice")
  }

  func application(_: Application, didDecodeRestorableStateWith coder: RestorationCoder) {
    mail.choice = coder.decode(Mailbox.Choice.self, forKey: "choice") ?? mail.choice
  }

  /// The sheet is not there at the start, and so it is made here.
  func application(
    _: Application, viewControllerWithRestorationIdentifierPath path: [String],
    coder _: RestorationCoder
  ) -> ViewController? {
    path.last == "sheet" ? ComposeController.sheet(mail) : nil
  }
}
