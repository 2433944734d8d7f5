import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
struct ControlTests {
  let host = RecordingHost()
  let window: Window
  let parent = RecordingView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let control = Control(frame: Rect(x: 100, y: 100, width: 100, height: 40))
  let log = Log()

  init() {
    window = host.makeWindow()
    window.addSubview(parent)
    parent.addSubview(control)
    let names: [(Control.Event, String)] = [
      (.touchDown, "down"), (.touchDragExit, "out"), (.touchDragEnter, "in"),
      (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "action"),
    ]
    for (events, name) in names {
      control.addAction(for: events) { [log] in log.lines.append(name) }
    }
  }

  @Test("A click performs the action once, when the button is released inside")
  func click() {
    window.press(120, 110, at: 0)
    #expect(control.isHighlighted)
    #expect(control.isTracking)
    window.lift(120, 110, at: 10)
    #expect(!control.isHighlighted)
    #expect(log.lines == ["down", "up", "action"])
  }

  @Test("A press dragged out does nothing, unless it is dragged back")
  func dragging() {
    window.press(120, 110, at: 0)
    window.move(20, 20, at: 10)
    #expect(!control.isHighlighted)
    window.move(120, 110, at: 20)
    #expect(control.isHighlighted)
    window.move(20, 20, at: 30)
    window.lift(20, 20, at: 40)
    #expect(log.lines == ["down", "out", "in", "out", "up outside"])
  }

  @Test("A finger may move up to 40 points outside and still press")
  func finger() {
    window.touch(1, 120, 110, at: 0)
    window.slide(1, 120, 170, at: 10)
    window.raise(1, 120, 170, at: 20)
    #expect(log.lines.last == "action")
  }

  @Test("Other mouse buttons are passed to the superviews")
  func secondary() {
    window.click(120, 110, at: 0, .secondary)
    #expect(log.lines.isEmpty)
    #expect(parent.log.suffix(2) == ["began1", "ended"])
  }

  @Test("A disabled control swallows touches and takes neither focus nor keys")
  func disabled() {
    control.isEnabled = false
    window.click(120, 110, at: 0)
    window.type(.tab)
    #expect(window.focusedView == nil)
    #expect(!control.accessibilityActivate())
    #expect(log.lines.isEmpty)
    #expect(!parent.log.contains("began1"))
    #expect(control.accessibility.traits.contains(.notEnabled))
  }

  @Test("Disabling a control cancels the press in progress")
  func disabling() {
    window.press(120, 110, at: 0)
    control.isEnabled = false
    control.isEnabled = true
    window.lift(120, 110, at: 10)
    #expect(log.lines == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test("A tap recognizer on a superview loses to a control, but a pan takes the touch from it")
  func recognizers() {
    var gestures: [String] = []
    parent.addGestureRecognizer(TapGestureRecognizer { _ in gestures.append("tap") })
    let pan = PanGestureRecognizer { gestures.append("pan \($0.state)") }
    parent.addGestureRecognizer(pan)
    window.click(120, 110, at: 0)
    #expect(gestures.isEmpty)
    #expect(log.lines == ["down", "up", "action"])
    log.lines = []
    window.press(120, 110, at: 1000)
    window.move(140, 110, at: 1010)
    window.lift(140, 110, at: 1020)
    #expect(gestures == ["pan began", "pan ended"])
    #expect(log.lines == ["down", "cancel"])
  }

  @Test("Enter presses a focused control immediately, Space on release")
  func keys() {
    window.type(.tab)
    #expect(window.focusedView === control)
    window.type(.enter)
    #expect(log.lines == ["up", "action"])
    window.send(.keyDown(Key(.space), isRepeat: false), at: .zero)
    window.send(.keyDown(Key(.space), isRepeat: true), at: .zero)
    #expect(control.isHighlighted)
    #expect(log.lines == ["up", "action"])
    window.send(.keyUp(Key(.space)), at: .zero)
    #expect(log.lines == ["up", "action", "up", "action"])
    #expect(!control.isHighlighted)
  }

  @Test("Keys and assistive technology send the same events as a touch lifted inside")
  func touchUpByKey() {
    var count = 0
    control.addAction(for: .touchUpInside) { count += 1 }
    window.type(.tab)

    window.type(.enter)
    window.type(.space)
    #expect(count == 2)
    _ = control.accessibilityActivate()

    #expect(count == 3)
  }

  @Test("Escape, a focus change and losing the keyboard cancel a held Space")
  func calledOff() {
    window.focusDidChange(isFocused: true, at: .zero)
    window.type(.tab)
    let endings: [() -> Void] = [
      { window.type(.escape) }, { window.moveFocus(to: nil) },
      { window.focusDidChange(isFocused: false, at: .zero) },
    ]
    for end in endings {
      window.moveFocus(to: control)
      window.send(.keyDown(Key(.space), isRepeat: false), at: .zero)
      #expect(control.isHighlighted)
      end()
      #expect(!control.isHighlighted)
      window.send(.keyUp(Key(.space)), at: .zero)
    }
    #expect(log.lines.isEmpty)
  }

  @Test("A control is hovered while the pointer is over it, and no longer once it is hidden")
  func hover() {
    window.move(120, 110, at: 0)
    #expect(control.isHovered)
    control.isHidden = true
    window.layoutDidFinish()
    #expect(!control.isHovered)
  }

  @Test("An action can remove its own control")
  func selfRemoval() {
    control.addAction { control.removeFromSuperview() }
    window.click(120, 110, at: 0)
    #expect(control.window == nil)
    #expect(log.lines == ["down", "up", "action"])
  }
}

/// Lines recorded by closures.
@MainActor
final class Log {
  var lines: [String] = []
}
