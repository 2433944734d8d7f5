import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Drops on empty lists and sections")
struct EmptySectionTests {
  @Test("F1110: Items are dropped on an empty section of a collection, and on an empty table")
  func drops() {
    let it = DragStage([[]], [["a", "b"], [], ["c"]])
    it.drag(from: it.item(0), to: Point(x: 450, y: 105))
    #expect(it.items == [["b"], ["a"], ["c"]])
    #expect(it.names == ["b", "a", "c"])
    it.drag(from: it.item(0), to: Point(x: 100, y: 200))
    #expect(it.rows == [["b"]])
    #expect(it.items == [[], ["a"], ["c"]])
    it.drag(from: it.item(0, 2), to: Point(x: 450, y: 15))
    #expect(it.items == [["c"], ["a"], []])
  }

  @Test("F1110: An empty collection is a target, with a line in its section")
  func emptyCollection() {
    let it = DragStage([["A"]], [[]])
    it.lift(at: it.row(0))
    it.carry(to: Point(x: 450, y: 200))
    #expect(it.mark(it.collection) == Rect(x: 0, y: 27, width: 300, height: 3))
    it.stage.drop()
    it.stage.settle()
    #expect(it.items == [["A"]])
    #expect(it.rows == [[]])
  }

  @Test("F1110: A list without sections is a target as a whole")
  func noSections() {
    let it = DragStage([["A"]], [])
    it.lift(at: it.row(0))
    it.carry(to: Point(x: 450, y: 200))
    #expect(it.mark(it.collection) == Rect(x: 0, y: 0, width: 300, height: 400))
    it.stage.drop()
    it.stage.settle()
    #expect(it.log.contains("drop on collection at nil"))
  }

  private func movable(_ items: [[Int]]) -> CollectionStage {
    let it = CollectionStage(items) { $0.headerReferenceSize = Size(width: 0, height: 30) }
    it.isMovable = { _ in true }
    it.collection.offerMoving()
    it.stage.settle()
    return it
  }

  @Test("F1110: An item is moved by a drag into an empty section of its collection")
  func dragged() throws {
    let it = movable([[0, 1], [], [2]])
    it.stage.grab(.at(30, 60))
    it.stage.advance(by: .milliseconds(600))
    it.stage.move(to: .at(100, 105))
    it.stage.turn()
    it.stage.drop()
    it.stage.settle()
    #expect(it.items == [[1], [0], [2]])
    #expect(it.numbers == [1, 0, 2])
  }

  @Test("F1110: An item is moved by keys into an empty section, and out of it")
  func keys() {
    let it = movable([[0, 1], [], [2]])
    it.stage.press(.tab)
    it.stage.press(.end)
    it.stage.press(.upArrow, modifierFlags: .alternate)
    it.stage.settle()
    #expect(it.items == [[0, 1], [2], []])
    it.stage.press(.downArrow, modifierFlags: .alternate)
    it.stage.settle()
    #expect(it.items == [[0, 1], [], [2]])
    #expect(it.numbers == [0, 1, 2])
  }

  @Test("F1110: The only item of a section goes to an empty one, and its own is empty then")
  func last() {
    let it = movable([[0], []])
    it.stage.grab(.at(30, 60))
    it.stage.advance(by: .milliseconds(600))
    it.stage.move(to: .at(40, 110))
    it.stage.drop()
    it.stage.settle()
    #expect(it.items == [[], [0]])
    #expect(it.numbers == [0])
  }

  @Test("F1110: An empty section of a compositional list is a target")
  func compositional() throws {
    let it = ListStage(.insetGrouped, [2, 0, 1]) {
      $0.headerMode = .supplementary
    }
    let frame = try #require(it.collection.emptyFrame(ofSection: 1))
    #expect(it.collection.proposedTarget(of: nil, at: frame.center)?.section == 1)
    #expect(
      it.collection.proposedTarget(of: IndexPath(item: 0, section: 0), at: frame.center)
        == IndexPath(item: 0, section: 1))
    #expect(it.collection.emptyFrame(ofSection: 7) == nil)
  }
}
