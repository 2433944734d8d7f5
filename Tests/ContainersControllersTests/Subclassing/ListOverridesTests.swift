import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Overrides of lists and cells", .noWarnings)
struct ListOverridesTests {
  final class LogTable: TableView {
    var calls: [String] = []
    override func reloadData() {
      calls.append("reloadData")
      super.reloadData()
    }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("performBatchUpdates")
      super.performBatchUpdates(updates, completion: completion)
    }
    override func beginUpdates() {
      calls.append("beginUpdates")
      super.beginUpdates()
    }
    override func endUpdates() {
      calls.append("endUpdates")
      super.endUpdates()
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      calls.append("insertRows \(indexPaths.map(\.row)) \(animation)")
      super.insertRows(at: indexPaths, with: animation)
    }
    override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      calls.append("deleteRows \(indexPaths.map(\.row))")
      super.deleteRows(at: indexPaths, with: animation)
    }
    override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      calls.append("reloadRows")
      super.reloadRows(at: indexPaths, with: animation)
    }
    override func reconfigureRows(at indexPaths: [IndexPath]) {
      calls.append("reconfigureRows")
      super.reconfigureRows(at: indexPaths)
    }
    override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      calls.append("moveRow")
      super.moveRow(at: indexPath, to: newIndexPath)
    }
    override func insertSections(_ sections: Set<Int>, with animation: RowAnimation) {
      calls.append("insertSections")
      super.insertSections(sections, with: animation)
    }
    override func deleteSections(_ sections: Set<Int>, with animation: RowAnimation) {
      calls.append("deleteSections")
      super.deleteSections(sections, with: animation)
    }
    override func reloadSections(_ sections: Set<Int>, with animation: RowAnimation) {
      calls.append("reloadSections")
      super.reloadSections(sections, with: animation)
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
      calls.append("moveSection")
      super.moveSection(section, toSection: newSection)
    }
  }

  final class LogCollection: CollectionView {
    var calls: [String] = []
    override func reloadData() {
      calls.append("reloadData")
      super.reloadData()
    }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("performBatchUpdates")
      super.performBatchUpdates(updates, completion: completion)
    }
    override func insertItems(at indexPaths: [IndexPath]) {
      calls.append("insertItems \(indexPaths.map(\.item))")
      super.insertItems(at: indexPaths)
    }
    override func deleteItems(at indexPaths: [IndexPath]) {
      calls.append("deleteItems")
      super.deleteItems(at: indexPaths)
    }
    override func reloadItems(at indexPaths: [IndexPath]) {
      calls.append("reloadItems")
      super.reloadItems(at: indexPaths)
    }
    override func reconfigureItems(at indexPaths: [IndexPath]) {
      calls.append("reconfigureItems")
      super.reconfigureItems(at: indexPaths)
    }
    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      calls.append("moveItem")
      super.moveItem(at: indexPath, to: newIndexPath)
    }
    override func insertSections(_ sections: Set<Int>) {
      calls.append("insertSections")
      super.insertSections(sections)
    }
    override func deleteSections(_ sections: Set<Int>) {
      calls.append("deleteSections")
      super.deleteSections(sections)
    }
    override func reloadSections(_ sections: Set<Int>) {
      calls.append("reloadSections")
      super.reloadSections(sections)
    }
    override func moveSection(_ section: Int, toSection newSection: Int) {
      calls.append("moveSection")
      super.moveSection(section, toSection: newSection)
    }
  }

  final class NamedCell: TableViewCell {
    let badge = Label()
    var sizes: [Size] = []
    var priorities: [LayoutPriority] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(badge)
    }

    override func systemLayoutSizeFitting(
      _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
      verticalFittingPriority vertical: LayoutPriority
    ) -> Size {
      sizes.append(targetSize)
      priorities += [horizontal, vertical]
      return Size(width: targetSize.width, height: 61)
    }
  }

  final class NamedHeader: TableViewHeaderFooterView {
    let badge = Label()

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      contentView.addSubview(badge)
    }

    override func systemLayoutSizeFitting(
      _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
      verticalFittingPriority vertical: LayoutPriority
    ) -> Size {
      Size(width: targetSize.width, height: 37)
    }
  }

  final class NamedItem: CollectionViewCell {
    let badge = Label()

    override init(frame: Rect) {
      super.init(frame: frame)
      contentView.addSubview(badge)
    }
  }

  final class PlainCell: TableViewCell {}

  private let controller = ViewController()
  private let stage: Stage

  init() { stage = Stage(controller) }

  private func snapshot(
    _ sections: [Int: [Int]], reloading: [Int] = []
  ) -> DiffableDataSourceSnapshot<Int, Int> {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    for section in sections.keys.sorted() {
      snapshot.appendSections([section])
      snapshot.appendItems(sections[section] ?? [], toSection: section)
    }
    snapshot.reloadItems(reloading)
    return snapshot
  }

  @Test("A diffable data source updates a table through its overridable methods")
  func tableSnapshots() {
    let table = LogTable(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    table.register(PlainCell.self, forCellReuseIdentifier: "cell")
    controller.view.addSubview(table)
    let source = TableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    source.apply(snapshot([0: [1, 2, 3]]), animatingDifferences: false)
    stage.turn()
    table.calls = []

    source.apply(snapshot([0: [2, 4, 3]], reloading: [3]), animatingDifferences: false)
    #expect(
      table.calls == [
        "performBatchUpdates", "deleteRows [0]", "insertRows [1] none", "reloadRows",
      ])
    #expect(table.numberOfRows(inSection: 0) == 3)

    table.calls = []
    source.applySnapshotUsingReloadData(snapshot([0: [9]]))
    #expect(table.calls == ["reloadData"])
    withExtendedLifetime(source) {}
  }

  @Test("Changes of the table itself call no other overridable method")
  func tableChanges() {
    final class Rows: TableViewDataSource {
      var counts = [2, 1]
      func numberOfSections(in tableView: TableView) -> Int { counts.count }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        counts[section]
      }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    let rows = Rows()
    let table = LogTable(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    table.register(PlainCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    #expect(table.calls == ["reloadData"])
    controller.view.addSubview(table)
    stage.turn()
    table.calls = []
    let path = IndexPath(row: 0, section: 0)

    rows.counts = [3, 1]
    table.insertRows(at: [path], with: .none)
    rows.counts = [2, 1]
    table.deleteRows(at: [path], with: .none)
    table.reloadRows(at: [path], with: .none)
    table.reconfigureRows(at: [path])
    table.moveRow(at: path, to: IndexPath(row: 1, section: 0))
    rows.counts = [2, 1, 0]
    table.insertSections([2], with: .none)
    table.moveSection(0, toSection: 0)
    table.reloadSections([1], with: .none)
    rows.counts = [2, 1]
    table.deleteSections([2], with: .none)
    table.beginUpdates()
    table.endUpdates()
    table.performBatchUpdates(nil)

    #expect(
      table.calls == [
        "insertRows [0] none", "deleteRows [0]", "reloadRows", "reconfigureRows", "moveRow",
        "insertSections", "moveSection", "reloadSections", "deleteSections", "beginUpdates",
        "endUpdates", "performBatchUpdates",
      ])
  }

  @Test("A diffable data source updates a collection through its overridable methods")
  func collectionSnapshots() {
    let layout = CollectionViewFlowLayout()
    let collection = LogCollection(
      frame: Rect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    collection.register(NamedItem.self, forCellWithReuseIdentifier: "cell")
    controller.view.addSubview(collection)
    let source = CollectionViewDiffableDataSource<Int, Int>(
      collectionView: collection
    ) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(snapshot([0: [1, 2, 3]]), animatingDifferences: false)
    stage.turn()
    collection.calls = []

    source.apply(snapshot([0: [3, 2, 4]], reloading: [2]), animatingDifferences: false)
    #expect(
      Set(collection.calls)
        == ["performBatchUpdates", "deleteItems", "insertItems [2]", "moveItem", "reloadItems"])
    #expect(collection.numberOfItems(inSection: 0) == 3)

    collection.calls = []
    source.apply(snapshot([1: [3]]), animatingDifferences: false)
    #expect(collection.calls.contains("deleteSections"))
    #expect(collection.calls.contains("insertSections"))

    collection.calls = []
    source.applySnapshotUsingReloadData(snapshot([0: [9]]))
    #expect(collection.calls == ["reloadData"])
    #expect(collection.cellForItem(at: IndexPath(item: 0, section: 0)) is NamedItem?)
    withExtendedLifetime(source) {}
  }

  @Test("Animated changes of a collection work after changes without animation")
  func animatedAfterward() {
    let collection = LogCollection(
      frame: Rect(x: 0, y: 0, width: 300, height: 200),
      collectionViewLayout: CollectionViewFlowLayout())
    collection.register(NamedItem.self, forCellWithReuseIdentifier: "cell")
    controller.view.addSubview(collection)
    let source = CollectionViewDiffableDataSource<Int, Int>(
      collectionView: collection
    ) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(snapshot([0: [1, 2]]), animatingDifferences: false)
    stage.turn()

    var isDone = false
    source.apply(snapshot([0: [2, 1]])) { isDone = true }
    #expect(!isDone)
    stage.settle()

    #expect(isDone)
    withExtendedLifetime(source) {}
  }

  @Test("A table creates cells and headers by overridden initializers, and asks for their size")
  func tableCells() {
    final class Source: TableViewDataSource, TableViewDelegate {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      }
    }
    let source = Source()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    table.register(NamedCell.self, forCellReuseIdentifier: "cell")
    table.register(NamedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    controller.view.addSubview(table)
    table.dataSource = source
    table.delegate = source
    stage.turn()

    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) as? NamedCell
    #expect(cell?.reuseIdentifier == "cell")
    #expect(cell?.style == .subtitle)
    #expect(cell?.badge.superview === cell?.contentView)
    #expect(cell?.sizes.first == Size(width: 300, height: 0))
    #expect(cell?.priorities.prefix(2) == [.required, .fittingSizeLevel])
    #expect(cell?.frame.height == 61)
    #expect(table.headerView(forSection: 0) is NamedHeader)
    #expect(table.rectForHeader(inSection: 0).height == 37)
  }

  @Test("A collection creates cells by overridden initializers, with their identifiers")
  func collectionCells() {
    let collection = CollectionView(
      frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    collection.register(NamedItem.self, forCellWithReuseIdentifier: "cell")

    let cell = collection.dequeueReusableCell(
      withReuseIdentifier: "cell", for: IndexPath(item: 0, section: 0))

    #expect((cell as? NamedItem)?.badge.superview === cell.contentView)
    #expect(cell.reuseIdentifier == "cell")
  }

  @Test("A self-sizing collection cell is asked through its own method")
  func sizingItem() {
    final class Sized: CollectionViewCell {
      override func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
        let size = super.systemLayoutSizeFitting(targetSize)
        return Size(width: size.width + 1, height: size.height + 2)
      }
    }
    let cell = Sized(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    let attributes = CollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0))

    #expect(
      cell.preferredLayoutAttributesFitting(attributes).size == Size(width: 41, height: 32))
  }

  @Test("A layout can have no attributes at all")
  func emptyLayout() {
    final class Empty: CollectionViewLayout {
      override func layoutAttributesForElements(
        in rect: Rect
      ) -> [CollectionViewLayoutAttributes]? { nil }
    }
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Empty())
    controller.view.addSubview(collection)
    stage.turn()

    #expect(collection.visibleCells.isEmpty)
  }
}
