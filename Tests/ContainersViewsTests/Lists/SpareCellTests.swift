import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("Memory warnings of lists")
struct SpareCellTests {
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
