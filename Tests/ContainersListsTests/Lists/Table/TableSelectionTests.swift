@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct TableSelectionTests {
  @Test("A click selects and opens a row, and another click another row")
  func click() {
    let it = TableStage(count: 100)
    it.stage.tap(.at(100, 60))
    #expect(it.selected == [1])
    #expect(it.table.visibleCells[1].isSelected)
    it.stage.tap("Row 3")
    #expect(it.log == ["select 1", "open 1", "deselect 1", "select 3", "open 3"])
  }

  @Test("A press highlights the row; dragging away removes the highlight and selects nothing")
  func highlight() {
    let it = TableStage(count: 100)
    it.stage.grab(.at(100, 60))
    #expect(it.table.visibleCells[1].isHighlighted)
    it.stage.move(to: .at(100, 150), steps: 4)
    it.stage.drop()
    #expect(!it.table.visibleCells.contains { $0.isHighlighted })
    #expect(it.selected.isEmpty)
  }

  @Test("Control adds and removes rows, Shift selects a range")
  func modifiers() {
    let it = TableStage(count: 100)
    it.table.allowsMultipleSelection = true
    it.stage.tap("Row 1")
    it.stage.modifierFlags = .control
    it.stage.tap("Row 4")
    it.stage.tap("Row 6")
    it.stage.tap("Row 4")
    #expect(it.selected == [1, 6])
    it.stage.modifierFlags = .shift
    it.stage.tap("Row 2")
    #expect(it.selected == [2, 3, 4])
    it.stage.modifierFlags = []
    it.stage.tap("Row 0")
    #expect(it.selected == [0])
  }

  @Test(
    "Arrows, Page Up, Page Down, Home and End move a selection that follows, and keep it visible")
  func keys() {
    let it = TableStage(count: 100)
    it.table.selectionFollowsFocus = true
    it.stage.press(.tab)
    #expect(it.table.isFocused)
    it.stage.press(.downArrow)
    it.stage.press(.downArrow)
    #expect(it.selected == [2])
    it.stage.press(.end)
    #expect(it.selected == [99])
    #expect(it.table.contentOffset.y == 4000)
    it.stage.press(.pageUp)
    #expect(it.selected == [91])
    it.stage.press(.home)
    #expect(it.selected == [0])
    it.stage.press(.upArrow)
    #expect(it.selected == [0])
    it.stage.press(.enter)
    #expect(it.log.last == "open 0")
  }

  @Test("Shift with arrows extends the selection, Control moves without selecting, Space toggles")
  func multipleByKeys() {
    let it = TableStage(count: 100)
    it.table.selectionFollowsFocus = true
    it.table.allowsMultipleSelection = true
    it.stage.press(.tab)
    it.stage.press(.downArrow)
    it.stage.press(.downArrow, modifierFlags: .shift)
    it.stage.press(.downArrow, modifierFlags: .shift)
    #expect(it.selected == [1, 2, 3])
    it.stage.press(.upArrow, modifierFlags: .shift)
    #expect(it.selected == [1, 2])
    it.stage.press(.downArrow, modifierFlags: .control)
    it.stage.press(.downArrow, modifierFlags: .control)
    it.stage.press(.space)
    #expect(it.selected == [1, 2, 4])
    it.stage.press(.character("a"), modifierFlags: .control)
    #expect(it.selected.count == 100)
  }

  @Test("Typing finds the next row with that prefix, visible or not")
  func typing() {
    let it = TableStage([["Alpha", "Beta"] + Array(repeating: "x", count: 50) + ["Gamma", "Gold"]])
    it.table.selectionFollowsFocus = true
    it.stage.press(.tab)
    it.stage.press(.character("g"))
    #expect(it.selected == [52])
    it.stage.press(.character("o"))
    #expect(it.selected == [53])
    it.stage.advance(by: .seconds(2))
    it.stage.press(.character("b"))
    #expect(it.selected == [1])
    #expect(it.table.contentOffset.y <= 44)
  }

  @Test("A press is canceled when its rows change, and its cell is no longer highlighted")
  func pressAndUpdate() throws {
    let it = TableStage(count: 5)
    let cell = try #require(it.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    it.stage.grab(.at(100, 66))
    #expect(cell.isHighlighted)
    #expect(it.presses == ["down 1"])
    it.rows[0].insert("New", at: 0)
    it.table.insertRows(at: [IndexPath(row: 0, section: 0)])
    #expect(!cell.isHighlighted)
    #expect(it.presses == ["down 1", "up 1"])
    it.stage.drop()
    it.stage.settle()
    #expect(it.selected.isEmpty)
    #expect(it.log.isEmpty)
  }

  @Test("Rows removed by a selection callback are neither selected nor opened")
  func rowsThatGo() {
    let it = TableStage(count: 3)
    it.stage.tap(.at(100, 22))
    it.log = []
    it.whenDeselected = {
      it.rows[0] = ["Only"]
      it.table.reloadData()
    }
    it.stage.tap(.at(100, 22 + 88))
    #expect(it.log == ["deselect 0"])
    #expect(it.selected.isEmpty)
    #expect(it.table.cursor == nil)
    it.stage.press(.space)
    it.stage.press(.enter)
    #expect(it.log.allSatisfy { !$0.hasSuffix("2") })
  }

  @Test("Rows removed during keyboard selection are not scrolled to, and keys start over")
  func rowsThatGoByKeys() {
    let it = TableStage(count: 50)
    it.table.selectionFollowsFocus = true
    it.stage.press(.tab)
    it.whenSelected = {
      it.rows[0] = ["Only"]
      it.table.reloadData()
    }
    it.stage.press(.end)
    #expect(it.log == ["select 49"])
    #expect(it.selected.isEmpty)
    #expect(it.table.cursor == nil)
  }

  @Test("The selected row nearest to the center can be scrolled to")
  func nearest() {
    let it = TableStage(count: 100)
    it.table.allowsMultipleSelection = true
    it.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(it.table.contentOffset == .zero)
    for row in [2, 40, 90] {
      it.table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    it.table.contentOffset = Point(x: 0, y: 44 * 30)
    it.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(it.table.contentOffset.y == 44 * 40)
  }

  @Test("Without type-select texts only the visible rows are searched")
  func typingWithoutTexts() {
    let it = TableStage(count: 5000)
    it.table.selectionFollowsFocus = true
    it.typeTexts = { _ in nil }
    it.stage.press(.tab)
    it.stage.type("row 7")
    #expect(it.selected == [7])
    it.stage.advance(by: .seconds(2))
    it.stage.type("x")
    #expect(it.selected == [7])
    #expect(it.typeTextsAsked < 400)
  }

  @Test("The focus ring of a row has the tint color")
  func ring() {
    let it = TableStage(count: 5)
    it.table.tintColor = Color(hex: 0x338833)
    it.stage.press(.tab)
    it.stage.turn()
    #expect(it.table.entryRing?.borderColor == Color(hex: 0x338833))
    it.table.tintColor = Color(hex: 0x883333)
    #expect(it.table.entryRing?.borderColor == Color(hex: 0x883333))
  }

  @Test("Assistive technology can select rows, and is told that they are selected")
  func accessibility() {
    let it = TableStage(count: 100)
    #expect(it.stage.element("Row 2")?.activate() == true)
    #expect(it.selected == [2])
    #expect(it.stage.element("Row 2")?.description == "Row 2, selected, 3 of 100")
    #expect(it.stage.element("Row 2")?.scroll(.down) == true)
    it.stage.settle()
    #expect(it.table.contentOffset.y == 360)
  }
}
