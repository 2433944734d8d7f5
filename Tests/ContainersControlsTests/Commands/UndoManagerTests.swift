@testable import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
struct UndoManagerTests {
  /// An object with a value whose changes can be undone.
  @MainActor
  final class Counter {
    let undoManager: UndoManager
    private(set) var value = 0

    init(_ undoManager: UndoManager) { self.undoManager = undoManager }

    func set(_ new: Int) {
      let old = value
      value = new
      undoManager.registerUndo(withTarget: self) { $0.set(old) }
    }
  }

  let turn = EventTurn()
  let manager = UndoManager()
  let counter: Counter

  init() { counter = Counter(manager) }

  @Test("Menus name what can still be undone or redone, not what a target that has gone left")
  func namesOfTheLiving() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    func register(_ name: String, _ target: AnyObject) {
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: target) { target in
        manager.registerUndo(withTarget: target) { _ in }
      }
      manager.setActionName(name)
      manager.endUndoGrouping()
    }
    let lasting = MessageCenter()
    var passing: MessageCenter? = MessageCenter()
    register("Dig", lasting)
    register("Style", lasting)
    manager.undo()
    #expect(manager.redoMenuItemTitle == "Redo Style")
    passing.map { register("Favorite", $0) }
    #expect(manager.undoMenuItemTitle == "Undo Favorite")
    #expect(manager.redoMenuItemTitle == "Redo")
    passing = nil
    #expect(manager.undoMenuItemTitle == "Undo Dig")
  }

  @Test("A change is undone, redone and undone again")
  func undoing() {
    turn.run { counter.set(1) }
    #expect(manager.canUndo)
    #expect(!manager.canRedo)
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo)
    #expect(manager.canRedo)
    manager.redo()
    #expect(counter.value == 1)
    #expect(manager.canUndo)
    #expect(!manager.canRedo)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("An undo handler that removes all actions completes and leaves nothing to undo")
  func forgettingWhileUndoing() {
    turn.run {
      manager.registerUndo(withTarget: counter) { [manager] _ in manager.removeAllActions() }
    }

    manager.undo()

    #expect(!manager.isUndoing)
    #expect(!manager.canUndo)
    #expect(!manager.canRedo)
    turn.run { counter.set(1) }
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("Changes of one event are undone in one step, those of two events in two")
  func events() {
    turn.run {
      counter.set(1)
      counter.set(2)
    }
    turn.run { counter.set(3) }
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("The group of an event is closed at the end of the event, and by an undo within it")
  func closing() {
    turn.run {
      counter.set(1)
      #expect(manager.groupingLevel == 1)
      manager.undo()
      #expect(counter.value == 0)
      #expect(manager.groupingLevel == 0)
      counter.set(2)
    }
    #expect(manager.groupingLevel == 0)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("Outside of events a group ends when the main actor is free")
  func tasks() async {
    counter.set(1)
    #expect(manager.groupingLevel == 1)
    while manager.groupingLevel > 0 { await Task.yield() }
    counter.set(2)
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test("Nested groups are undone with the outer group, in reverse order")
  func nesting() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0)
    manager.redo()
    #expect(counter.value == 2)
  }

  @Test("A manager without a window groups by the events of the running application")
  func eventsOfApplication() {
    final class CountingView: View {
      let counter: Counter
      init(_ counter: Counter) {
        self.counter = counter
        super.init(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      }
      override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
        counter.set(counter.value + 1)
        counter.set(counter.value + 1)
      }
    }
    let root = ViewController()
    root.view.addSubview(CountingView(counter))
    let stage = Stage(root)

    stage.tap(at: Point(x: 50, y: 50))
    stage.tap(at: Point(x: 50, y: 50))
    #expect(counter.value == 4)

    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("A group without registrations is discarded")
  func empty() {
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
  }

  @Test("A new change clears the redo stack")
  func branch() {
    turn.run { counter.set(1) }
    manager.undo()
    turn.run { counter.set(5) }
    #expect(!manager.canRedo)
    manager.redo()
    #expect(counter.value == 5)
  }

  @Test("While registration is disabled, which can be nested, nothing is recorded")
  func disabling() {
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    turn.run { counter.set(1) }
    #expect(!manager.canUndo)
    #expect(!manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    turn.run { counter.set(2) }
    #expect(manager.canUndo)
  }

  @Test("The oldest group is dropped when the levels of undo are exceeded")
  func levels() {
    manager.levelsOfUndo = 2
    for value in 1...4 { turn.run { counter.set(value) } }
    manager.undo()
    manager.undo()
    #expect(counter.value == 2)
    #expect(!manager.canUndo)
  }

  @Test("Targets are not retained, and registrations of deallocated targets are skipped")
  func weakTargets() {
    turn.run { counter.set(1) }
    weak var gone: Counter?
    do {
      let other = Counter(manager)
      gone = other
      turn.run { other.set(1) }
    }
    #expect(gone == nil)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("The actions of one target, or of all, can be removed")
  func forgetting() {
    let other = Counter(manager)
    turn.run {
      counter.set(1)
      other.set(1)
    }
    manager.removeAllActions(withTarget: counter)
    manager.undo()
    #expect(counter.value == 1)
    #expect(other.value == 0)
    turn.run { counter.set(2) }
    manager.removeAllActions()
    #expect(!manager.canUndo)
    #expect(!manager.canRedo)
  }

  @Test("The action name of a change is kept from undo to redo")
  func names() {
    turn.run {
      counter.set(1)
      manager.setActionName("Count")
    }
    #expect(manager.undoMenuItemTitle == "Undo Count")
    #expect(manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(manager.undoActionName == "")
    #expect(manager.redoMenuItemTitle == "Redo Count")
    manager.redo()
    #expect(manager.undoActionName == "Count")
  }

  @Test("Ending a group that was not begun is a fatal error")
  func unbalanced() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UndoManager().endUndoGrouping() }
    }
    let message = result.standardError
    #expect(message.contains("cannot end an undo group"))
  }

  @Test("Registering without a group is a fatal error if groups are not created by event")
  func ungrouped() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let manager = UndoManager()
        manager.groupsByEvent = false
        manager.registerUndo(withTarget: manager) { _ in }
      }
    }
    let message = result.standardError
    #expect(message.contains("beginUndoGrouping()"))
  }

  @Test("Q72: the undo manager is found along the responder chain, and finally in the window")
  func chain() {
    final class Document: ViewController {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let controller = Document()
    let stage = Stage(controller)
    let inside = View(), outside = View()
    controller.view.addSubview(inside)
    stage.window.addSubview(outside)
    #expect(inside.undoManager === controller.own)
    #expect(outside.undoManager === stage.window.undoManager)
    #expect(outside.undoManager != nil)
    #expect(outside.undoManager !== controller.own)
    #expect(View().undoManager == nil)
  }

  @Test("Ctrl+Z undoes in the first responder's chain, Ctrl+Shift+Z and Ctrl+Y redo")
  func keys() {
    let stage = Stage(ViewController())
    let manager = stage.window.rootViewController?.undoManager
    let counter = Counter(manager ?? self.manager)
    turn.run { counter.set(1) }
    turn.run { counter.set(2) }
    stage.press(.character("z"), modifierFlags: .control)
    stage.press(.character("z"), modifierFlags: .control)
    #expect(counter.value == 0)
    stage.press(.character("z"), modifierFlags: [.control, .shift])
    #expect(counter.value == 1)
    stage.press(.character("y"), modifierFlags: .control)
    #expect(counter.value == 2)
  }
}
