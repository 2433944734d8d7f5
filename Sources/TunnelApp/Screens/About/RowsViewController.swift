import Containers

/// A page of rows in sections; a row may open another page.
final class RowsViewController: ListViewController {
  /// A row.
  struct Row {
    var title: String
    var detail: String?
    /// Returns the page that the row opens; nil if it opens none.
    var page: (() -> ViewController)?
  }

  /// Some rows with a text above them.
  struct Section {
    var header: String?
    var rows: [Row]
  }

  private let sections: [Section]
  private let style: TableViewCell.CellStyle

  /// Creates a page.
  ///
  /// - Parameter style: Where the details of the rows are.
  init(_ title: String, _ sections: [Section], style: TableViewCell.CellStyle = .subtitle) {
    self.sections = sections
    self.style = style
    super.init(title)
  }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let row = row(at: indexPath)
    let cell = cell(row.title, row.detail, style: style)
    cell.accessoryType = row.page == nil ? .none : .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    row(at: indexPath).page != nil
  }

  override func tableView(_ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath)
    -> String?
  { row(at: indexPath).title }

  override func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    guard let page = row(at: indexPath).page else { return }
    show(page(), sender: self)
  }

  private func row(at indexPath: IndexPath) -> Row {
    sections[indexPath.section].rows[indexPath.row]
  }
}
