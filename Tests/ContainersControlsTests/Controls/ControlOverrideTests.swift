import Containers
import ContainersTesting
import Testing

/// What subclasses of controls can override, and who calls it.
@MainActor
struct ControlOverrideTests {
  let stage = Stage(ViewController(), size: Size(width: 240, height: 120))

  private func show(_ view: View) {
    view.frame = Rect(x: 20, y: 20, width: 100, height: 40)
    stage.window.addSubview(view)
    stage.turn()
  }

  @Test("A button draws its background, its content and, with keyboard focus, a ring")
  func drawing() {
    let button = TracedButton()
    show(button)
    #expect(button.calls.contains("background"))
    #expect(button.calls.contains("content"))
    #expect(!button.calls.contains("ring"))
    stage.press(.tab)
    #expect(button.calls.suffix(3) == ["background", "content", "ring"])
  }

  @Test("A state change or an explicit call updates the configuration once, without recursion")
  func configurationUpdates() {
    let button = TracedButton()
    show(button)
    button.calls = []
    button.isHighlighted = true
    #expect(button.calls == ["update"])
    button.whenUpdated = { $0.setNeedsUpdateConfiguration() }
    button.setNeedsUpdateConfiguration()
    #expect(button.calls == ["update", "update"])
  }

  @Test("The primary action of a control is sent only while it is enabled")
  func primaryAction() {
    let control = Control()
    var sent = 0
    control.addAction(for: .primaryActionTriggered) { sent += 1 }
    control.performPrimaryAction()
    #expect(sent == 1)
    control.isEnabled = false
    control.performPrimaryAction()
    #expect(sent == 1)
  }

  @Test("The primary action toggles a switch, and opens the menu of a button that has one")
  func ownPrimaryActions() {
    let toggle = Switch()
    toggle.performPrimaryAction()
    #expect(toggle.isOn)
    toggle.isEnabled = false
    toggle.performPrimaryAction()
    #expect(toggle.isOn)

    let button = Button(title: "More")
    button.menu = Menu(children: [Action(title: "Rename") { _ in }])
    button.showsMenuAsPrimaryAction = true
    show(button)
    button.performPrimaryAction()
    stage.turn()
    #expect(stage.element("Rename") != nil)
  }

  @Test("A control knows whether its touch is inside, and is told when the touch is canceled")
  func tracking() {
    let control = TracedControl()
    show(control)
    stage.send(.fingerDown(id: 1, Point(x: 40, y: 40)))
    #expect(control.isTouchInside)
    stage.send(.fingerMoved(id: 1, Point(x: 230, y: 110)))
    #expect(!control.isTouchInside)
    stage.send(.fingerMoved(id: 1, Point(x: 60, y: 40)))
    #expect(control.isTouchInside)
    control.removeFromSuperview()
    stage.turn()
    #expect(control.cancellations == 1)
    #expect(!control.isTouchInside)
    #expect(!control.isTracking)
  }

  @Test("The event masks contain what their names say, and exclude the application's own events")
  func eventSets() {
    typealias Event = Control.Event
    for event in [Event.touchDown, .touchDragExit, .touchUpInside, .touchCancel] {
      #expect(Event.allTouchEvents.contains(event))
      #expect(!Event.allEditingEvents.contains(event))
    }
    for event in [Event.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit] {
      #expect(Event.allEditingEvents.contains(event))
      #expect(!Event.allTouchEvents.contains(event))
    }
    let own = Event.applicationReserved
    #expect(own.isDisjoint(with: [.allTouchEvents, .allEditingEvents, .valueChanged]))
    #expect(Event.allEvents.isSuperset(of: own))
    var heard = 0
    let control = Control()
    control.addAction(for: Event(rawValue: 0x0100_0000)) { heard += 1 }
    control.sendActions(for: .applicationReserved)
    #expect(heard == 1)
  }
}

@MainActor
private final class TracedButton: Button {
  var calls: [String] = []
  var whenUpdated: ((TracedButton) -> Void)?

  override func drawBackground(_ canvas: Canvas) {
    calls.append("background")
    super.drawBackground(canvas)
  }

  override func drawContent(_ canvas: Canvas, in rect: Rect) {
    calls.append("content")
    super.drawContent(canvas, in: rect)
  }

  override func drawFocusRing(_ canvas: Canvas) {
    calls.append("ring")
    super.drawFocusRing(canvas)
  }

  override func updateConfiguration() {
    super.updateConfiguration()
    calls.append("update")
    whenUpdated?(self)
  }
}

@MainActor
private final class TracedControl: Control {
  var cancellations = 0

  override func cancelTracking(with event: TouchEvent?) { cancellations += 1 }
}
