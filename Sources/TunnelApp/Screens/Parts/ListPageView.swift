import Containers

/// The view of a page with a list: a field that selects rows, and the list or, in its place, a note.
class ListPageView: View {
  /// The field that selects rows.
  let field = SearchTextField()
  /// The list.
  let table = TableView()
  /// The text in place of the list.
  let note = Label(listNote: "")

  /// - Parameter caption: What the rows are, above them; nil for nothing.
  init(caption: Label? = nil) {
    super.init()
    table.becomeListOfRows()
    // The field opens the selected row, and commands act on it.
    table.selectionFollowsFocus = true
    // In the order of the focus.
    let parts: [View?] = [field, caption, table, note]
    for part in parts.compactMap(\.self) {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    layOut(below: caption ?? field)
    guard let caption else { return }
    LayoutConstraint.activate([
      caption.leadingAnchor.constraint(equalTo: field.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: field.trailingAnchor).yielding(),
      caption.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8),
    ])
  }

  /// Returns the page of a sheet that shows the view.
  func page(titled title: String) -> ViewController {
    let page = ViewController()
    page.view = self
    page.title = title
    return page
  }

  private func layOut(below above: View) {
    let margins = layoutMarginsGuide
    LayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor).yielding(),
      field.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 6),
      table.leadingAnchor.constraint(equalTo: leadingAnchor),
      table.trailingAnchor.constraint(equalTo: trailingAnchor).yielding(),
      table.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 6),
      table.bottomAnchor.constraint(equalTo: bottomAnchor).yielding(),
    ])
    note.activateListNote(in: self, below: above.bottomAnchor)
  }
}
