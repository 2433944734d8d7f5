@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct SwitchTests {
  let stage = Stage(ViewController())
  let control = Switch(frame: Rect(x: 100, y: 100, width: 51, height: 31))
  let log = Log()

  init() {
    control.accessibility.label = "Sound"
    stage.window.addSubview(control)
    control.addAction(for: .valueChanged) { [log, control] in
      log.lines.append(control.isOn ? "on" : "off")
    }
    stage.turn()
  }

  @Test("A tap, Space and Enter toggle a switch and send an event; setting isOn sends none")
  func turning() {
    stage.tap("Sound")
    #expect(stage.value(of: "Sound") == "on")
    stage.press(.tab)
    stage.press(.space)
    stage.press(.enter)
    #expect(log.lines == ["on", "off", "on"])
    control.isOn = false
    control.setOn(true, animated: true)
    #expect(log.lines.count == 3)
    #expect(stage.outline == "Sound, switch: on")
    #expect(stage.element("Sound")?.activate() == true)
    #expect(log.lines.last == "off")
  }

  @Test("The thumb can be dragged from side to side, and lifting the touch toggles nothing more")
  func dragging() {
    stage.drag("Sound", by: Point(x: 40, y: 0))
    #expect(log.lines == ["on"])
    stage.drag(.point(Point(x: 140, y: 115)), by: Point(x: -40, y: 0))
    #expect(log.lines == ["on", "off"])
    stage.press(.tab)
    stage.press(.space)
    #expect(log.lines == ["on", "off", "on"])
  }

  @Test("In a right-to-left layout on is at the left")
  func rightToLeft() {
    control.semanticContentAttribute = .forceRightToLeft
    stage.drag("Sound", by: Point(x: -40, y: 0))
    #expect(log.lines == ["on"])
    stage.settle()
    #expect(control.thumbFrame.midX < 25)
  }

  @Test("A disabled switch cannot be toggled by the user")
  func disabled() {
    control.isEnabled = false
    stage.tap("Sound")
    #expect(stage.element("Sound")?.activate() == false)
    #expect(log.lines.isEmpty)
    #expect(stage.outline == "Sound, switch, disabled: off")
  }

  @Test("The thumb moves with an animation on request, and at once with reduced motion")
  func animation() {
    let start = control.thumbFrame
    control.setOn(true, animated: true)
    stage.turn()
    #expect(stage.application.animator.isRunning)
    stage.settle()
    #expect(control.thumbFrame.midX > start.midX)
    stage.systemTraits = TraitCollection { $0.accessibilityMotion = .reduced }
    control.setOn(false, animated: true)
    #expect(!stage.application.animator.isRunning)
  }

  @Test("A switch has an intrinsic size and keeps its proportions in any other")
  func size() {
    #expect(control.intrinsicContentSize == Size(width: 51, height: 31))
    control.bounds.size = Size(width: 200, height: 100)
    control.layoutIfNeeded()
    #expect(control.focusEffect?.rect == Rect(x: 74.5, y: 34.5, width: 51, height: 31))
  }
}
