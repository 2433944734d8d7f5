@testable import Containers
import ContainersTesting
import Testing

/// Reloads in snapshots, and how data sources apply them.
@MainActor
struct SnapshotReloadTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var result = Snapshot()
    for (section, items) in sections {
      result.appendSections([section])
      result.appendItems(items)
    }
    return result
  }

  @Test("A snapshot keeps its reloads in the order they were requested")
  func reloads() {
    var cities = snapshot([("A", [1, 2]), ("B", [3])])
    cities.reloadItems([2])
    cities.reloadItems([1])
    cities.reloadSections(["B"])
    #expect(cities.reloadedItemIdentifiers == [2, 1])
    #expect(cities.reloadedSectionIdentifiers == ["B"])
    #expect(cities.indexOfSection("B") == 1)
    #expect(cities.indexOfSection("C") == nil)
  }

  @Test("A snapshot can be emptied, including its reloads")
  func emptying() {
    var cities = snapshot([("A", [1, 2])])
    cities.reloadItems([1])
    cities.deleteAllItems()
    #expect(cities.numberOfSections == 0)
    #expect(cities.numberOfItems == 0)
    #expect(cities.reloadedItemIdentifiers.isEmpty)
  }

  @Test("A table's rows use the animation of its data source, and none in a reload")
  func table() {
    let stage = Stage(ViewController(), size: Size(width: 300, height: 400))
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    let provider: TableViewDiffableDataSource<String, Int>.CellProvider = { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel.text = "\(item)"
      return cell
    }
    let source = TableViewDiffableDataSource<String, Int>(
      tableView: table, cellProvider: provider)
    source.defaultRowAnimation = .left
    stage.window.addSubview(table)
    var completions = 0
    source.applySnapshotUsingReloadData(snapshot([("A", [1])])) { completions += 1 }
    #expect(completions == 1)
    #expect(!stage.application.animator.isRunning)
    stage.turn()
    source.apply(snapshot([("A", [1, 2])])) { completions += 1 }
    stage.turn()
    let second = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect((second?.presentation?.center.x ?? 0) < 0, "the new row comes from the left")
    stage.settle()
    #expect(completions == 2)
    #expect(second?.frame.minX == 0)
  }

  @Test("A collection uses the supplementary view provider, and can reload without a diff")
  func collection() {
    let stage = Stage(ViewController(), size: Size(width: 320, height: 400))
    let layout = CollectionViewFlowLayout()
    layout.headerReferenceSize = Size(width: 0, height: 30)
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let kind = CollectionViewFlowLayout.elementKindSectionHeader
    collection.register(
      CollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    let source = CollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let provider: CollectionViewDiffableDataSource<String, Int>.SupplementaryViewProvider = {
      view, kind, path in
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    source.supplementaryViewProvider = provider
    stage.window.addSubview(collection)
    source.applySnapshotUsingReloadData(snapshot([("A", [1, 2]), ("B", [3])]))
    stage.turn()
    #expect(collection.visibleCells.count == 3)
    #expect(collection.visibleSupplementaryViews(ofKind: kind).count == 2)
  }

  @Test("Data sources translate between identifiers and positions, and know what does not exist")
  func positions() {
    let collection = CollectionView(
      frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    let source = CollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      _, _, _ in nil
    }
    source.applySnapshotUsingReloadData(snapshot([("A", [1, 2]), ("B", [3])]))
    let third = IndexPath(item: 0, section: 1)
    #expect(source.indexPath(for: 3) == third)
    #expect(source.itemIdentifier(for: third) == 3)
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == nil)

    let table = TableViewDiffableDataSource<String, Int>(tableView: TableView()) { _, _, _ in nil }
    table.applySnapshotUsingReloadData(snapshot([("A", [1, 2]), ("B", [3])]))
    #expect(table.sectionIdentifier(for: 1) == "B")
    #expect(table.sectionIdentifier(for: 2) == nil)
  }
}
