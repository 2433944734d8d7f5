import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Items cut and pasted between lists")
struct ListClippingTests {
  private func press(_ it: DragStage, _ key: Character) {
    it.stage.press(.character(key), modifierFlags: .control)
    it.stage.settle()
  }

  @Test("F1113: The focused row is cut by key and pasted after the focused item, which it then is")
  func cutting() {
    let it = DragStage()
    it.stage.press(.tab)
    press(it, "x")
    #expect(it.rows == [["A", "B", "C"]])
    it.stage.press(.tab)
    press(it, "v")
    #expect(it.rows == [["B", "C"]])
    #expect(it.items == [["a", "A", "b", "c"]])
    #expect(it.names == it.items[0])
    #expect(it.stage.window.focusedView === it.collection)
    #expect(it.collection.cursor == IndexPath(item: 1, section: 0))
    press(it, "v")
    #expect(it.items[0].count == 4)
  }

  @Test("F1113: Copied items are pasted more than once, and may not be moved")
  func copying() {
    let it = DragStage()
    it.stage.press(.tab)
    press(it, "c")
    it.stage.press(.tab)
    press(it, "v")
    #expect(it.items[0].count == 3)
    it.operation = .copy
    press(it, "v")
    press(it, "v")
    #expect(it.rows == [["A", "B", "C"]])
    #expect(it.items[0].count == 5)
  }

  @Test("F1113: Other programs get the text, and what they copy is not pasted into a list")
  func clipboard() {
    let it = DragStage()
    it.stage.press(.tab)
    press(it, "x")
    #expect(it.stage.window.pasteboard?.string == "A")
    it.stage.window.pasteboard?.string = "Something else"
    it.stage.press(.tab)
    press(it, "v")
    #expect(it.items == [["a", "b", "c"]])
  }

  @Test("F1113: Tab reaches an empty list while there is something to paste into it")
  func empty() {
    let it = DragStage([["A", "B"]], [[]])
    it.stage.press(.tab)
    it.stage.press(.tab)
    #expect(it.stage.window.focusedView !== it.collection)
    it.stage.window.moveFocus(to: it.table)
    press(it, "x")
    it.stage.press(.tab)
    #expect(it.stage.window.focusedView === it.collection)
    press(it, "v")
    #expect(it.items == [["A"]])
  }

  @Test("F1113: A list takes no action for which it has no delegate or no items")
  func unavailable() {
    let it = DragStage()
    it.table.cursor = IndexPath(row: 0, section: 0)
    #expect(it.table.canPerformAction(.cut, withSender: nil))
    #expect(!it.table.canPerformAction(.paste, withSender: nil))
    it.table.dragInteractionEnabled = false
    #expect(!it.table.canPerformAction(.cut, withSender: nil))
    #expect(!it.collection.canPerformAction(.copy, withSender: nil))
  }

  @Test(
    "F1109: Whatever an app does when items are cut and pasted, lists show what it has",
    arguments: DragStage.Callback.allCases, ListDragLawTests.Attempt.allCases)
  func law(callback: DragStage.Callback, attempt: ListDragLawTests.Attempt) {
    let it = DragStage()
    var isDone = false
    it.inside = { [unowned it] called in
      guard called == callback, !isDone else { return }
      isDone = true
      ListDragLawTests.act(attempt, it)
    }
    it.stage.press(.tab)
    press(it, "x")
    it.stage.press(.tab)
    press(it, "v")
    it.inside = { _ in }
    it.stage.settle()
    #expect(it.mark(it.collection) == nil)
    if it.table.window != nil { #expect(it.texts == it.rows.flatMap(\.self)) }
    if it.collection.window != nil { #expect(it.names == it.items.flatMap(\.self)) }
  }
}
