import Containers

/// The view of the favorites: a heading with buttons, a search field, and the list or a note.
final class FavoritesView: View {
  /// The button that adds the present place.
  let add = RoundButton(
    Drawing.plus, name: Messages.Favorites.add, hint: Messages.Favorites.addHint)
  /// The button that closes the list.
  let close = RoundButton(
    Drawing.closing, name: Messages.Commands.close, hint: Messages.Favorites.closeHint)
  /// The field that selects favorites.
  let field = SearchTextField()
  /// The favorites.
  let table = TableView()
  /// What is said in place of the list.
  let note = Label()

  /// The name of the list.
  let heading = Label()

  init() {
    super.init()
    heading.setScaledFont(Typography.smallHeadline)
    heading.textColor = Theme.text
    heading.accessibility.traits = [.staticText, .header]
    note.setScaledFont(Typography.body)
    note.textColor = Theme.secondaryText
    note.numberOfLines = 0
    note.textAlignment = .center
    note.accessibility.traits = [.staticText, .updatesFrequently]
    field.placeholder = Messages.Favorites.search
    field.accessibility.label = Messages.Favorites.search
    field.maximumLength = 200
    add.shortcut = Messages.Shortcuts.control("D")
    setUpTable()
    layOut()
  }

  private func setUpTable() {
    table.backgroundColor = DynamicColor.clear
    table.separatorStyle = .none
    table.register(FavoriteCell.self, forCellReuseIdentifier: FavoriteCell.identifier)
    table.accessibility.label = Messages.Favorites.title
    // Rows can be moved at any time, and chosen at any time.
    table.allowsSelectionDuringEditing = true
    table.isEditing = true
  }

  private func layOut() {
    for part in [heading, add, close, field, table, note] as [View] {
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
        add.trailingAnchor.constraint(equalTo: close.leadingAnchor, constant: -8),
        add.centerYAnchor.constraint(equalTo: close.centerYAnchor),
        heading.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        heading.trailingAnchor.constraint(
          lessThanOrEqualTo: add.leadingAnchor, constant: -8
        ).yielding(),
        heading.centerYAnchor.constraint(equalTo: close.centerYAnchor),
        heading.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 8),
        field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12).yielding(),
        field.topAnchor.constraint(equalTo: close.bottomAnchor, constant: 10),
        field.topAnchor.constraint(greaterThanOrEqualTo: heading.bottomAnchor, constant: 6),
        table.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 1),
        table.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -1).yielding(),
        table.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
        table.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8).yielding(),
        note.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
        note.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24).yielding(),
        note.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 32),
      ]
        + [close, add].flatMap {
          [
            $0.widthAnchor.constraint(equalToConstant: 32),
            $0.heightAnchor.constraint(equalToConstant: 32),
          ]
        })
  }
}
