import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
struct TouchTests {
  let host = RecordingHost()
  let window: Window
  let view = RecordingView(frame: Rect(x: 100, y: 100, width: 100, height: 100))

  init() {
    window = host.makeWindow()
    window.addSubview(view)
  }

  @Test("A touch goes to the view where it began, until it ends")
  func delivery() {
    window.press(150, 150, at: 0)
    window.move(10, 10, at: 10)
    window.lift(10, 10, at: 20)

    #expect(view.log.filter { $0 != "enter" && $0 != "exit" } == ["began1", "moved", "ended"])
  }

  @Test("A touch that leaves its view is told so before the pointer")
  func pointerAfterTouch() {
    window.press(150, 150, at: 0)
    window.move(10, 10, at: 10)

    #expect(view.log == ["enter", "began1", "moved", "exit"])
  }

  @Test("A press outside every interactive view reaches nobody")
  func outside() {
    view.isUserInteractionEnabled = false
    window.press(150, 150, at: 0)
    window.press(-5, 150, at: 1)
    window.lift(150, 150, at: 2)

    #expect(!view.log.contains("began1"))
  }

  @Test("Presses within half a second and 8 points count as consecutive taps")
  func tapCount() {
    window.click(150, 150, at: 0)
    window.click(155, 150, at: 400)
    window.click(155, 150, at: 1000)
    window.click(170, 150, at: 1100)

    #expect(view.log.filter { $0.hasPrefix("began") } == ["began1", "began2", "began1", "began1"])
  }

  @Test("A second button begins no new touch while the first one is down")
  func secondButton() {
    window.press(150, 150, at: 0)
    window.press(150, 150, at: 10, .secondary)
    window.lift(150, 150, at: 20, .secondary)
    window.lift(150, 150, at: 30)

    #expect(view.log == ["enter", "began1", "ended"])
  }

  @Test("Without multiple touch a view receives only the first of two fingers")
  func multipleTouch() {
    window.touch(1, 120, 120, at: 0)
    window.touch(2, 160, 160, at: 10)
    window.raise(2, 160, 160, at: 20)
    window.raise(1, 120, 120, at: 30)
    #expect(view.log == ["began1", "ended"])

    view.log = []
    view.isMultipleTouchEnabled = true
    window.touch(1, 120, 120, at: 1000)
    window.touch(2, 160, 160, at: 1010)
    window.raise(2, 160, 160, at: 1020)
    #expect(view.log == ["began1", "began1", "ended"])
  }

  @Test("Losing the keyboard cancels touches and presses")
  func focusLoss() {
    window.focusDidChange(isFocused: true, at: .zero)
    view.takesKeys = true
    view.becomeFirstResponder()
    window.press(150, 150, at: 0)
    window.send(.keyDown(Key(.space), isRepeat: false), at: .zero)
    window.focusDidChange(isFocused: false, at: .milliseconds(5))
    window.lift(150, 150, at: 10)
    window.send(.keyUp(Key(.space)), at: .milliseconds(10))

    #expect(view.log == ["enter", "began1", "press", "call off", "cancelled"])
  }

  @Test("When a view leaves the window its touch is canceled, and it receives no more of it")
  func removal() {
    window.press(150, 150, at: 0)
    view.removeFromSuperview()
    window.move(160, 150, at: 10)
    window.lift(160, 150, at: 20)

    #expect(view.log == ["enter", "began1", "cancelled", "exit"])
  }

  @Test("The wheel scrolls the view under the pointer, or an ancestor")
  func wheel() {
    let child = View(frame: view.bounds)
    view.addSubview(child)
    window.send(
      .scrolled(Point(x: 150, y: 150), delta: Point(x: 0, y: 12), modifiers: []), at: .zero)

    #expect(view.log.last == "scroll 12.0")
  }

  @Test("The pointer enters and exits views and takes their shape")
  func hover() {
    view.pointerStyle = .openHand
    window.move(150, 150, at: 0)
    #expect(window.effectivePointerStyle == .openHand)
    window.move(10, 10, at: 10)
    #expect(window.effectivePointerStyle == .arrow)
    #expect(view.log == ["enter", "exit"])
    #expect(host.propertyChanges == 2)
  }

  @Test("While a button is down the pointer keeps the shape of the view that was pressed")
  func capturedPointer() {
    view.pointerStyle = .openHand
    window.press(150, 150, at: 0)
    view.pointerStyle = .closedHand
    window.move(10, 10, at: 10)
    #expect(window.effectivePointerStyle == .closedHand)
    window.lift(10, 10, at: 20)
    #expect(window.effectivePointerStyle == .arrow)
  }
}
