@testable import Containers
import ContainersTesting

/// A stage with one table view of 300 × 400 points and sections of named rows.
@MainActor
final class TableStage: TableViewDataSource, TableViewDelegate {
  let stage: Stage
  let table: TableView
  var rows: [[String]]
  var titles: [String?] = []
  var indexTitles: [String]?
  var sectionOfTitle: (String, Int) -> Int = { $1 }
  var whenIndexAsked: () -> Void = {}
  var heights: (IndexPath) -> Double = { _ in TableView.automaticDimension }
  var fill: (TableViewCell, String) -> Void = { $0.textLabel.text = $1 }
  var makes: (() -> TableViewCell)?
  var typeTexts: (String) -> String? = { $0 }
  var typeTextsAsked = 0
  var presses: [String] = []
  var shownHeaders: [Int] = []
  var whenSelected: () -> Void = {}
  var whenDisplayed: (TableViewCell) -> Void = { _ in }
  var whenHeaderDisplayed: (View) -> Void = { _ in }
  var header: () -> View? = { nil }
  var footer: String?
  var whenDeselected: () -> Void = {}
  var log: [String] = []
  var edits: [String] = []
  var made = 0
  var asked = 0
  var isEditable = false
  var editingStyle = TableViewCell.EditingStyle.delete
  var deletionTitle: String?
  var whenCommitted: ((IndexPath) -> Void)?
  var moves = 0
  var whenMoved: () -> Void = {}
  var highlights: (IndexPath) -> Bool = { _ in true }
  var preferred: IndexPath?
  var menu: (IndexPath) -> ContextMenuConfiguration? = { _ in nil }
  var leading: (IndexPath) -> SwipeActionsConfiguration? = { _ in nil }
  var trailing: (IndexPath) -> SwipeActionsConfiguration? = { _ in nil }

  init(
    _ rows: [[String]], style: TableView.Style = .plain, scale: Double = 1,
    configure: (TableView) -> Void = { _ in }
  ) {
    self.rows = rows
    let controller = ViewController()
    stage = Stage(controller, size: Size(width: 300, height: 400), scale: scale)
    table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400), style: style)
    table.register(CountedCell.self, forCellReuseIdentifier: "cell")
    configure(table)
    controller.view.addSubview(table)
    table.dataSource = self
    table.delegate = self
    stage.turn()
  }

  convenience init(count: Int) { self.init([(0..<count).map { "Row \($0)" }]) }

  var texts: [String] { table.visibleCells.map { $0.textLabel.text ?? "" } }

  var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }

  func numberOfSections(in tableView: TableView) -> Int { rows.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    asked += 1
    if let makes { return makes() }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    fill(cell, rows[indexPath.section][indexPath.row])
    return cell
  }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func sectionIndexTitles(for tableView: TableView) -> [String]? {
    whenIndexAsked()
    return indexTitles
  }
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { sectionOfTitle(title, index) }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    heights(indexPath)
  }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { isEditable }
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    edits.append("commit \(indexPath.row)")
    if let whenCommitted { return whenCommitted(indexPath) }
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath])
  }
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { editingStyle }
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { deletionTitle }
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    edits.append("edit \(indexPath.row)")
  }
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    edits.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
  }
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    moves += 1
    whenMoved()
  }
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
    whenSelected()
  }
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
    whenDeselected()
  }
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    highlights(indexPath)
  }
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { menu(indexPath) }
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { leading(indexPath) }
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { trailing(indexPath) }
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    presses.append("down \(indexPath.row)")
  }
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
    presses.append("up \(indexPath.row)")
  }
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { whenDisplayed(cell) }
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {
    shownHeaders.append(section)
    whenHeaderDisplayed(view)
  }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { header() }
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { footer }
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) { shownHeaders.removeAll { $0 == section } }
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    log.append("open \(indexPath.row)")
  }
  func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? { preferred }
  func tableView(_ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath) -> String? {
    typeTextsAsked += 1
    return typeTexts(rows[indexPath.section][indexPath.row])
  }
}

/// A cell that tracks its living instances through weak references.
@MainActor
final class CountedCell: TableViewCell {
  var reuses = 0
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}
