import Containers
import ContainersTesting
import Testing

/// The selection of tables and collections while their entries are reloaded.
@MainActor
struct ListSelectionTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// A way to reload entries; each of them leaves the second section's second entry where it is.
  enum Reload: CaseIterable {
    case itself, others, everyEntry, section, otherSection, twice, reconfigured
    case withInsertion, withDeletion, withMove, withSectionInsertion, sectionWithOtherCount
    case unseen, animated, inCallback

    /// The place of the selected entry afterward.
    var place: (item: Int, section: Int) {
      switch self {
      case .withInsertion: (2, 1)
      case .withDeletion: (0, 1)
      case .withMove: (3, 1)
      case .withSectionInsertion: (1, 2)
      case .unseen: (39, 1)
      default: (1, 1)
      }
    }
  }

  @Test("Rows that are reloaded stay selected", arguments: Reload.allCases)
  func rows(reload: Reload) {
    let it = TableStage([["A", "B"], (0..<40).map { "\($0)" }])
    let animation = reload == .animated ? TableView.RowAnimation.fade : .none
    let start = reload == .unseen ? path(39, 1) : path(1, 1)
    it.table.selectRow(at: start, animated: false, scrollPosition: .none)
    switch reload {
    case .itself, .animated, .unseen: it.table.reloadRows(at: [start], with: animation)
    case .others: it.table.reloadRows(at: [path(0, 1), path(2, 1)], with: animation)
    case .everyEntry: it.table.reloadRows(at: (0..<40).map { path($0, 1) }, with: animation)
    case .section: it.table.reloadSections([1], with: animation)
    case .otherSection: it.table.reloadSections([0], with: animation)
    case .twice:
      it.table.reloadRows(at: [start], with: .fade)
      it.table.reloadSections([0, 1], with: .fade)
    case .reconfigured: it.table.reconfigureRows(at: [start])
    case .withInsertion:
      it.rows[1].insert("New", at: 0)
      it.table.performBatchUpdates {
        it.table.reloadRows(at: [start])
        it.table.insertRows(at: [path(0, 1)])
      }
    case .withDeletion:
      it.rows[1].remove(at: 0)
      it.table.performBatchUpdates {
        it.table.reloadRows(at: [start])
        it.table.deleteRows(at: [path(0, 1)])
      }
    case .withMove:
      it.rows[1].insert(it.rows[1].remove(at: 1), at: 3)
      it.table.performBatchUpdates {
        it.table.moveRow(at: start, to: path(3, 1))
        it.table.reloadRows(at: [start])
      }
    case .withSectionInsertion:
      it.rows.insert(["New"], at: 0)
      it.table.performBatchUpdates {
        it.table.insertSections([0])
        it.table.reloadSections([1])
      }
    case .sectionWithOtherCount:
      it.rows[1] = ["0", "1"]
      it.table.reloadSections([1], with: animation)
    case .inCallback:
      it.table.deselectRow(at: start, animated: false)
      it.whenSelected = { it.table.reloadRows(at: [start]) }
      it.stage.tap("1")
    }
    it.stage.settle()
    let goal = path(reload.place.item, reload.place.section)
    #expect(it.table.indexPathsForSelectedRows == [goal])
    it.table.scrollToRow(at: goal, at: .none, animated: false)
    it.stage.turn()
    #expect(it.table.visibleCells.filter(\.isSelected).count == 1)
    #expect(it.table.cellForRow(at: goal)?.isSelected == true)
  }

  @Test("Items that are reloaded stay selected", arguments: Reload.allCases)
  func items(reload: Reload) {
    let it = CollectionStage([[100, 101], Array(0..<40)])
    let start = reload == .unseen ? path(39, 1) : path(1, 1)
    it.collection.selectItem(at: start, animated: false, scrollPosition: [])
    switch reload {
    case .itself, .unseen: it.collection.reloadItems(at: [start])
    case .animated:
      it.collection.performBatchUpdates { it.collection.reloadItems(at: [start]) }
    case .others: it.collection.reloadItems(at: [path(0, 1), path(2, 1)])
    case .everyEntry: it.collection.reloadItems(at: (0..<40).map { path($0, 1) })
    case .section: it.collection.reloadSections([1])
    case .otherSection: it.collection.reloadSections([0])
    case .twice:
      it.collection.reloadItems(at: [start])
      it.collection.reloadSections([0, 1])
    case .reconfigured: it.collection.reconfigureItems(at: [start])
    case .withInsertion:
      it.items[1].insert(200, at: 0)
      it.collection.performBatchUpdates {
        it.collection.reloadItems(at: [start])
        it.collection.insertItems(at: [path(0, 1)])
      }
    case .withDeletion:
      it.items[1].remove(at: 0)
      it.collection.performBatchUpdates {
        it.collection.reloadItems(at: [start])
        it.collection.deleteItems(at: [path(0, 1)])
      }
    case .withMove:
      it.items[1].insert(it.items[1].remove(at: 1), at: 3)
      it.collection.performBatchUpdates {
        it.collection.moveItem(at: start, to: path(3, 1))
        it.collection.reloadItems(at: [start])
      }
    case .withSectionInsertion:
      it.items.insert([200], at: 0)
      it.collection.performBatchUpdates {
        it.collection.insertSections([0])
        it.collection.reloadSections([1])
      }
    case .sectionWithOtherCount:
      it.items[1] = [0, 1]
      it.collection.reloadSections([1])
    case .inCallback:
      it.collection.deselectItem(at: start, animated: false)
      it.whenSelected = { it.collection.reloadItems(at: [start]) }
      it.stage.tap("Item 1")
    }
    it.stage.settle()
    let goal = path(reload.place.item, reload.place.section)
    #expect(it.collection.indexPathsForSelectedItems == [goal])
    it.collection.scrollToItem(at: goal, at: [], animated: false)
    it.stage.turn()
    #expect(it.collection.visibleCells.filter(\.isSelected).count == 1)
    #expect(it.collection.cellForItem(at: goal)?.isSelected == true)
  }

  @Test("A row that a reloaded section no longer has is not selected")
  func shorterSection() {
    let it = TableStage([["A", "B", "C"]])
    it.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    it.rows[0] = ["A"]
    it.table.reloadSections([0], with: .none)
    it.stage.settle()
    #expect(it.table.indexPathsForSelectedRows == nil)
  }

  /// What a snapshot reloads besides other changes.
  enum SnapshotReload: CaseIterable {
    case items, reconfigured, section, sectionWithMove, sectionWithInsertion, itemsWithMove
    case sectionWithDeletion, movedSection
  }

  @Test(
    "Items that a snapshot reloads stay selected", arguments: SnapshotReload.allCases,
    [false, true])
  func snapshots(reload: SnapshotReload, isAnimated: Bool) {
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
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5, 6], toSection: "b")
    source.apply(snapshot, animatingDifferences: false)
    stage.settle()
    table.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
    switch reload {
    case .items: snapshot.reloadItems([5, 6])
    case .reconfigured: snapshot.reconfigureItems([4, 5])
    case .section: snapshot.reloadSections(["b"])
    case .sectionWithMove:
      snapshot.moveItem(5, beforeItem: 4)
      snapshot.reloadSections(["b"])
    case .sectionWithInsertion:
      snapshot.insertItems([7, 8], beforeItem: 4)
      snapshot.reloadSections(["b"])
    case .itemsWithMove:
      snapshot.moveItem(5, beforeItem: 1)
      snapshot.reloadItems([5])
    case .sectionWithDeletion:
      snapshot.deleteItems([4])
      snapshot.reloadSections(["a", "b"])
    case .movedSection:
      snapshot.moveSection("b", beforeSection: "a")
      snapshot.reloadSections(["b"])
    }
    source.apply(snapshot, animatingDifferences: isAnimated)
    stage.settle()
    let selected = table.indexPathsForSelectedRows ?? []
    #expect(selected.compactMap { source.itemIdentifier(for: $0) } == [5])
    #expect(table.visibleCells.filter(\.isSelected).map(\.textLabel.text) == ["5"])
  }

  @Test("Code selects and deselects nothing in a collection that does not allow selection")
  func noSelection() {
    let it = CollectionStage(count: 200)
    it.collection.selectItem(at: path(3), animated: false, scrollPosition: [])
    it.collection.allowsSelection = false
    it.collection.selectItem(at: path(5), animated: false, scrollPosition: [])
    #expect(it.selected == [3])
    it.collection.selectItem(at: path(199), animated: false, scrollPosition: .bottom)
    #expect(it.selected == [3])
    #expect(it.collection.contentOffset == .zero)
    it.collection.selectItem(at: path(150), animated: true, scrollPosition: .top)
    it.stage.settle()
    #expect(it.collection.contentOffset == .zero)
    it.collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(it.selected == [3])
    it.collection.deselectItem(at: path(3), animated: false)
    #expect(it.selected == [3])
    it.stage.tap("Item 7")
    #expect(it.selected == [3])
    it.collection.allowsMultipleSelection = true
    it.collection.selectItem(at: path(5), animated: false, scrollPosition: [])
    #expect(it.selected == [3])
    it.collection.allowsSelection = true
    it.collection.selectItem(at: path(5), animated: false, scrollPosition: [])
    #expect(it.selected == [3, 5])
  }

  @Test("Code selects rows of a table in which the user cannot")
  func rowsByCode() {
    let it = TableStage(count: 5)
    it.table.allowsSelection = false
    it.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(it.selected == [2])
    it.stage.tap("Row 1")
    #expect(it.selected == [2])
    it.table.deselectRow(at: path(2), animated: false)
    #expect(it.selected.isEmpty)
  }
}
