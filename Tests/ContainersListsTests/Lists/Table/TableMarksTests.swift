import ContainersTesting
import Testing

@testable import Containers

/// Rows and items that are selected by circles while they are edited.
@MainActor
@Suite("Circles of selection")
struct TableMarksTests {
  private func table(_ count: Int = 4, scale: Double = 1) -> TableStage {
    let it = TableStage([(0..<count).map { "Row \($0)" }], scale: scale)
    it.isEditable = true
    it.table.allowsMultipleSelectionDuringEditing = true
    it.table.reloadData()
    it.table.setEditing(true, animated: false)
    it.stage.turn()
    return it
  }

  private func mark(_ it: TableStage, _ row: Int) -> SelectionMark? {
    it.table.cellForRow(at: IndexPath(row: row, section: 0))?.editControl as? SelectionMark
  }

  @Test("F1111: A press selects a row by its circle or deselects it, without a primary action")
  func presses() {
    let it = table()
    #expect(mark(it, 1)?.isOn == false)
    it.stage.tap("Row 1")
    it.stage.tap("Row 3")
    #expect(it.selected == [1, 3])
    #expect(mark(it, 1)?.isOn == true)
    it.stage.tap("Row 1")
    #expect(it.selected == [3])
    #expect(mark(it, 1)?.isOn == false)
    #expect(!it.log.contains { $0.hasPrefix("open") })
  }

  @Test("F1111: Space and Enter toggle the focused row, and Shift with an arrow extends")
  func keys() {
    let it = table()
    it.stage.press(.tab)
    it.stage.press(.space)
    #expect(it.selected == [0])
    it.stage.press(.downArrow)
    #expect(it.selected == [0])
    it.stage.press(.enter)
    #expect(it.selected == [0, 1])
    it.stage.press(.downArrow, modifierFlags: .shift)
    #expect(it.selected == [1, 2])
    it.stage.press(.space)
    #expect(it.selected == [1])
    it.stage.press(.delete)
    #expect(it.rows[0].count == 4)
  }

  @Test("F1111: The selection does not follow the focus past circles")
  func following() {
    let it = table()
    it.table.selectionFollowsFocus = true
    it.stage.press(.tab)
    it.stage.press(.space)
    it.stage.press(.downArrow)
    #expect(it.selected == [0])
  }

  @Test("F1111: The end of editing deselects all rows, and its beginning those of before")
  func ends() {
    let it = table()
    it.stage.tap("Row 1")
    it.table.setEditing(false, animated: true)
    it.stage.settle()
    #expect(it.selected.isEmpty)
    #expect(mark(it, 1) == nil)
    it.stage.tap("Row 2")
    #expect(it.selected == [2])
    it.table.setEditing(true, animated: true)
    it.stage.settle()
    #expect(it.selected.isEmpty)
    it.table.setEditing(false, animated: false)
    it.table.allowsSelectionDuringEditing = true
    it.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    it.table.setEditing(true, animated: false)
    #expect(it.selected == [2])
  }

  @Test("F1111: A row that cannot be edited has no circle and cannot be selected")
  func exempt() {
    let it = table()
    it.isEditable = false
    it.table.reloadData()
    it.stage.turn()
    #expect(mark(it, 1) == nil)
    it.stage.tap("Row 1")
    #expect(it.selected.isEmpty)
  }

  @Test("F1111: Circles appear and go with the property while the table is edited")
  func changes() {
    let it = table()
    it.stage.tap("Row 1")
    it.table.allowsMultipleSelectionDuringEditing = false
    #expect(it.table.cellForRow(at: IndexPath(row: 1, section: 0))?.editControl is TableEditControl)
    #expect(it.selected.isEmpty)
    it.table.allowsMultipleSelectionDuringEditing = true
    #expect(mark(it, 1)?.isOn == false)
  }

  @Test("F1111: Assistive technology hears whether a row is checked, and toggles it")
  func spoken() throws {
    let it = table()
    let cell = try #require(it.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.semantics.states.contains(.checkable))
    #expect(!cell.semantics.states.contains(.checked))
    #expect(cell.accessibilityActivate())
    #expect(cell.semantics.states.contains(.checked))
    #expect(!cell.accessibilityActivate())
    #expect(it.selected.isEmpty)
    it.table.setEditing(false, animated: false)
    #expect(!cell.semantics.states.contains(.checkable))
  }

  @Test("F1111: The content makes room for the circle, animated, at the leading side")
  func indent() throws {
    let it = table()
    it.table.setEditing(false, animated: false)
    it.stage.turn()
    let cell = try #require(it.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.contentView.frame.minX == 0)
    it.table.setEditing(true, animated: true)
    #expect(cell.editControl?.frame.minX == 0)
    it.stage.settle()
    #expect(cell.contentView.frame.minX == 38)
    #expect(cell.editControl?.frame == Rect(x: 0, y: 0, width: 38, height: 44))
    it.table.traitOverrides.layoutDirection = .rightToLeft
    it.stage.settle()
    #expect(cell.contentView.frame.maxX == cell.bounds.maxX - 38)
    #expect(cell.editControl?.frame.maxX == cell.bounds.maxX)
  }

  @Test("F1111: Items are selected so while a collection is edited, and only then")
  func items() throws {
    let it = ListStage(.plain, [3]) { _ in
    } fill: {
      $0.accessories = [.multiselect()]
    }
    it.collection.allowsMultipleSelectionDuringEditing = true
    it.collection.isEditing = true
    it.stage.settle()
    it.stage.tap(.at(150, 20))
    it.stage.tap(.at(150, 60))
    #expect(it.collection.selection.count == 2)
    #expect(it.cell(0)?.accessoryViews.first?.isOn == true)
    #expect(it.cell(0)?.semantics.states.contains(.checked) == true)
    it.stage.tap(.at(150, 20))
    #expect(it.collection.selection == [IndexPath(item: 1, section: 0)])
    it.collection.isEditing = false
    it.stage.settle()
    #expect(it.collection.selection.isEmpty)
    #expect(it.cell(0)?.semantics.states.contains(.checkable) == false)
    it.collection.allowsMultipleSelectionDuringEditing = false
    it.collection.isEditing = true
    it.stage.settle()
    it.stage.tap(.at(150, 20))
    #expect(it.collection.selection.isEmpty)
    it.collection.allowsSelectionDuringEditing = true
    it.stage.tap(.at(150, 20))
    #expect(it.collection.selection == [IndexPath(item: 0, section: 0)])
  }

  @Test("F1111: Circles of both directions match the goldens", arguments: [false, true])
  func picture(isMirrored: Bool) {
    let it = table(scale: 2)
    it.table.frame.size = Size(width: 300, height: 180)
    if isMirrored { it.table.traitOverrides.layoutDirection = .rightToLeft }
    it.stage.tap("Row 1")
    it.stage.tap("Row 3")
    it.stage.settle()
    it.stage.expectPicture(named: isMirrored ? "table-marks-right-to-left" : "table-marks")
  }
}
