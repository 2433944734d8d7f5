import Containers

/// The view of the panel that opens a file: a field, the path of a folder, and what can be opened.
final class FilesView: ListPageView {
  /// The path of the folder.
  let caption = Label(heading: "")

  init() {
    super.init(caption: caption)
    caption.numberOfLines = 1
    caption.lineBreakMode = .byTruncatingHead
    caption.accessibility.traits.insert(.updatesFrequently)
    field.placeholder = Messages.Opening.placeholder
    field.accessibility.label = Messages.Opening.field
    field.maximumLength = 4096
    table.register(FileCell.self, forCellReuseIdentifier: FileCell.identifier)
    table.accessibility.label = Messages.Opening.list
  }
}
