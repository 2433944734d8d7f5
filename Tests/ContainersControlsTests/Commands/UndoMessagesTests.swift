import Testing

@testable import Containers

@MainActor
@Suite("Messages of undo managers")
struct UndoMessagesTests {
  private final class Note {
    var text = ""
  }

  @Test("F1214: Undo and redo are announced before and after")
  func undoing() {
    let (manager, note) = (UndoManager(), Note())
    var log: [String] = []
    let center = manager.messageCenter
    let tokens = [
      center.addObserver(for: UndoManager.WillUndo.self, of: manager) { _ in
        log.append("will undo \(note.text)")
      },
      center.addObserver(for: UndoManager.DidUndo.self, of: manager) { _ in
        log.append("did undo \(note.text)")
      },
      center.addObserver(for: UndoManager.WillRedo.self) { _ in log.append("will redo") },
      center.addObserver(for: UndoManager.DidRedo.self) { _ in log.append("did redo") },
    ]
    change(note, to: "new", manager)
    manager.undo()
    manager.redo()
    manager.redo()
    withExtendedLifetime(tokens) {}
    #expect(log == ["will undo new", "did undo ", "will redo", "did redo"])
  }

  private func change(_ note: Note, to text: String, _ manager: UndoManager) {
    let old = note.text
    note.text = text
    manager.registerUndo(withTarget: note) { change($0, to: old, manager) }
  }

  @Test("F1214: Groups are announced as they open and, unless they are empty, as they close")
  func groups() {
    let (manager, note) = (UndoManager(), Note())
    manager.groupsByEvent = false
    var log: [String] = []
    let tokens = [
      manager.messageCenter.addObserver(for: UndoManager.DidOpenUndoGroup.self) { _ in
        log.append("open \(manager.groupingLevel)")
      },
      manager.messageCenter.addObserver(for: UndoManager.DidCloseUndoGroup.self) { _ in
        log.append("close \(manager.groupingLevel)")
      },
    ]
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    change(note, to: "new", manager)
    manager.endUndoGrouping()
    withExtendedLifetime(tokens) {}
    #expect(log == ["open 1", "open 2", "close 0"])
  }
}
