import ContainersTesting
import Testing

@testable import Containers

/// A view that counts how often it is described.
private final class Counted: View {
  var count = 0

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    count += 1
  }
}

@MainActor
struct AccessibilityEventsTests {
  private let stage = Stage(ViewController())

  init() { stage.window.title = "Settings" }

  private func add(
    _ label: String, _ x: Double, _ y: Double, to parent: View? = nil
  ) -> View {
    let view = View(frame: Rect(x: x, y: y, width: 40, height: 20))
    view.accessibility.label = label
    (parent ?? stage.window).addSubview(view)
    return view
  }

  @Test(
    "D11a, D37a: The first frame reports the window and its elements, parents before children")
  func beginning() {
    let group = add("Group", 0, 0)
    group.frame.size = Size(width: 200, height: 100)
    _ = add("Inner", 0, 0, to: group)
    let recorder = AccessibilityRecorder()
    stage.application.accessibility.bridge = recorder
    stage.turn()
    #expect(
      recorder.lines == [
        "Settings: added to the desktop, window", "Group: added to Settings, group",
        "Inner: added to Group, group", "Settings: window created", "Settings: window activated",
      ])
  }

  @Test("D11a: Elements and actions declared by overrides are reported")
  func overrides() {
    let legend = Legend(frame: Rect(x: 0, y: 0, width: 50, height: 20))
    legend.accessibility.label = "Legend"
    stage.window.addSubview(legend)
    let told = stage.followAccessibility().mirror.entries.values
    #expect(told.contains { $0.semantics.label == "Sun" })
    #expect(told.first { $0.semantics.label == "Legend" }?.semantics.actions == ["Hide"])
  }

  @Test("D37a: Each state change is reported once, and nothing if no state changed")
  func states() {
    let control = Switch(frame: Rect(x: 100, y: 100, width: 51, height: 31))
    control.accessibility.label = "Sound"
    stage.window.addSubview(control)
    let events = stage.followAccessibility()
    stage.tap("Sound")
    stage.settle()
    #expect(events.lines == ["Sound: checked", "Sound: value “on”"])
    events.clear()
    control.isOn = true
    control.isEnabled = true
    control.setNeedsDisplay()
    stage.settle()
    #expect(events.lines == [])
    control.isEnabled = false
    stage.settle()
    #expect(events.lines == ["Sound: not enabled", "Sound: not focusable"])
  }

  @Test("D37a: A focus change is reported for the view that gains and the one that loses it")
  func focus() {
    for (index, title) in ["One", "Two"].enumerated() {
      let button = Button(title: title)
      button.frame = Rect(x: Double(index) * 100, y: 0, width: 80, height: 40)
      stage.window.addSubview(button)
    }
    let events = stage.followAccessibility()
    stage.press(.tab)
    #expect(events.lines == ["One: focused"])
    events.clear()
    stage.press(.tab)
    #expect(events.lines == ["One: not focused", "Two: focused"])
  }

  @Test("D38a: Changes of labels, values and hints are reported")
  func names() {
    let view = add("Place", 0, 0)
    let events = stage.followAccessibility()
    view.accessibility.value = "56°N"
    view.accessibility.hint = "Copies it."
    view.accessibility.label = "Start"
    stage.turn()
    #expect(
      events.lines == [
        "Place: label “Start”", "Start: value “56°N”", "Start: hint “Copies it.”",
      ])
    events.clear()
    view.accessibility.value = "57°N"
    view.accessibility.value = "56°N"
    stage.turn()
    #expect(events.lines == [])
  }

  @Test(
    "D11a, D38a: Hiding, showing, adding and moving elements reports their descendants too")
  func hierarchy() {
    let left = add("Left", 0, 0)
    left.frame.size = Size(width: 100, height: 100)
    let right = add("Right", 200, 0)
    right.frame.size = Size(width: 100, height: 100)
    let inner = add("Inner", 0, 0, to: left)
    let events = stage.followAccessibility()
    left.isHidden = true
    stage.turn()
    #expect(events.lines == ["Left: removed from Settings"])
    events.clear()
    left.isHidden = false
    stage.turn()
    #expect(
      events.lines == ["Left: added to Settings, group", "Inner: added to Left, group"])
    events.clear()
    right.addSubview(inner)
    stage.turn()
    #expect(events.lines == ["Inner: removed from Left", "Inner: added to Right, group"])
    events.clear()
    left.frame.origin.x = 300
    right.frame.origin.x = 0
    stage.turn()
    #expect(events.lines == ["Settings: reordered Right, Left"])
  }

  @Test("D38a: A frame is reported once, after nothing has moved for a while")
  func bounds() {
    let view = add("Mark", 0, 0)
    let events = stage.followAccessibility()
    for _ in 0..<10 {
      view.center.x += 5
      stage.advance(by: Stage.frameDuration)
    }
    #expect(events.lines == [])
    stage.settle()
    #expect(events.lines == ["Mark: at 50.0 0.0, 40.0 × 20.0"])
    events.clear()
    view.center.x += 5
    stage.turn()
    view.center.x -= 5
    stage.settle()
    #expect(events.lines == [])
  }

  @Test("D5: A text that changes all the time is reported at first, each second, and at rest")
  func restlessTexts() {
    let view = add("Mark", 0, 0)
    let events = stage.followAccessibility()
    var reported: [Int] = []
    for number in 1...130 {
      view.accessibility.value = "\(number)"
      stage.advance(by: .milliseconds(16))
      reported += events.lines.isEmpty ? [] : [number]
      events.clear()
    }
    #expect(reported == [1, 64, 127])
    stage.settle()
    #expect(events.lines == ["Mark: value “130”"])
  }

  @Test("D5: What has the focus is reported in every frame, and so are states")
  func focusedTexts() {
    let buttons = ["One", "Two"].enumerated().map { index, title in
      let button = Button(title: title)
      button.frame = Rect(x: Double(index) * 100, y: 0, width: 80, height: 40)
      stage.window.addSubview(button)
      return button
    }
    stage.press(.tab)
    let events = stage.followAccessibility()
    for number in 1...3 {
      for button in buttons { button.accessibility.value = "\(number)" }
      buttons[1].isSelected = number == 2
      stage.advance(by: .milliseconds(16))
    }
    #expect(
      events.lines == [
        "One: value “1”", "Two: value “1”", "One: value “2”", "Two: selected", "One: value “3”",
        "Two: not selected",
      ])
  }

  /// Drags with the mouse for 30 steps of 20 ms in which a view is painted; returns the steps in which it
  /// was described.
  private func drag(then work: (Int) -> Void = { _ in }) -> [Int] {
    let mark = Counted(frame: Rect(x: 0, y: 50, width: 40, height: 10))
    mark.accessibility.label = "Mark"
    stage.window.addSubview(mark)
    stage.send(.pointerPressed(.primary, Point(x: 100, y: 100), modifiers: []))
    stage.advance(by: .milliseconds(20))
    return (1...30).filter { step in
      let count = mark.count
      mark.setNeedsDisplay()
      work(step)
      stage.advance(by: .milliseconds(20))
      return mark.count > count
    }
  }

  @Test("D5: While something is dragged, elements are visited five times a second, and after it")
  func drags() {
    let view = add("Place", 0, 0)
    let events = stage.followAccessibility()
    let steps = drag()
    #expect(steps.count == 3)
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 - $0 == 10 })
    events.clear()
    view.isHidden = true
    stage.turn()
    #expect(events.lines == [])
    stage.send(.pointerReleased(.primary, Point(x: 100, y: 100), modifiers: []))
    stage.turn()
    #expect(events.lines == ["Place: removed from Settings"])
  }

  @Test("D5: A key and an announcement during a drag are reported at once")
  func promptness() {
    _ = stage.followAccessibility()
    let steps = drag { step in
      if step == 3 { stage.press(.tab) }
      if step == 6 {
        stage.application.accessibility.post(notification: .announcement, argument: "Here")
      }
    }
    // The release of the key is the second.
    #expect(steps.prefix(3) == [3, 4, 6])
  }

  @Test("D5: What is asked during a drag is answered as of the last frame")
  func answersDuringDrags() {
    let view = add("Place", 0, 0)
    let events = stage.followAccessibility()
    let accessibility = stage.application.accessibility
    let steps = drag { step in
      guard step == 3 else { return }
      events.clear()
      view.isHidden = true
      stage.turn()
      #expect(events.lines == [])
      accessibility.bringUpToDate()
      #expect(events.lines == ["Place: removed from Settings"])
      accessibility.bringUpToDate()
      #expect(events.lines.count == 1)
    }
    #expect(steps.first == 3)
  }

  @Test("D39a: Typing reports the text, then the caret; a selection is reported as well")
  func typing() {
    let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 30))
    field.accessibility.label = "Name"
    stage.window.addSubview(field)
    let events = stage.followAccessibility()
    stage.tap("Name")
    events.clear()
    stage.type("é")
    #expect(events.lines == ["Name: value “é”", "Name: inserted “é” at 0", "Name: caret 1"])
    events.clear()
    stage.press(.leftArrow, modifierFlags: .shift)
    #expect(events.lines == ["Name: caret 0", "Name: selected [\"0..<1\"]"])
    events.clear()
    stage.press(.backspace)
    #expect(events.lines.contains("Name: deleted “é” at 0"))
  }

  @Test("D40a: An announcement follows the other changes, and an empty one is dropped")
  func announcements() {
    let view = add("Copy", 0, 0)
    let events = stage.followAccessibility()
    let accessibility = stage.application.accessibility
    accessibility.post(notification: .announcement, argument: "Copied")
    accessibility.post(notification: .announcement(.assertive), argument: "Failed")
    accessibility.post(notification: .announcement, argument: "")
    view.accessibility.value = "done"
    stage.turn()
    #expect(
      events.lines == ["Copy: value “done”", "said polite: “Copied”", "said assertive: “Failed”"])
  }

  @Test("D19a: Relations follow the elements they refer to")
  func relations() {
    let caption = add("Caption", 0, 0)
    let field = add("Field", 100, 0)
    field.accessibilityRelations[.labeledBy] = [caption]
    field.accessibilityRelations[.controls] = [View()]
    let events = stage.followAccessibility()
    caption.isHidden = true
    stage.turn()
    #expect(events.lines == ["Caption: removed from Settings", "Field: labeledBy "])
    events.clear()
    caption.isHidden = false
    stage.turn()
    #expect(
      events.lines == ["Caption: added to Settings, group", "Field: labeledBy Caption"])
  }

  @Test(
    "D19a: A relation of every kind is reported by its name",
    arguments: [
      (AccessibilityRelations.Kind.labeledBy, "labeledBy"), (.describedBy, "describedBy"),
      (.controls, "controls"), (.flowsTo, "flowsTo"), (.activeDescendant, "activeDescendant"),
    ])
  func relation(_ kind: AccessibilityRelations.Kind, _ name: String) {
    let (other, field) = (add("Other", 0, 0), add("Field", 100, 0))
    let events = stage.followAccessibility()
    field.accessibilityRelations[kind] = [other]
    stage.turn()
    #expect(events.lines == ["Field: \(name) Other"])
  }

  @Test(
    "An element has the role that it states",
    arguments: [
      SemanticRole.notification, .toggleButton, .scrollBar, .separator, .menu, .link,
    ])
  func role(_ role: SemanticRole) {
    let events = stage.followAccessibility()
    add("Own", 0, 0).accessibility.role = role
    stage.turn()
    #expect(events.lines == ["Own: added to Settings, \(role.rawValue)"])
  }

  @Test("D37a: The states that an element gains and loses are reported")
  func gainedAndLostStates() {
    let view = add("Age", 0, 0)
    let events = stage.followAccessibility()
    view.accessibility.states = [.invalidEntry, .required]
    stage.turn()
    view.accessibility.states = [.required, .expandable]
    stage.turn()
    #expect(
      events.lines == [
        "Age: invalidEntry", "Age: required", "Age: expandable", "Age: not invalidEntry",
      ])
  }

  @Test("D27a: Elements beneath a modal view are removed, and return when it is gone")
  func modality() {
    let below = add("Below", 0, 0)
    let panel = add("Panel", 100, 0)
    panel.accessibility.isModal = true
    panel.isHidden = true
    let events = stage.followAccessibility()
    panel.isHidden = false
    stage.turn()
    #expect(
      events.lines == ["Below: removed from Settings", "Panel: added to Settings, dialog"])
    events.clear()
    below.accessibility.value = "unseen"
    stage.turn()
    #expect(events.lines == [])
    panel.removeFromSuperview()
    stage.turn()
    #expect(
      events.lines == ["Panel: removed from Settings", "Below: added to Settings, group"])
  }

  @Test("D37a: A window reports a new title, losing the keyboard and closing")
  func windows() {
    let events = stage.followAccessibility()
    stage.window.title = "Tunnel"
    stage.turn()
    #expect(events.lines == ["Settings: label “Tunnel”"])
    events.clear()
    stage.window.isKey = false
    stage.turn()
    #expect(events.lines == ["Tunnel: not active", "Tunnel: window deactivated"])
    events.clear()
    stage.window.close()
    stage.turn()
    #expect(events.lines == ["Tunnel: window destroyed", "Tunnel: removed from the desktop"])
  }

  @Test("D5a: An update visits only the elements whose views changed, and their ancestors")
  func economy() {
    let views = (0..<20).map { index in
      let view = Counted(frame: Rect(x: 0, y: Double(index) * 10, width: 40, height: 10))
      view.accessibility.label = "\(index)"
      stage.window.addSubview(view)
      return view
    }
    let events = stage.followAccessibility()
    for view in views { view.count = 0 }
    for _ in 0..<5 {
      views[3].accessibility.value = "\(views[3].count)"
      views[7].setNeedsDisplay()
      stage.turn()
    }
    #expect(views.map(\.count) == (0..<20).map { $0 == 3 || $0 == 7 ? 5 : 0 })
    // The others wait until the value rests.
    #expect(events.lines.count == 1)
  }

  @Test("A change that affects only accessibility is reported without rendering a frame")
  func presenting() {
    let view = add("Place", 0, 0)
    let events = stage.followAccessibility()
    let frames = stage.presentedFrames
    view.accessibility.value = "56°N"
    stage.turn()
    #expect(events.lines == ["Place: value “56°N”"])
    #expect(stage.presentedFrames == frames)
  }

  @Test("Without an observer no frame is requested, no element described and no tree kept")
  func silence() {
    let view = Counted(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    view.accessibility.label = "Place"
    stage.window.addSubview(view)
    stage.settle()
    view.accessibility.value = "56°N"
    stage.application.accessibility.post(notification: .announcement, argument: "Copied")
    #expect(!stage.application.isFrameDue)
    view.setNeedsDisplay()
    stage.turn()
    #expect(view.count == 0)
    #expect(view.extras?.semantics == nil)
    #expect(stage.application.accessibility.mirror == nil)
  }

  @Test("A new observer receives the whole tree, with numbers that were never used before")
  func listeningAgain() {
    let view = add("Place", 0, 0)
    let first = stage.followAccessibility()
    let old = Set(first.mirror.entries.keys)
    stage.application.accessibility.bridge = nil
    view.accessibility.value = "56°N"
    stage.turn()
    let second = stage.followAccessibility()
    #expect(second.mirror.entries.count == old.count)
    #expect(old.isDisjoint(with: second.mirror.entries.keys))
    #expect(first.lines == [])
  }
}
