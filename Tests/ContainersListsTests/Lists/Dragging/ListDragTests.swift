import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Drags between lists")
struct ListDragTests {
  @Test("F1108: A row is dragged to a collection, whose delegate takes its item once")
  func toCollection() {
    let it = DragStage()
    it.lift(at: it.row(1))
    #expect(it.picture != nil)
    it.carry(to: it.item(1))
    #expect(it.mark(it.collection) != nil)
    it.stage.drop()
    it.stage.settle()
    #expect(it.rows == [["A", "C"]])
    #expect(it.items == [["a", "B", "b", "c"]] || it.items == [["a", "b", "B", "c"]])
    #expect(it.texts == it.rows[0])
    #expect(it.names == it.items[0])
    #expect(it.picture == nil)
    #expect(it.mark(it.collection) == nil)
    #expect(
      it.log.filter { !$0.hasPrefix("drop") } == [
        "begin B", "lifted", "enter table", "exit table", "enter collection", "end collection",
        "ended",
      ])
    #expect(it.log.count { $0.hasPrefix("drop") } == 1)
  }

  @Test("F1108: An item is dragged to a table, before or after the row under the pointer")
  func toTable() {
    let it = DragStage()
    it.drag(from: it.item(0), to: Point(x: 100, y: 50))
    #expect(it.rows == [["A", "a", "B", "C"]])
    #expect(it.items == [["b", "c"]])
    it.drag(from: it.item(0), to: Point(x: 100, y: 300))
    #expect(it.rows == [["A", "a", "B", "C", "b"]])
    #expect(it.texts == it.rows[0])
    #expect(it.names == ["c"])
  }

  @Test("F1108: The target finds what the source left in the session, and no place in another list")
  func context() {
    let it = DragStage()
    it.drag(from: it.row(1), to: it.item(1))
    #expect(it.context == "from B")
    #expect(it.source == nil)
    it.drag(from: it.row(0), to: it.row(1))
    #expect(it.context == "from A")
    #expect(it.source == IndexPath(row: 0, section: 0))
  }

  @Test("F1108: What was dropped has the focus, so that it is spoken")
  func focus() {
    let it = DragStage()
    it.drag(from: it.item(0), to: Point(x: 100, y: 50))
    #expect(it.stage.window.focusedView === it.table)
    #expect(it.table.cursor == IndexPath(row: 1, section: 0))
    #expect(it.table.selection.isEmpty)
  }

  @Test("F1108: A row without items is not lifted, and none is while dragging is off")
  func withoutItems() {
    let it = DragStage()
    it.lift(at: it.row(2))
    #expect(it.picture == nil)
    it.stage.drop()
    it.table.dragInteractionEnabled = false
    it.lift(at: it.row(0))
    #expect(it.picture == nil)
    it.stage.drop()
    #expect(it.log == ["begin C"])
    it.table.dragInteractionEnabled = true
    it.table.dragDelegate = nil
    it.lift(at: it.row(0))
    #expect(it.picture == nil)
  }

  @Test("F1108: In a list that lets it move, an entry is reordered; elsewhere it is dropped")
  func reordering() {
    let it = DragStage()
    it.isMovable = true
    it.lift(at: it.row(0))
    it.carry(to: it.row(1))
    #expect(it.table.moving != nil)
    #expect(it.picture?.isHidden == true)
    it.stage.drop()
    it.stage.settle()
    #expect(it.rows == [["B", "A", "C"]])
    #expect(it.moves == ["A"])
    #expect(it.items == [["a", "b", "c"]])
    it.lift(at: it.row(0))
    it.carry(to: it.row(1))
    it.carry(to: it.item(1))
    #expect(it.table.moving == nil)
    #expect(it.picture?.isHidden == false)
    it.carry(to: it.row(1))
    #expect(it.table.moving != nil)
    it.carry(to: it.item(1))
    it.stage.drop()
    it.stage.settle()
    #expect(it.rows == [["A", "C"]])
    #expect(it.items[0].contains("B"))
    #expect(it.moves == ["A"])
    #expect(it.texts == ["A", "C"])
  }

  @Test("F1108: In a list that does not let it move, an entry is dropped as from elsewhere")
  func withinList() {
    let it = DragStage()
    it.drag(from: it.row(0), to: Point(x: 100, y: 80))
    #expect(it.rows == [["B", "A", "C"]])
    #expect(it.moves.isEmpty)
  }

  @Test("F1108: The other selected rows come along, and their number is on the image")
  func several() {
    let it = DragStage()
    it.table.allowsMultipleSelection = true
    for row in 0..<2 {
      it.table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    it.lift(at: it.row(1))
    #expect(it.picture?.subviews.last is Label)
    it.carry(to: it.item(0))
    it.stage.drop()
    it.stage.settle()
    #expect(it.log.prefix(3) == ["begin B", "add A", "lifted"])
    #expect(it.rows == [["C"]])
    #expect(it.items[0].count == 5)
  }

  @Test(
    "F1108: What the delegate forbids is not dropped, and shows no mark",
    arguments: [DropOperation.cancel, .forbidden])
  func forbidden(operation: DropOperation) {
    let it = DragStage()
    it.operation = operation
    it.lift(at: it.row(0))
    it.carry(to: it.item(1))
    #expect(it.mark(it.collection) == nil)
    it.stage.drop()
    it.stage.settle()
    #expect(!it.log.contains { $0.hasPrefix("drop") })
    #expect(it.log.suffix(3) == ["exit collection", "end collection", "ended"])
    #expect(it.picture == nil)
  }

  @Test("F1108: Items that may not be moved are copied only")
  func copying() {
    let it = DragStage()
    it.allowsMove = false
    it.drag(from: it.row(0), to: it.item(1))
    #expect(it.rows == [["A", "B", "C"]])
    #expect(it.items == [["a", "b", "c"]])
    it.operation = .copy
    it.drag(from: it.row(0), to: it.item(1))
    #expect(it.rows == [["A", "B", "C"]])
    #expect(it.items[0].count == 4)
  }

  @Test("F1108: A drop into an entry shows a frame around it, in the middle of a row if automatic")
  func into() {
    let it = DragStage()
    it.intent = .insertIntoDestinationIndexPath
    it.lift(at: it.item(0))
    it.carry(to: it.row(1))
    #expect(it.mark(it.table) == Rect(x: 0, y: 44, width: 300, height: 44))
    it.stage.drop()
    it.stage.settle()
    #expect(it.log.contains("drop on table at 0, 1"))
    it.intent = .automatic
    it.lift(at: it.item(0))
    it.carry(to: it.row(1))
    #expect(it.mark(it.table) == Rect(x: 0, y: 44, width: 300, height: 44))
    it.carry(to: Point(x: 100, y: 46))
    #expect(it.mark(it.table)?.height == DropMark.thickness)
    it.intent = .unspecified
    it.carry(to: Point(x: 100, y: 47))
    #expect(it.mark(it.table) == Rect(x: 0, y: 0, width: 300, height: 400))
    it.stage.press(.escape)
    it.stage.drop()
  }

  @Test("F1108: The line is between rows, and at the leading edge of an item")
  func lines() {
    let it = DragStage()
    it.lift(at: it.item(2))
    it.carry(to: Point(x: 100, y: 50))
    #expect(it.mark(it.table) == Rect(x: 0, y: 42.5, width: 300, height: 3))
    it.carry(to: Point(x: 100, y: 80))
    #expect(it.mark(it.table) == Rect(x: 0, y: 86.5, width: 300, height: 3))
    #expect(it.table.parts.mark?.superview === it.table)
    it.carry(to: it.item(1) + Point(x: -20, y: 0))
    #expect(it.mark(it.table) == nil)
    let line = it.mark(it.collection)
    #expect(line?.width == 3)
    #expect(line?.height == 60)
    it.stage.press(.escape)
    it.stage.drop()
  }

  @Test("F1108: A list whose delegate takes none passes the drag on to what is around it")
  func refused() {
    let it = DragStage()
    it.accepts = false
    it.drag(from: it.row(0), to: it.item(1))
    #expect(it.log == ["begin A", "lifted", "ended"])
    #expect(it.rows == [["A", "B", "C"]])
  }

  @Test("F1108: Items go to an interaction that accepts drops, too")
  func interaction() {
    let it = DragStage()
    let target = DropTarget()
    target.frame = Rect(x: 300, y: 300, width: 300, height: 100)
    it.collection.superview?.addSubview(target)
    it.stage.turn()
    it.drag(from: it.row(0), to: Point(x: 400, y: 350))
    #expect(target.dropped.first?.localObject as? String == "A")
    #expect(it.picture == nil)
  }

  @Test("F1108: A drop from another program goes to the delegate of a list, without a drag")
  func otherProgram() {
    let it = DragStage()
    it.stage.dropItems([DragItem(.text("x"))], on: .at(100, 50))
    #expect(it.log == ["enter table", "drop on table at 0, 1", "end table"])
    it.operation = .forbidden
    it.stage.dropItems([DragItem(.text("x"))], on: .at(100, 50))
    #expect(it.log.suffix(3) == ["enter table", "exit table", "end table"])
  }

  @Test("F1108: Held at an edge, items scroll the list under them")
  func scrolling() {
    let it = DragStage([(0..<40).map { "Row \($0)" }])
    it.lift(at: it.item(0))
    it.carry(to: Point(x: 100, y: 395))
    it.stage.advance(by: .milliseconds(800))
    #expect(it.table.contentOffset.y > 100)
    #expect((it.mark(it.table)?.midY ?? 0) > 400)
    it.carry(to: it.item(1))
    let offset = it.table.contentOffset
    it.stage.advance(by: .milliseconds(400))
    #expect(it.table.contentOffset == offset)
    it.stage.press(.escape)
    it.stage.drop()
  }

  @Test("F1108: Dragged items are copies by what they stand for")
  func items() {
    let one = DragItem(.text("a"), localObject: 1)
    var copy = one
    #expect(copy == one)
    #expect(copy.hashValue == one.hashValue)
    #expect(one != DragItem(.text("a"), localObject: 1))
    copy.localObject = nil
    #expect(copy == DragItem(.text("a")))
  }

  @Test(
    "F1108: A row is known by its place when it is dropped in its own list, unless that changed")
  func sources() {
    let it = DragStage()
    let origin = DragOrigin(in: it.table)
    origin.paths = [IndexPath(row: 1, section: 0)]
    #expect(origin.path(of: 0, in: it.table) == IndexPath(row: 1, section: 0))
    #expect(origin.path(of: 0, in: it.collection) == nil)
    it.table.reloadData()
    #expect(origin.path(of: 0, in: it.table) == nil)
  }
}

private final class DropTarget: View, DropInteractionDelegate {
  var dropped: [DragItem] = []

  init() {
    super.init(frame: .zero)
    addInteraction(DropInteraction(delegate: self))
  }

  func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
    dropped = session.items
  }
}
