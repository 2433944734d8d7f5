@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct TableMovingTests {
  private func path(_ row: Int, _ section: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func edited(_ rows: [[String]], titles: [String?] = []) -> TableStage {
    let it = TableStage(rows)
    it.isEditable = true
    it.titles = titles
    it.table.reloadData()
    it.table.setEditing(true, animated: false)
    it.stage.turn()
    return it
  }

  private func step(_ it: TableStage, _ key: KeyCode) -> [[String]] {
    it.stage.press(key, modifierFlags: .alternate)
    it.stage.settle()
    return it.rows
  }

  @Test("Keys move a row up to the end of the section above, and down to the start of the next")
  func sectionsByKeys() {
    let it = edited([["A", "B"], [], ["C"]])
    it.stage.press(.tab)
    it.stage.press(.end)
    #expect(step(it, .upArrow) == [["A", "B"], ["C"], []])
    #expect(step(it, .upArrow) == [["A", "B", "C"], [], []])
    #expect(step(it, .upArrow) == [["A", "C", "B"], [], []])
    #expect(step(it, .downArrow) == [["A", "B", "C"], [], []])
    #expect(step(it, .downArrow) == [["A", "B"], ["C"], []])
    #expect(step(it, .downArrow) == [["A", "B"], [], ["C"]])
    #expect(step(it, .downArrow) == [["A", "B"], [], ["C"]])
    #expect(it.texts == ["A", "B", "C"])
    #expect(it.table.cursor == path(0, 2))
  }

  @Test(
    "Assistive technology moves a row to the end of the section above, and into an empty one")
  func sectionsByGrip() throws {
    let it = edited([["A", "B"], [], ["C"]])
    let grip = try #require(it.table.cellForRow(at: path(0, 2))?.moveControl)
    grip.accessibilityIncrement()
    it.stage.settle()
    #expect(it.rows == [["A", "B"], ["C"], []])
    grip.accessibilityIncrement()
    it.stage.settle()
    #expect(it.rows == [["A", "B", "C"], [], []])
    #expect(it.texts == ["A", "B", "C"])
  }

  @Test("A row can be dragged to the end of a section, into an empty one and to the very end")
  func sectionsByDragging() {
    let it = edited([["A", "B"], ["C"], []], titles: ["One", "Two", "Three"])
    it.stage.drag(.at(280, 166), to: .at(280, 105))
    it.stage.settle()
    #expect(it.rows == [["A", "B", "C"], [], []])
    it.stage.drag(.at(280, 138), to: .at(280, 205))
    it.stage.settle()
    #expect(it.rows == [["A", "B"], [], ["C"]])
    it.stage.drag(.at(280, 50), to: .at(280, 340))
    it.stage.settle()
    #expect(it.rows == [["B"], [], ["C", "A"]])
    #expect(it.texts == ["B", "C", "A"])
  }

  @Test("A row in another section stays in place when a dragged row is inserted before it")
  func room() throws {
    let it = edited([["A", "B"], ["C"]], titles: ["One", "Two"])
    let next = try #require(it.table.cellForRow(at: path(1, 0)))
    let goal = try #require(it.table.cellForRow(at: path(0, 1)))
    it.stage.grab(.at(280, 50))
    it.stage.move(to: .at(280, 150))
    #expect(next.transform == Transform(translationX: 0, y: -44))
    #expect(goal.transform == .identity)
    it.stage.drop()
    it.stage.settle()
    #expect(it.rows == [["B"], ["A", "C"]])
  }

  @Test(
    "After a row is deleted by key, keys continue at the next, the previous or the first row")
  func cursorAfterDeletion() {
    let it = edited([["A", "B", "C"], ["D"]])
    it.stage.press(.tab)
    it.stage.press(.downArrow)
    it.stage.press(.delete)
    #expect(it.rows == [["A", "C"], ["D"]])
    #expect(it.table.cursor == path(1, 0))
    it.stage.press(.delete)
    #expect(it.rows == [["A"], ["D"]])
    #expect(it.table.cursor == path(0, 0))
    it.stage.press(.delete)
    #expect(it.rows == [[], ["D"]])
    #expect(it.table.cursor == path(0, 1))
  }

  @Test("F1105: A row that is dragged is in another place once, and the data source hears it once")
  func once() {
    let it = edited([["A", "B", "C", "D"]])
    it.stage.grab(.at(280, 22))
    it.stage.move(to: .at(280, 60))
    it.stage.move(to: .at(280, 110))
    it.stage.move(to: .at(280, 66))
    #expect(it.moves == 0)
    it.stage.drop()
    it.stage.settle()
    #expect(it.moves == 1)
    #expect(it.rows == [["B", "A", "C", "D"]])
    #expect(it.texts == ["B", "A", "C", "D"])
  }

  @Test("F1105: Escape takes a drag back, and the data source hears nothing")
  func escape() throws {
    let it = edited([["A", "B", "C", "D"]])
    let cell = try #require(it.table.cellForRow(at: path(0, 0)))
    it.stage.grab(.at(280, 22))
    it.stage.move(to: .at(280, 120))
    #expect(cell.configurationState.isReordering)
    it.stage.press(.escape)
    it.stage.settle()
    #expect(cell.frame.minY == 0)
    #expect(!cell.configurationState.isReordering)
    it.stage.move(to: .at(280, 160))
    it.stage.drop()
    it.stage.settle()
    #expect(it.moves == 0)
    #expect(it.texts == ["A", "B", "C", "D"])
  }

  @Test("F1105: A row that is held at an edge scrolls the table until its end")
  func edges() {
    let it = edited([(0..<40).map { "\($0)" }])
    it.stage.grab(.at(280, 22))
    it.stage.move(to: .at(280, 395))
    it.stage.advance(by: .milliseconds(500))
    let first = it.table.contentOffset.y
    #expect(first > 100)
    it.stage.advance(by: .milliseconds(500))
    #expect(it.table.contentOffset.y > first + 100)
    it.stage.advance(by: .seconds(5))
    #expect(it.table.contentOffset.y == 40 * 44 - 400)
    #expect(!it.stage.application.isFrameDue)
    it.stage.drop()
    it.stage.settle()
    #expect(it.rows[0].last == "0")
    #expect(it.texts.last == "0")
  }

  @Test("F1105: A row in the middle does not scroll, and one taken back at an edge stops")
  func noEdges() {
    let it = edited([(0..<40).map { "\($0)" }])
    it.stage.grab(.at(280, 22))
    it.stage.move(to: .at(280, 200))
    it.stage.advance(by: .seconds(1))
    #expect(it.table.contentOffset.y == 0)
    it.stage.move(to: .at(280, 395))
    it.stage.advance(by: .milliseconds(200))
    it.stage.press(.escape)
    let offset = it.table.contentOffset.y
    it.stage.settle()
    #expect(it.table.contentOffset.y == offset)
    it.stage.drop()
    #expect(it.moves == 0)
  }

  @Test("F1105: A data source that reloads or changes rows in the callback shows what it has")
  func meddling() {
    for byKey in [true, false] {
      for change in 0..<4 {
        let it = edited([["A", "B", "C", "D", "E"]])
        it.whenMoved = {
          switch change {
          case 0: it.table.reloadData()
          case 1:
            it.rows[0].removeLast()
            it.table.deleteRows(at: [self.path(4, 0)])
          case 2: it.table.moveRow(at: self.path(0, 0), to: self.path(1, 0))
          default: it.table.reloadRows(at: [self.path(0, 0)])
          }
        }
        if byKey {
          it.stage.press(.tab)
          it.stage.press(.downArrow, modifierFlags: .alternate)
        } else {
          it.stage.drag(.at(280, 22), to: .at(280, 66))
        }
        it.stage.settle()
        #expect(it.texts == it.rows[0], "change \(change), by key \(byKey)")
        #expect(it.rows[0].prefix(2) == ["B", "A"])
      }
    }
  }
}
