import Containers

/// The view of the panel that opens a file: the path of a folder with a button that leads up, and
/// what can be opened.
final class FilesView: ListPageView {
  /// The button that leads to the folder above.
  let up = RoundButton(
    Drawing.upward, name: Messages.Opening.above, hint: Messages.Opening.aboveHint)

  init() {
    super.init(leading: up, closeHint: Messages.Opening.closeHint)
    heading.lineBreakMode = .byTruncatingHead
    heading.accessibility.traits.insert(.updatesFrequently)
    field.placeholder = Messages.Opening.placeholder
    field.accessibility.label = Messages.Opening.field
    field.maximumLength = 4096
    up.shortcut = FilesViewController.aboveCommand(of: nil).shortcutTitle
    table.register(FileCell.self, forCellReuseIdentifier: FileCell.identifier)
    table.accessibility.label = Messages.Opening.list
  }
}
