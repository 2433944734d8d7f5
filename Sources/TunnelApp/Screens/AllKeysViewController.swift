import Containers

/// A sheet that lists the commands of the app with their keys.
final class AllKeysViewController: SheetViewController {
  /// Creates the sheet.
  init(_ sections: [ShortcutSection]) {
    super.init()
    let list = ShortcutListView(sections)
    stack.viewControllers = [finish(ReadingViewController(Messages.AllKeys.title, [list]))]
  }
}
