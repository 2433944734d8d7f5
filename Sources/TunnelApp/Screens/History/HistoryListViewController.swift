import Atlas
import Containers

/// The page that lists digs, the latest first.
final class HistoryListViewController: ListViewController {
  /// Called with a dig that the user chose.
  var onChoose: ((DigHistory.Entry) -> Void)?
  /// Called with a dig that the user wants to be removed.
  var onDelete: ((DigHistory.Entry) -> Void)?

  private var history: DigHistory
  private let format: CoordinateFormat
  private let offset: (Moment) -> Int

  /// Creates a page.
  init(
    _ history: DigHistory, written format: CoordinateFormat, offset: @escaping (Moment) -> Int
  ) {
    self.history = history
    self.format = format
    self.offset = offset
    super.init(Messages.History.panel)
  }

  /// Shows a history in place of the previous one.
  func show(_ history: DigHistory) {
    self.history = history
    explain(history.entries.isEmpty ? Messages.History.empty : nil)
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    history.entries.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    history.entries.isEmpty ? nil : Messages.History.explanation
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let row = row(at: indexPath)
    let cell = cell(row.title, row.detail)
    cell.content.textProperties.color = row.isDone ? Theme.text : Theme.secondaryText
    cell.accessoryType = row.isCurrent ? .checkmark : .none
    return cell
  }

  override func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? {
    history.currentIndex.map { IndexPath(row: history.entries.count - 1 - $0, section: 0) }
  }

  override func tableView(_ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath)
    -> String?
  { row(at: indexPath).title }

  override func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { onChoose?(history.entries[index(at: indexPath)]) }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { onDelete?(history.entries[index(at: indexPath)]) }

  /// Returns the index of the entry in a row: the latest is at the top.
  private func index(at indexPath: IndexPath) -> Int { history.entries.count - 1 - indexPath.row }

  private func row(at indexPath: IndexPath) -> HistoryRow {
    let index = index(at: indexPath)
    return HistoryRow(
      history.entries[index], isCurrent: index == history.currentIndex, written: format,
      offset: offset)
  }
}
