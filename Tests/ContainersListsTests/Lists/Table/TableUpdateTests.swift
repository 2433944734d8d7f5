@testable import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
struct TableUpdateTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("A nested batch is performed with the outer one; its completion is called first")
  func nested() {
    let it = TableStage(count: 4)
    var ends: [String] = []
    it.table.performBatchUpdates {
      it.rows[0].removeFirst()
      it.table.deleteRows(at: [IndexPath(row: 0, section: 0)])
      it.table.performBatchUpdates {
        it.rows[0].append("New")
        it.table.insertRows(at: [IndexPath(row: 3, section: 0)])
      } completion: { _ in
        ends.append("inner")
      }
      #expect(ends.isEmpty)
      #expect(it.texts.first == "Row 0")
    } completion: { _ in
      ends.append("outer")
    }
    it.stage.settle()
    #expect(it.texts == ["Row 1", "Row 2", "Row 3", "New"])
    #expect(ends == ["inner", "outer"])
  }

  @Test("Applying a snapshot during open updates is a trap that names the remedy")
  func snapshotInBatch() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = TableView()
        let source = TableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
        table.performBatchUpdates { source.apply(source.snapshot()) }
      }
    }
    let message = result.standardError
    for text in ["TableViewDiffableDataSource", "outside performBatchUpdates", "endUpdates()"] {
      #expect(message.contains(text))
    }
  }

  @Test("Inserted rows fade in while those below move down, and the completion is called once")
  func insertion() {
    let it = TableStage(count: 5)
    var ends: [Bool] = []
    it.rows[0].insert("New", at: 1)
    it.table.performBatchUpdates {
      it.table.insertRows(at: [path(1)], with: .fade)
    } completion: {
      ends.append($0)
    }
    let moved = it.table.cellForRow(at: path(2))
    #expect(moved?.textLabel.text == "Row 1")
    it.stage.advance(by: .milliseconds(100))
    let shown = moved?.presentation?.center.y ?? 0
    #expect(shown > 66)
    #expect(shown < 110)
    it.stage.settle()
    #expect(it.texts == ["Row 0", "New", "Row 1", "Row 2", "Row 3", "Row 4"])
    #expect(moved?.frame.minY == 88)
    #expect(ends == [true])
  }

  @Test("Deleted rows disappear, and the selection follows its rows")
  func deletion() {
    let it = TableStage(count: 20)
    it.table.selectRow(at: path(5), animated: false, scrollPosition: .none)
    it.rows[0].removeSubrange(1...2)
    it.table.deleteRows(at: [path(1), path(2)], with: .left)
    it.stage.settle()
    #expect(it.selected == [3])
    #expect(it.texts.prefix(3) == ["Row 0", "Row 3", "Row 4"])
    #expect(it.table.subviews.filter { $0 is TableViewCell }.count == 10)
  }

  @Test("Deletions use the old indices, insertions the new ones, whatever the order of the calls")
  func mixed() {
    let it = TableStage(count: 6)
    it.rows[0] = ["Row 0", "New", "Row 3", "Row 5", "Row 4"]
    it.table.performBatchUpdates {
      it.table.insertRows(at: [path(1)])
      it.table.moveRow(at: path(5), to: path(3))
      it.table.deleteRows(at: [path(1), path(2)])
    }
    it.stage.settle()
    #expect(it.texts == it.rows[0])
  }

  @Test("A reloaded row gets a new cell, and the others keep theirs")
  func reload() {
    let it = TableStage(count: 5)
    let cells = it.table.visibleCells
    it.rows[0][2] = "Other"
    it.table.reloadRows(at: [path(2)])
    it.stage.settle()
    #expect(it.texts[2] == "Other")
    #expect(it.table.visibleCells[1] === cells[1])
    #expect(it.table.visibleCells[2] !== cells[2])
  }

  @Test("Inconsistent counts are a trap with UIKit's message")
  func inconsistent() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let it = TableStage(count: 5)
        it.table.insertRows(at: [IndexPath(row: 0, section: 0)])
      }
    }
    let message = result.standardError
    for text in [
      "invalid number of rows in section 0", "after the update (5)", "before the update (5)",
      "1 inserted, 0 deleted", "TableView",
    ] {
      #expect(message.contains(text))
    }
  }

  @Test("Random scrolling and editing leave exactly the cells of the visible rows")
  func fuzz() {
    var random = SeededGenerator(seed: 3)
    let it = TableStage(count: 60)
    var next = 1000
    for _ in 0..<200 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        it.table.contentOffset = Point(
          x: 0, y: Double.random(in: 0...max(1, it.table.maximumOffset.y), using: &random))
      case 2:
        let row = Int.random(in: 0...it.rows[0].count, using: &random)
        it.rows[0].insert("Row \(next)", at: row)
        next += 1
        it.table.insertRows(at: [path(row)])
      case 3 where it.rows[0].count > 1:
        let row = Int.random(in: 0..<it.rows[0].count, using: &random)
        it.rows[0].remove(at: row)
        it.table.deleteRows(at: [path(row)], with: .right)
      case 4:
        let from = Int.random(in: 0..<it.rows[0].count, using: &random)
        let to = Int.random(in: 0..<it.rows[0].count, using: &random)
        it.rows[0].insert(it.rows[0].remove(at: from), at: to)
        it.table.moveRow(at: path(from), to: path(to))
      default: it.stage.advance(by: .milliseconds(40))
      }
      it.stage.turn()
      let seen = it.table.indexPathsForRows(in: it.table.bounds)
      #expect(it.table.indexPathsForVisibleRows ?? [] == seen)
      #expect(it.texts == seen.map { it.rows[0][$0.row] })
    }
    it.stage.settle()
    #expect(
      it.table.subviews.filter { $0 is TableViewCell }.count == it.table.visibleCells.count)
    #expect(it.table.cellPool.count <= 32)
  }

  @Test("A diffable data source shows each snapshot, and remaining rows keep their cells")
  func diffable() {
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 300, height: 400))
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    controller.view.addSubview(table)
    let source = TableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel.text = "\(item)"
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections(["numbers"])
    snapshot.appendItems([1, 2, 3, 4])
    source.apply(snapshot, animatingDifferences: false)
    stage.turn()
    let two = table.cellForRow(at: IndexPath(row: 1, section: 0))
    snapshot.deleteItems([1])
    snapshot.moveItem(4, beforeItem: 2)
    snapshot.appendItems([9])
    var isDone = false
    source.apply(snapshot) { isDone = true }
    stage.settle()
    #expect(isDone)
    #expect(table.visibleCells.map(\.textLabel.text) == ["4", "2", "3", "9"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === two)
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 4)
    #expect(source.indexPath(for: 9) == IndexPath(row: 3, section: 0))
  }

  @Test("Editing mode offers deletion by control and by key, and moving by Alt with arrows")
  func editing() {
    let it = TableStage(count: 6)
    it.isEditable = true
    it.table.setEditing(true, animated: false)
    it.stage.turn()
    it.stage.tap(.at(20, 44 * 1 + 22))
    it.stage.settle()
    #expect(it.rows[0].first == "Row 0")
    #expect(it.rows[0][1] == "Row 2")
    it.stage.press(.tab)
    it.stage.press(.delete)
    it.stage.settle()
    #expect(it.texts == ["Row 2", "Row 3", "Row 4", "Row 5"])
    it.stage.press(.downArrow, modifierFlags: .alternate)
    it.stage.settle()
    #expect(it.texts == ["Row 3", "Row 2", "Row 4", "Row 5"])
  }

  @Test("Keys neither delete nor move rows outside of editing mode", arguments: [false, true])
  func keysOutsideEditing(isEdited: Bool) {
    let it = TableStage(count: 3)
    it.isEditable = true
    it.table.setEditing(isEdited, animated: false)
    it.stage.turn()
    it.stage.press(.tab)
    it.stage.press(.downArrow, modifierFlags: .alternate)
    it.stage.settle()
    it.stage.press(.backspace)
    it.stage.settle()
    #expect(it.rows[0] == (isEdited ? ["Row 1", "Row 2"] : ["Row 0", "Row 1", "Row 2"]))
  }

  @Test("In editing mode keys focus, delete and move rows, and select none")
  func editingByKeys() {
    let it = TableStage(count: 6)
    it.isEditable = true
    it.table.allowsSelection = false
    it.table.setEditing(true, animated: false)
    it.stage.turn()
    it.stage.press(.tab)
    it.stage.press(.downArrow)
    it.stage.press(.delete)
    it.stage.settle()
    #expect(it.texts == ["Row 0", "Row 2", "Row 3", "Row 4", "Row 5"])
    it.stage.press(.downArrow, modifierFlags: .alternate)
    it.stage.settle()
    #expect(it.texts == ["Row 0", "Row 3", "Row 2", "Row 4", "Row 5"])
    it.stage.press(.space)
    it.stage.press(.enter)
    #expect(it.selected.isEmpty)
    #expect(it.log.isEmpty)
  }

  @Test("Escape cancels dragging a row")
  func escape() throws {
    let it = TableStage(count: 6)
    it.isEditable = true
    it.table.setEditing(true, animated: false)
    it.stage.turn()
    let held = try #require(it.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    it.stage.grab(.at(280, 22))
    it.stage.move(to: .at(280, 22 + 88))
    it.stage.press(.escape)
    it.stage.move(to: .at(280, 22 + 132))
    it.stage.drop()
    it.stage.settle()
    #expect(it.texts == (0..<6).map { "Row \($0)" })
    #expect(it.texts == it.rows[0])
    #expect(held.frame.minY == 0)
    #expect(held.shadow == nil)
  }

  @Test("Assistive technology moves a row by its reorder control")
  func adjusting() throws {
    let it = TableStage(count: 4)
    it.isEditable = true
    it.table.setEditing(true, animated: false)
    it.stage.turn()
    let cell = try #require(it.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let grip = try #require(cell.moveControl)
    #expect(grip.accessibility.traits.contains(.adjustable))
    grip.accessibilityDecrement()
    it.stage.settle()
    #expect(it.texts == ["Row 0", "Row 2", "Row 1", "Row 3"])
    grip.accessibilityIncrement()
    grip.accessibilityIncrement()
    grip.accessibilityIncrement()
    it.stage.settle()
    #expect(it.texts == ["Row 1", "Row 0", "Row 2", "Row 3"])
    #expect(it.rows[0] == it.texts)
  }

  @Test("Updates between begin and end are performed as one, and an extra end is a trap")
  func beginAndEnd() async {
    let it = TableStage(count: 4)
    it.table.beginUpdates()
    it.rows[0].removeFirst()
    it.table.deleteRows(at: [IndexPath(row: 0, section: 0)])
    it.rows[0].append("New")
    it.table.insertRows(at: [IndexPath(row: 3, section: 0)])
    #expect(it.texts.first == "Row 0")
    it.table.endUpdates()
    it.stage.settle()
    #expect(it.texts == ["Row 1", "Row 2", "Row 3", "New"])
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { TableView().endUpdates() }
    }
    let message = result.standardError
    #expect(message.contains("beginUpdates()"))
  }

  @Test("Reconfigured rows keep their cells, which are configured and measured again")
  func reconfigure() throws {
    let it = TableStage(count: 6)
    it.fill = { cell, text in
      cell.textLabel.numberOfLines = 0
      cell.textLabel.text = text
    }
    let path = IndexPath(row: 1, section: 0)
    let cell = try #require(it.table.cellForRow(at: path) as? CountedCell)
    it.rows[0][1] = String(repeating: "a long text ", count: 20)
    let asked = it.asked
    it.table.reconfigureRows(at: [path, IndexPath(row: 5, section: 0)])
    it.stage.settle()
    #expect(it.table.cellForRow(at: path) === cell)
    #expect(it.asked == asked + 2)
    #expect(cell.reuses == 0)
    #expect(cell.frame.height > 80)
    #expect(cell.textLabel.frame.height > 60)
    it.rows[0].insert("New", at: 0)
    it.rows[0][2] = "Short"
    it.table.performBatchUpdates {
      it.table.insertRows(at: [IndexPath(row: 0, section: 0)])
      it.table.reconfigureRows(at: [path])
    }
    it.stage.settle()
    #expect(it.texts == it.rows[0])
    #expect(it.table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    #expect(cell.frame.height == 44)
  }

  @Test("A different cell for a reconfigured row is a trap that names both cells")
  func reconfigureWithAnother() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let it = TableStage(count: 3)
        it.fill = { _, _ in }
        it.makes = { TableViewCell(style: .default, reuseIdentifier: nil) }
        it.table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])
      }
    }
    let message = result.standardError
    for text in ["[0, 1]", "to be reconfigured", "CountedCell"] {
      #expect(message.contains(text))
    }
  }

  @Test("A row can be dragged by its reorder control")
  func grip() {
    let it = TableStage(count: 6)
    it.isEditable = true
    it.table.setEditing(true, animated: false)
    it.stage.turn()
    it.stage.drag(.at(280, 22), to: .at(280, 22 + 88))
    it.stage.settle()
    #expect(it.texts == ["Row 1", "Row 2", "Row 0", "Row 3", "Row 4", "Row 5"])
    #expect(it.rows[0] == it.texts)
  }

  @Test(
    "A change of rows during a drag ends the drag, and the next drag works",
    arguments: RowChange.allCases)
  func changeWhileMoving(change: RowChange) throws {
    let it = TableStage(count: 6)
    it.isEditable = true
    it.table.setEditing(true, animated: false)
    it.stage.turn()
    let held = try #require(it.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    it.stage.grab(.at(280, 22))
    it.stage.move(to: .at(280, 22 + 88))
    #expect(held.shadow != nil)
    change.act(it)
    it.stage.turn()
    #expect(held.shadow == nil)
    #expect(held.clipsToBounds)
    it.stage.move(to: .at(280, 22 + 132))
    it.stage.drop()
    it.stage.settle()
    #expect(it.texts == it.rows[0])
    #expect(it.rows[0] == change.rows)
    let places = it.table.visibleCells.map(\.frame.minY)
    #expect(places == places.indices.map { Double($0) * 44 })
    it.table.setEditing(true, animated: false)
    it.stage.turn()
    it.stage.drag(.at(280, 22), to: .at(280, 22 + 44))
    it.stage.settle()
    #expect(it.texts.prefix(2) == [change.rows[1], change.rows[0]])
  }
}

/// A change that the app makes to the rows during a drag.
enum RowChange: CaseIterable, Sendable {
  case reload, insert, delete, nothing, endOfEditing

  var rows: [String] {
    let all = (0..<6).map { "Row \($0)" }
    return switch self {
    case .reload, .nothing, .endOfEditing: all
    case .insert: ["New"] + all
    case .delete: Array(all.dropFirst())
    }
  }

  @MainActor
  func act(_ it: TableStage) {
    let first = [IndexPath(row: 0, section: 0)]
    switch self {
    case .reload: it.table.reloadData()
    case .insert:
      it.rows[0].insert("New", at: 0)
      it.table.insertRows(at: first)
    case .delete:
      it.rows[0].removeFirst()
      it.table.deleteRows(at: first, with: .none)
    case .nothing: it.table.performBatchUpdates(nil)
    case .endOfEditing: it.table.setEditing(false, animated: true)
    }
  }
}
