import Containers

/// A sheet that lists the commands of the app with their keys.
final class AllKeysViewController: SheetViewController {
  private let list: ShortcutListView
  private lazy var page = SheetPage(Messages.AllKeys.title, content: list)

  /// Creates the sheet.
  init(_ sections: [ShortcutSection]) {
    list = ShortcutListView(sections)
    super.init()
  }

  override class var size: Size { Size(width: 480, height: 640) }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [page.scroll] }

  override func loadView() { view = page }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.close.addAction(for: .primaryActionTriggered) { [weak self] in self?.onClose?() }
    page.scroll.accessibility.label = Messages.AllKeys.title
  }
}
