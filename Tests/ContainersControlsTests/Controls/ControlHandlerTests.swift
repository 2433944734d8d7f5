import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
struct ControlHandlerTests {
  let log = Log()
  let control = Control(frame: Rect(x: 10, y: 10, width: 100, height: 40))

  @Test("C157: A control reports to its target and does not retain it")
  func fixedTarget() {
    var target: Desk? = Desk()
    target?.log = log
    control.addTarget(target, action: Desk.pressed, for: .touchUpInside)
    control.addTarget(target, action: Desk.noted, for: .touchUpInside)
    control.addTarget(target, action: Desk.touched, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.lines == ["pressed by the control", "noted", "touched with no event"])
    weak let gone = target
    target = nil
    #expect(gone == nil)
    control.sendActions(for: .touchUpInside)
    #expect(log.lines.count == 3)
    #expect(control.allTargets.isEmpty)
  }

  @Test("C158: An action without a target goes to the first controller in the chain that has it")
  func chain() {
    let outer = SavingController(), inner = SavingController(), plain = ViewController()
    let stage = Stage(outer)
    for (parent, child) in [(outer as ViewController, inner as ViewController), (inner, plain)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    plain.view.addSubview(control)
    control.addTarget(nil, action: SavingController.save, for: .touchUpInside)
    stage.tap(at: Point(x: 20, y: 20))
    #expect((outer.saves, inner.saves) == (0, 1))
    inner.isBusy = true
    stage.tap(at: Point(x: 20, y: 20))
    #expect((outer.saves, inner.saves) == (1, 1))
    #expect(inner.refused.contains { $0 === control })
  }

  @Test("C158: The first responder's chain is asked before the chain of the control")
  func firstResponder() {
    let controller = SavingController()
    let stage = Stage(controller)
    let field = SavingView(frame: Rect(x: 0, y: 100, width: 10, height: 10))
    stage.window.addSubview(field)
    controller.view.addSubview(control)
    field.becomeFirstResponder()
    control.addTarget(nil, action: .keep, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(field.saves == 1)
    field.removeFromSuperview()
    control.sendActions(for: .touchUpInside)
    #expect((field.saves, controller.keeps) == (1, 1))
    #expect(stage.application.sendAction(.keep, to: nil, from: nil))
    #expect(controller.keeps == 2)
    #expect(!stage.application.sendAction(.paste, to: nil, from: control))
  }

  @Test("C14, C109: A child reports to its parent through a delegate and knows nothing else of it")
  func delegation() {
    let parent = Parent(), child = Child()
    child.delegate = parent
    let stage = Stage(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.view.addSubview(control)
    control.addTarget(child, action: Child.chosen, for: .primaryActionTriggered)
    stage.tap(at: Point(x: 20, y: 20))
    #expect(parent.answers == ["yes"])
  }

  @Test("An action sent to an object that does not implement it warns and does nothing")
  func wrongTarget() {
    let desk = Desk()
    let lines = WarningLog.lines {
      control.addTarget(Desk(), action: .keep, for: .touchDown)
      control.sendActions(for: .touchDown)
      control.addTarget(desk, action: .keep, for: .touchDown)
      control.sendActions(for: .touchDown)
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("“keep”") == true)
  }

  @Test("An action replaces the one with its identifier, receives its sender and can be removed")
  func actions() {
    let first = Action(identifier: "go") { [log] _ in log.lines.append("first") }
    let second = Action(identifier: "go") { [log, control] action in
      log.lines.append("second for \(action.sender === control)")
    }
    control.addAction(first, for: [.touchDown, .touchUpInside])
    control.addAction(second, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log.lines == ["first", "second for true"])
    #expect(second.sender == nil)
    second.attributes = .disabled
    control.sendActions(for: .touchUpInside)
    control.removeAction(identifiedBy: "go", for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(log.lines.count == 2)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test("Handlers are listed in the order they were added, until the enumeration is stopped")
  func enumeration() {
    let desk = Desk()
    control.addTarget(desk, action: .keep, for: .touchDown)
    control.addTarget(desk, action: .keep, for: .touchDown)
    control.addTarget(nil, action: .copy, for: .valueChanged)
    control.addAction(Action(identifier: "go") { _ in }, for: .touchUpInside)
    var lines: [String] = []
    control.enumerateEventHandlers { action, target, events, stop in
      lines.append(action?.identifier.rawValue ?? target?.action.name ?? "")
      stop = events == .valueChanged
    }
    #expect(lines == ["keep", "copy"])
    #expect(control.actions(forTarget: desk, forControlEvent: .touchDown) == [.keep])
    #expect(control.actions(forTarget: nil, forControlEvent: .allEvents) == [.copy])
    #expect(control.allTargets.count == 1)
    control.removeTarget(desk, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [.valueChanged, .touchUpInside])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == .touchUpInside)
  }

  @Test("A subclass can track the touch in its own way, and every event is sent")
  func tracking() {
    let dial = Dial(frame: Rect(x: 10, y: 10, width: 100, height: 40))
    let controller = ViewController()
    let stage = Stage(controller)
    controller.view.addSubview(dial)
    let names: [(Control.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "again"), (.touchDragInside, "inside"),
      (.touchDragOutside, "outside"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
      (.touchUpInside, "up"), (.touchUpOutside, "up outside"),
    ]
    for (event, name) in names { dial.addAction(for: event) { dial.log.append(name) } }
    stage.grab(.point(Point(x: 20, y: 20)))
    stage.move(to: .point(Point(x: 30, y: 20)))
    stage.move(to: .point(Point(x: 300, y: 20)))
    stage.drop()
    #expect(
      dial.log == [
        "begin", "down", "continue", "inside", "continue", "outside", "exit", "end", "up outside",
      ])
    dial.log = []
    dial.limit = 50
    stage.grab(.point(Point(x: 20, y: 20)))
    stage.move(to: .point(Point(x: 80, y: 20)))
    #expect(!dial.isTracking)
    stage.drop()
    #expect(dial.log == ["begin", "down", "again", "continue", "end without a touch"])
    dial.log = []
    dial.limit = 0
    stage.tap(at: Point(x: 20, y: 20))
    #expect(dial.log == ["begin"])
    #expect(dial.state == .normal)
  }

  @Test("The state combines all flags that currently apply")
  func states() {
    let stage = Stage(ViewController())
    stage.window.addSubview(control)
    #expect(control.state == .normal)
    stage.press(.tab)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.focused, .selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.disabled, .selected])
  }

  @Test("An action removed for one event still runs for others, until all are removed")
  func removing() {
    let first = control.addAction(for: [.touchUpInside, .valueChanged]) { [log] in
      log.lines.append("first")
    }
    control.addAction(for: .touchUpInside) { [log] in log.lines.append("second") }
    control.removeAction(first, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(log.lines == ["second", "first"])
    control.removeAllActions()
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(log.lines.count == 2)
  }

  @Test("A selector for a method with a sender and an event receives the event of the touch")
  func selectorWithEvent() {
    let stage = Stage(ViewController())
    stage.window.addSubview(control)
    let desk = Desk()
    desk.log = log
    control.addTarget(desk, action: Selector("touched", Desk.touched), for: .touchUpInside)
    stage.tap(at: Point(x: 20, y: 20))
    control.sendActions(for: .touchUpInside)
    #expect(log.lines == ["touched with an event", "touched with no event"])
  }
}

extension Selector {
  fileprivate static let keep = Selector("keep") { (keeper: any Keeper) in keeper.keep() }
}

@MainActor
private protocol Keeper: AnyObject {
  func keep()
}

@MainActor
private final class Desk {
  var log = Log()
  func pressed(_ sender: Control) { log.lines.append("pressed by the control") }
  func noted() { log.lines.append("noted") }
  func touched(_ sender: Control, _ event: TouchEvent?) {
    log.lines.append("touched with \(event == nil ? "no event" : "an event")")
  }
}

@MainActor
private final class SavingController: ViewController, Keeper {
  var saves = 0
  var keeps = 0
  var isBusy = false
  var refused: [Control] = []
  func save(_ sender: Control) { saves += 1 }
  func keep() { keeps += 1 }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if isBusy, let control = sender as? Control { refused.append(control) }
    return !isBusy && super.canPerformAction(action, withSender: sender)
  }
}

@MainActor
private final class SavingView: View, Keeper {
  var saves = 0
  override var canBecomeFirstResponder: Bool { true }
  func keep() { saves += 1 }
}

@MainActor
private protocol ChildDelegate: AnyObject {
  func childDidChoose(_ answer: String)
}

@MainActor
private final class Child: ViewController {
  weak var delegate: (any ChildDelegate)?
  func chosen() { delegate?.childDidChoose("yes") }
}

@MainActor
private final class Parent: ViewController, ChildDelegate {
  var answers: [String] = []
  func childDidChoose(_ answer: String) { answers.append(answer) }
}

@MainActor
private final class Dial: Control {
  var log: [String] = []
  var limit = Double.infinity
  override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    log.append("begin")
    return limit > 0
  }
  override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    log.append("continue")
    return touch.location(in: self).x < limit
  }
  override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    log.append(touch == nil ? "end without a touch" : "end")
  }
}
