import Containers

/// The view of a list: a heading between buttons, a field that selects rows, and the list or, in its
/// place, a note.
class ListPageView: View {
  /// The button that closes the list.
  let close: RoundButton
  /// The field that selects rows.
  let field = SearchTextField()
  /// The list.
  let table = TableView()
  /// The text in place of the list.
  let note = Label()
  /// The title of the list.
  let heading = Label()

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - leading: A button before the heading; nil for none.
  ///   - trailing: A button before the one that closes the list; nil for none.
  ///   - closeHint: What the button that closes the list does.
  init(leading: RoundButton? = nil, trailing: RoundButton? = nil, closeHint: String) {
    close = RoundButton(Drawing.closing, name: Messages.Commands.close, hint: closeHint)
    super.init()
    heading.setScaledFont(Typography.smallHeadline)
    heading.textColor = Theme.text
    heading.accessibility.traits = [.staticText, .header]
    note.setScaledFont(Typography.body)
    note.textColor = Theme.secondaryText
    note.numberOfLines = 0
    note.textAlignment = .center
    note.accessibility.traits = [.staticText, .updatesFrequently]
    table.backgroundColor = DynamicColor.clear
    table.separatorStyle = .none
    // The field opens the selected row, and commands act on it.
    table.selectionFollowsFocus = true
    layOut(leading, trailing)
  }

  private func layOut(_ leading: RoundButton?, _ trailing: RoundButton?) {
    // In the order of the focus.
    let parts: [View?] = [leading, heading, trailing, close, field, table, note]
    for part in parts.compactMap(\.self) {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    let row = close.topAnchor.constraint(equalTo: topAnchor, constant: 12)
    row.priority = .defaultHigh
    LayoutConstraint.activate([
      row,
      close.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: 12),
      close.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12).yielding(),
      heading.trailingAnchor.constraint(
        lessThanOrEqualTo: (trailing ?? close).leadingAnchor, constant: -8
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
    ])
    if let leading {
      leading.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12).isActive = true
      heading.leadingAnchor.constraint(equalTo: leading.trailingAnchor, constant: 12)
        .isActive = true
    } else {
      heading.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
    }
    trailing?.trailingAnchor.constraint(equalTo: close.leadingAnchor, constant: -8).isActive = true
    for button in [leading, trailing].compactMap(\.self) {
      button.centerYAnchor.constraint(equalTo: close.centerYAnchor).isActive = true
    }
  }
}
