import Containers

/// A page of rows that can be pressed, some with a value or a check mark.
final class ChoiceListViewController: ListViewController {
  /// A row.
  struct Row {
    var title: String
    var detail: String?
    var isChosen = false
    var opensPage = false
    /// Called when the row is pressed.
    var action: () -> Void

    /// Creates a row.
    init(
      title: String, detail: String? = nil, isChosen: Bool = false, opensPage: Bool = false,
      action: @escaping () -> Void
    ) {
      self.title = title
      self.detail = detail
      self.isChosen = isChosen
      self.opensPage = opensPage
      self.action = action
    }
  }

  private let makeRows: () -> [Row]
  private lazy var rows = makeRows()

  /// Creates a page.
  ///
  /// - Parameter rows: Returns the rows as they are now.
  init(_ title: String, rows: @escaping () -> [Row]) {
    makeRows = rows
    super.init(title)
  }

  /// Shows the rows as they are now.
  func reload() {
    rows = makeRows()
    for (index, row) in rows.enumerated() where isViewLoaded {
      let cell = tableView.cellForRow(at: IndexPath(row: index, section: 0)) as? RowCell
      if let cell { fill(cell, row) }
    }
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = cell(rows[indexPath.row].title, nil, style: .value1)
    fill(cell, rows[indexPath.row])
    return cell
  }

  override func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? {
    rows.firstIndex(where: \.isChosen).map { IndexPath(row: $0, section: 0) }
  }

  override func tableView(_ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath)
    -> String?
  { rows[indexPath.row].title }

  override func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    tableView.deselectRow(at: indexPath, animated: true)
    rows[indexPath.row].action()
  }

  private func fill(_ cell: RowCell, _ row: Row) {
    cell.show(row.title, row.detail ?? "")
    cell.accessoryType =
      row.opensPage ? .disclosureIndicator : row.isChosen ? .checkmark : .none
  }
}
