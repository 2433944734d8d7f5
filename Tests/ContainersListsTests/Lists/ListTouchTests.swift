import Containers
import ContainersTesting
import Testing

/// Rows and items that take no touches.
@MainActor
struct ListTouchTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func table(_ count: Int = 5, disabled: Set<Int>) -> TableStage {
    let it = TableStage(count: count)
    it.table.selectionFollowsFocus = true
    it.fill = { cell, text in
      cell.textLabel.text = text
      cell.isUserInteractionEnabled = !disabled.contains(Int(text.dropFirst(4)) ?? -1)
    }
    it.table.reloadData()
    it.stage.turn()
    return it
  }

  private func collection(_ count: Int = 15, disabled: Set<Int>) -> CollectionStage {
    let it = CollectionStage(count: count)
    it.collection.selectionFollowsFocus = true
    it.whenFilled = { cell, number in cell.isUserInteractionEnabled = !disabled.contains(number) }
    it.collection.reloadData()
    it.stage.turn()
    return it
  }

  /// A way in which a person tries to select the second of five rows or items.
  enum Attempt: CaseIterable {
    case click, tap, controlClick, shiftClick, hold, assistance, space, enter
  }

  @Test(
    "A row that takes no touches is neither highlighted nor selected", arguments: Attempt.allCases)
  func rows(attempt: Attempt) {
    let it = table(disabled: [1])
    it.table.allowsMultipleSelection = attempt == .controlClick || attempt == .shiftClick
    perform(attempt, it.stage, at: Point(x: 100, y: 66), label: "Row 1") {
      it.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
      it.table.deselectRow(at: path(1), animated: false)
    }
    it.stage.settle()
    #expect(!it.selected.contains(1))
    #expect(!it.log.contains { $0.hasSuffix(" 1") })
    #expect(!it.presses.contains { $0.hasSuffix(" 1") })
  }

  @Test(
    "An item that takes no touches is neither highlighted nor selected", arguments: Attempt.allCases
  )
  func items(attempt: Attempt) {
    let it = collection(disabled: [1])
    it.collection.allowsMultipleSelection = attempt == .controlClick || attempt == .shiftClick
    let frame = it.frame(1) ?? .zero
    perform(attempt, it.stage, at: Point(x: frame.midX, y: frame.midY), label: "Item 1") {
      it.collection.selectItem(at: path(1), animated: false, scrollPosition: [])
      it.collection.deselectItem(at: path(1), animated: false)
    }
    it.stage.settle()
    #expect(!it.selected.contains(1))
    #expect(!it.log.contains { $0.hasSuffix(" 1") })
    #expect(!it.presses.contains { $0.hasSuffix(" 1") })
  }

  private func perform(
    _ attempt: Attempt, _ stage: Stage, at point: Point, label: String, placeCursor: () -> Void
  ) {
    switch attempt {
    case .click: stage.tap(.point(point))
    case .tap: stage.swipe(.point(point), by: .zero)
    case .controlClick, .shiftClick:
      stage.modifierFlags = attempt == .controlClick ? .control : .shift
      stage.tap(.point(point))
    case .hold: stage.grab(.point(point))
    case .assistance: _ = stage.element(label)?.activate()
    case .space, .enter:
      stage.press(.tab)
      placeCursor()
      stage.press(attempt == .space ? .space : .enter)
    }
  }

  @Test("The neighbors of a row that takes no touches are selected as usual")
  func neighbors() {
    let it = table(disabled: [1, 3])
    for row in [0, 2, 4] {
      it.stage.tap(.at(100, Double(row) * 44 + 22))
      #expect(it.selected == [row])
    }
    #expect(it.presses == ["down 0", "up 0", "down 2", "up 2", "down 4", "up 4"])
  }

  @Test("A click on a row that takes no touches keeps the selection")
  func keepsSelection() {
    let it = table(disabled: [1])
    it.stage.tap("Row 0")
    it.stage.tap(.at(100, 66))
    #expect(it.selected == [0])
  }

  @Test(
    "Keys pass over rows that take no touches",
    arguments: [
      ([KeyCode.downArrow], 2), ([.downArrow, .downArrow], 4), ([.end], 6), ([.end, .upArrow], 4),
      ([.end, .home], 0), ([.downArrow, .upArrow], 0), ([.pageDown], 6), ([.end, .pageUp], 0),
      ([.character("r")], 2),
    ])
  func keys(keys: [KeyCode], row: Int) {
    let it = table(8, disabled: [1, 3, 5, 7])
    it.stage.tap("Row 0")
    for key in keys {
      if key == .character("r") { it.stage.type("r") } else { it.stage.press(key) }
    }
    #expect(it.selected == [row])
  }

  @Test("Keys pass over rows out of sight that take no touches")
  func keysOutOfSight() {
    let it = table(40, disabled: Set(8..<20))
    it.stage.tap("Row 7")
    it.stage.press(.downArrow)
    #expect(it.selected == [20])
    #expect(it.texts.contains("Row 20"))
    it.stage.press(.upArrow)
    #expect(it.selected == [7])
  }

  @Test("Without another row to go to, keys leave the selection where it is")
  func nothingElse() {
    let it = table(disabled: [1, 2, 3, 4])
    it.stage.tap("Row 0")
    for key in [KeyCode.downArrow, .end, .pageDown, .upArrow, .home] { it.stage.press(key) }
    #expect(it.selected == [0])
    #expect(it.log.filter { $0.hasPrefix("select") } == ["select 0"])
  }

  @Test(
    "Arrows pass over items that take no touches",
    arguments: [
      (KeyCode.rightArrow, [1], 2), (.rightArrow, [1, 2], 3), (.downArrow, [4], 8),
      (.end, [14], 13), (.rightArrow, Array(1..<15), 0),
    ])
  func arrows(key: KeyCode, disabled: [Int], item: Int) {
    let it = collection(disabled: Set(disabled))
    it.stage.tap("Item 0")
    it.stage.press(key)
    #expect(it.selected == [item])
  }

  @Test("A range leaves out what takes no touches")
  func range() {
    let rows = table(disabled: [1, 3])
    rows.table.allowsMultipleSelection = true
    rows.stage.tap("Row 0")
    rows.stage.modifierFlags = .shift
    rows.stage.tap("Row 4")
    #expect(rows.selected == [0, 2, 4])
    let items = collection(disabled: [1, 3])
    items.collection.allowsMultipleSelection = true
    items.stage.tap("Item 0")
    items.stage.press(.character("a"), modifierFlags: .control)
    #expect(items.selected == [0, 2] + Array(4..<15))
  }

  @Test("Keys select no row that the delegate does not highlight")
  func notHighlighted() {
    let it = table(disabled: [])
    it.highlights = { $0.row != 1 }
    it.stage.tap("Row 0")
    it.stage.press(.downArrow)
    #expect(it.selected == [0])
    it.stage.press(.downArrow)
    #expect(it.selected == [2])
  }

  @Test("A row that takes no touches opens no menu")
  func menu() {
    let it = table(disabled: [1])
    it.menu = { path in
      ContextMenuConfiguration { _ in Menu(children: [Action(title: "Of \(path.row)") { _ in }]) }
    }
    it.stage.tap(.at(100, 66), button: .secondary)
    it.stage.settle()
    #expect(it.stage.element("Of 1") == nil)
    it.stage.tap(.at(100, 110), button: .secondary)
    it.stage.settle()
    #expect(it.stage.element("Of 2") != nil)
  }

  @Test("A selected row that takes no touches is deselected when another one is selected")
  func replaced() {
    let it = table(disabled: [1])
    it.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    #expect(it.selected == [1])
    it.stage.tap("Row 2")
    #expect(it.selected == [2])
  }

  @Test("A row that takes no touches is not said to be selectable")
  func semantics() {
    let it = table(disabled: [1])
    #expect(it.stage.element("Row 0")?.semantics.states.contains(.selectable) == true)
    #expect(it.stage.element("Row 1")?.semantics.states.contains(.selectable) == false)
  }
}
