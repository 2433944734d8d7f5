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
}
