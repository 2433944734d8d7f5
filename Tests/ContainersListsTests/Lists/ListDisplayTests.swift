import ContainersTesting
import TestSupport
import Testing

@testable import Containers

/// The order in which views of a list are displayed, end to be displayed, and are used again, and when
/// those that wait for that are released.
@MainActor
struct ListDisplayTests {
  @Test(
    "A cell ends to be displayed before it is used again, with the path it had",
    arguments: UInt64(0)..<8)
  func tableLaw(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let it = DisplayedTable()
    for _ in 0..<60 { it.change(&random) }
    it.stage.settle()
    let rows = it.table.indexPathsForVisibleRows ?? []
    #expect(it.displays.shown.filter { $0.hasPrefix("row") } == Set(rows.map { "row \($0)" }))
    #expect(it.displays.faults == [])
  }

  @Test("An item's views end to be displayed before they are used again", arguments: UInt64(0)..<8)
  func collectionLaw(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let it = DisplayedCollection()
    for _ in 0..<60 { it.change(&random) }
    it.stage.settle()
    let items = it.collection.indexPathsForVisibleItems
    #expect(it.displays.shown.filter { $0.hasPrefix("item") } == Set(items.map { "item \($0)" }))
    #expect(it.displays.faults == [])
  }

  @Test("Rows that an insertion pushes out of sight end to be displayed at their old places")
  func pushedOut() {
    let it = DisplayedTable()
    it.displays.ended = []
    it.rows[0].insert(contentsOf: (0..<20).map { _ in 1 }, at: 0)
    it.table.insertRows(at: (0..<20).map { IndexPath(row: $0, section: 0) }, with: .none)
    it.stage.settle()
    #expect(it.displays.ended.filter { $0.hasPrefix("row") }.contains("row [0, 3]"))
    #expect(!it.displays.ended.contains("row [0, 23]"))
  }

  @Test("Items that an insertion pushes out of sight end to be displayed at their old places")
  func pushedOutItems() {
    let it = DisplayedCollection()
    it.displays.ended = []
    it.items[0].insert(contentsOf: (0..<100).map { _ in 1 }, at: 0)
    it.collection.insertItems(at: (0..<100).map { IndexPath(item: $0, section: 0) })
    it.stage.settle()
    #expect(it.displays.ended.contains("item [0, 3]"))
    #expect(!it.displays.ended.contains("item [0, 103]"))
  }

  @Test("A visible list releases its reusable cells and creates new ones")
  func spareRows() {
    let it = TableStage(count: 20)
    weak let first = it.table.visibleCells.first
    it.rows = [[]]
    it.table.reloadData()
    it.stage.settle()
    #expect(it.table.cellPool.count > 0)

    it.stage.application.didReceiveMemoryWarning()
    #expect(it.table.cellPool.count == 0)
    #expect(first == nil)
    it.rows = [["New"]]
    it.table.reloadData()
    it.stage.settle()

    #expect(it.texts == ["New"])
  }

  @Test("So does an invisible collection whose controller is contained in a window's")
  func spareItems() {
    let it = CollectionStage(count: 20)
    let child = ViewController()
    child.view.addSubview(it.collection)
    it.stage.window.rootViewController?.addChild(child)
    it.items = [[]]
    it.collection.reloadData()
    #expect(it.collection.cellPool.count > 0)

    it.stage.application.didReceiveMemoryWarning()

    #expect(it.collection.cellPool.count == 0)
  }
}
