import ContainersTesting
import Testing

@testable import Containers

/// Two sections, of 40 and 60 rows or items.
@MainActor
private final class Places: TableViewDataSource, TableViewDelegate, CollectionViewDataSource {
  var counts = [40, 60]

  func numberOfSections(in tableView: TableView) -> Int { counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel.text = name(indexPath)
    return cell
  }

  func tableView(
    _ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath
  ) -> String? { name(indexPath) }

  func numberOfSections(in collectionView: CollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.accessibility.label = name(indexPath)
    return cell
  }

  private func name(_ path: IndexPath) -> String { "Place \(path.section).\(path.item)" }
}

@MainActor
struct AccessibilityEntriesTests {
  private let stage = Stage(ViewController())
  private let places = Places()
  private let table = TableView(frame: Rect(x: 0, y: 100, width: 300, height: 200))

  init() {
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.accessibility.label = "Places"
    table.dataSource = places
    table.delegate = places
    table.rowHeight = 40
    stage.window.addSubview(table)
    stage.turn()
  }

  private func list() throws -> AccessibilityNode { try #require(stage.element("Places")) }

  @Test("D25a: A list contains all rows of all sections, including those out of sight")
  func counting() throws {
    #expect(try list().entryCount == 100)
    #expect(try list().entry(at: 0)?.item === table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(try list().entry(at: 99)?.label == "Place 1.59")
    #expect(try list().entry(at: 100) == nil)
    #expect(try list().entry(at: -1) == nil)
    #expect(try #require(list().entry(at: 0)).entryCount == nil)
  }

  @Test("D25a: A row out of sight is an element without a view, with its frame and states")
  func describing() throws {
    table.selectRow(
      at: IndexPath(row: 10, section: 1), animated: false, scrollPosition: .none)
    let row = try #require(list().entry(at: 50))
    #expect(row.element != nil)
    #expect(row.view === table)
    #expect(row.semantics.role == .listItem)
    #expect(row.semantics.position == AccessibilityProperties.Position(index: 51, count: 100))
    #expect(row.semantics.states == [.enabled, .focusable, .selectable, .selected])
    #expect(row.frame.size == Size(width: 300, height: 40))
    #expect(row.frame.minY > table.frame.maxY)
    #expect(stage.element("Place 1.10") == nil)
  }

  @Test("D25a: A row out of sight becomes a cell when it is scrolled into sight")
  func scrolling() throws {
    let row = try #require(list().entry(at: 50))
    row.scrollToVisible()
    stage.turn()
    let path = IndexPath(row: 10, section: 1)
    #expect(try list().entry(at: 50)?.item === table.cellForRow(at: path))
    #expect(stage.element("Place 1.10") != nil)
    #expect(table.frame.contains(row.frame))
  }

  @Test("D25a: A row, in sight or not, can become the list's focused row without being selected")
  func focusing() throws {
    #expect(try #require(list().entry(at: 50)).focus())
    stage.turn()
    #expect(stage.window.focusedView === table)
    let cell = table.cellForRow(at: IndexPath(row: 10, section: 1))
    #expect(cell != nil)
    #expect(table.accessibilityRelations[.activeDescendant].first === cell)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(try #require(list().entry(at: 51)).focus())
    stage.turn()
    let next = table.cellForRow(at: IndexPath(row: 11, section: 1))
    #expect(table.accessibilityRelations[.activeDescendant].first === next)
  }

  @Test("D25a: A row with a check mark is checked, until it has none")
  func checkMark() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let marks: [TableViewCell.AccessoryType] = [
      .none, .checkmark, .disclosureIndicator, .checkmark, .detailButton,
    ]
    for mark in marks {
      cell.accessoryType = mark
      #expect(cell.semantics.states.contains(.checked) == (mark == .checkmark), "\(mark)")
    }
  }

  @Test("D25a: A row out of sight is pressed like a visible one")
  func pressing() throws {
    #expect(try #require(list().entry(at: 50)).activate())
    #expect(table.indexPathForSelectedRow == IndexPath(row: 10, section: 1))
  }

  @Test("The element of a removed row does nothing")
  func stale() throws {
    let row = try #require(list().entry(at: 99))
    places.counts = [40]
    table.reloadData()
    #expect(row.frame == .zero)
    #expect(!row.activate())
    #expect(!row.focus())
    row.scrollToVisible()
    #expect(table.contentOffset == .zero)
  }

  @Test("D25a: A collection contains all items, as a table contains all rows")
  func collections() throws {
    table.removeFromSuperview()
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 50, height: 50)
    let collection = CollectionView(
      frame: Rect(x: 0, y: 100, width: 200, height: 200), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.accessibility.label = "Pictures"
    collection.dataSource = places
    stage.window.addSubview(collection)
    stage.turn()
    let node = try #require(stage.element("Pictures"))
    #expect(node.entryCount == 100)
    #expect(node.entry(at: 0)?.label == "Place 0.0")
    let item = try #require(node.entry(at: 99))
    #expect(item.semantics.role == .listItem)
    #expect(item.semantics.position == AccessibilityProperties.Position(index: 100, count: 100))
    #expect(item.focus())
    stage.turn()
    #expect(stage.element("Place 1.59") != nil)
  }
}
