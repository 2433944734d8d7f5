import Containers

/// The view of the panel that opens a file: the folder with buttons, a field, and a list or a note.
final class FilesView: View {
  /// The button that leads to the folder above.
  let up = RoundButton(
    Drawing.upward, name: Messages.Opening.above, hint: Messages.Opening.aboveHint)
  /// The button that closes the panel.
  let close = RoundButton(
    Drawing.closing, name: Messages.Commands.close, hint: Messages.Opening.closeHint)
  /// The field for a path or a part of a name.
  let field = SearchTextField()
  /// What can be opened.
  let table = TableView()
  /// What is said in place of the list.
  let note = Label()
  /// The path of the folder.
  let heading = Label()

  init() {
    super.init()
    heading.setScaledFont(Typography.smallHeadline)
    heading.textColor = Theme.text
    heading.lineBreakMode = .byTruncatingHead
    heading.accessibility.traits = [.staticText, .header, .updatesFrequently]
    note.setScaledFont(Typography.body)
    note.textColor = Theme.secondaryText
    note.numberOfLines = 0
    note.textAlignment = .center
    note.accessibility.traits = [.staticText, .updatesFrequently]
    field.placeholder = Messages.Opening.placeholder
    field.accessibility.label = Messages.Opening.field
    field.maximumLength = 4096
    table.backgroundColor = DynamicColor.clear
    table.separatorStyle = .none
    table.register(FileCell.self, forCellReuseIdentifier: FileCell.identifier)
    table.accessibility.label = Messages.Opening.list
    up.shortcut = FilesViewController.aboveCommand(of: nil).shortcutTitle
    layOut()
  }

  private func layOut() {
    for part in [up, heading, close, field, table, note] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    let row = close.topAnchor.constraint(equalTo: topAnchor, constant: 12)
    row.priority = .defaultHigh
    LayoutConstraint.activate(
      [
        row,
        close.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 12),
        close.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12).yielding(),
        up.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        up.centerYAnchor.constraint(equalTo: close.centerYAnchor),
        heading.leadingAnchor.constraint(equalTo: up.trailingAnchor, constant: 12),
        heading.trailingAnchor.constraint(
          lessThanOrEqualTo: close.leadingAnchor, constant: -12
        ).yielding(),
        heading.centerYAnchor.constraint(equalTo: close.centerYAnchor),
        heading.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
        field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12).yielding(),
        field.topAnchor.constraint(equalTo: close.bottomAnchor, constant: 12),
        field.topAnchor.constraint(greaterThanOrEqualTo: heading.bottomAnchor, constant: 6),
        table.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 1),
        table.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -1).yielding(),
        table.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
        table.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8).yielding(),
        note.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
        note.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24).yielding(),
        note.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 32),
      ]
        + [close, up].flatMap {
          [
            $0.widthAnchor.constraint(equalToConstant: 32),
            $0.heightAnchor.constraint(equalToConstant: 32),
          ]
        })
  }
}
