import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Ends of drags between lists")
struct ListDragLawTests {
  /// What ends a drag.
  enum End: CaseIterable {
    case escape, blur, removal, otherRemoval, reload
  }

  @Test(
    "F1109: Escape, another window, and the removal of the list take a drag back",
    arguments: End.allCases)
  func taken(end: End) {
    let it = DragStage()
    it.lift(at: it.row(0))
    it.carry(to: it.item(1))
    switch end {
    case .escape: it.stage.press(.escape)
    case .blur: it.stage.window.focusDidChange(isFocused: false, at: .seconds(10))
    case .removal: it.table.removeFromSuperview()
    case .otherRemoval: it.collection.removeFromSuperview()
    case .reload: it.table.reloadData()
    }
    it.stage.settle()
    if end == .otherRemoval { it.carry(to: Point(x: 450, y: 200)) }
    if end != .reload { #expect(it.mark(it.collection) == nil) }
    it.stage.drop()
    it.stage.settle()
    #expect(it.picture == nil)
    #expect(it.log.last == "ended")
    #expect(it.log.count { $0 == "ended" } == 1)
    #expect(it.log.contains { $0.hasPrefix("drop") } == (end == .reload))
    #expect(it.rows[0].count + it.items[0].count == 6)
  }

  @Test("F1109: While something is dragged, other keys reach nothing")
  func keys() {
    let it = DragStage()
    it.lift(at: it.row(0))
    it.carry(to: it.item(1))
    it.stage.press(.downArrow)
    it.stage.press(.space)
    #expect(it.table.selection.isEmpty)
    #expect(it.picture != nil)
    it.stage.drop()
    it.stage.settle()
    it.stage.press(.tab)
    it.stage.press(.space)
    #expect(!it.table.selection.union(it.collection.selection).isEmpty)
  }

  /// What an app does when it is called.
  enum Attempt: CaseIterable {
    case reload, removeSource, removeTarget, endEditing, layOut, noDelegates, delete, clear, escape
    case scroll
  }

  static func act(_ attempt: Attempt, _ it: DragStage) {
    switch attempt {
    case .reload:
      it.table.reloadData()
      it.collection.reloadData()
    case .removeSource: it.table.removeFromSuperview()
    case .removeTarget: it.collection.removeFromSuperview()
    case .endEditing:
      it.table.setEditing(!it.table.isEditing, animated: true)
      it.collection.isEditing.toggle()
    case .layOut:
      it.table.layoutIfNeeded()
      it.collection.layoutIfNeeded()
    case .noDelegates:
      (it.table.dragDelegate, it.table.dropDelegate) = (nil, nil)
      it.collection.dropDelegate = nil
    case .delete:
      guard it.rows[0].count > 1 else { return }
      it.rows[0].removeLast()
      it.table.deleteRows(at: [IndexPath(row: it.rows[0].count, section: 0)])
    case .clear:
      (it.rows, it.items) = ([], [])
      it.table.reloadData()
      it.collection.reloadData()
    case .escape: it.stage.send(.keyDown(Key(.escape), isRepeat: false))
    case .scroll: it.table.contentOffset.y += 1
    }
  }

  @Test(
    "F1109: Whatever an app does when it is called, lists show what it has, and the drag ends",
    arguments: DragStage.Callback.allCases, Attempt.allCases)
  func law(callback: DragStage.Callback, attempt: Attempt) {
    for isMovable in [false, true] {
      let it = DragStage([["A", "B", "C", "D"]])
      it.isMovable = isMovable
      it.table.allowsMultipleSelection = true
      it.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      if callback == .add {
        it.table.selectRow(
          at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      }
      var isDone = false
      it.inside = { [unowned it] called in
        guard called == callback, !isDone else { return }
        isDone = true
        Self.act(attempt, it)
      }
      it.lift(at: it.row(0))
      for point in [it.row(1), it.row(2), Point(x: 390, y: 100), it.row(1), Point(x: 400, y: 60)] {
        it.carry(to: point)
      }
      it.stage.drop()
      it.inside = { _ in }
      it.stage.settle()
      #expect(it.picture == nil)
      #expect(it.table.moving == nil)
      #expect(it.mark(it.table) == nil)
      #expect(it.mark(it.collection) == nil)
      #expect(it.stage.window.overlayRouting == nil)
      if it.table.window != nil { #expect(it.texts == it.rows.flatMap(\.self)) }
      if it.collection.window != nil { #expect(it.names == it.items.flatMap(\.self)) }
      #expect(it.log.count { $0.hasPrefix("drop") } <= 1)
      #expect(it.log.count { $0 == "ended" } <= 1)
    }
  }
}
