import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
struct LongPressGestureTests {
  let host = RecordingHost()
  let window: Window
  let child = RecordingView(frame: Rect(x: 100, y: 100, width: 100, height: 100))

  init() {
    window = host.makeWindow()
    window.addSubview(child)
  }

  @Test("A long press begins after its minimum duration and may move afterward")
  func longPress() {
    var states: [GestureState] = []
    child.addGestureRecognizer(LongPressGestureRecognizer { states.append($0.state) })
    window.press(120, 120, at: 0)
    host.advance(to: 499)
    #expect(states.isEmpty)
    host.advance(to: 500)
    #expect(states == [.began])
    window.move(180, 120, at: 600)
    window.lift(180, 120, at: 700)
    #expect(states == [.began, .changed, .ended])
  }

  @Test("A long press that requires a tap is recognized after a tap at the same place")
  func pressAfterTap() {
    var states: [GestureState] = []
    let press = LongPressGestureRecognizer { states.append($0.state) }
    press.numberOfTapsRequired = 1
    child.addGestureRecognizer(press)
    window.click(120, 120, at: 0)
    window.press(122, 120, at: 200)
    host.advance(to: 699)
    #expect(states.isEmpty)
    host.advance(to: 700)
    window.lift(122, 120, at: 800)

    #expect(states == [.began, .ended])
  }

  @Test(
    "A long press that requires a tap fails without one, much later, elsewhere or as a tap",
    arguments: [(120.0, 200, 20), (120, 600, 900), (180, 200, 900)])
  func pressWithoutTap(_ x: Double, _ start: Int, _ length: Int) {
    var states: [GestureState] = []
    let press = LongPressGestureRecognizer { states.append($0.state) }
    press.numberOfTapsRequired = 1
    child.addGestureRecognizer(press)
    window.press(120, 120, at: 0)
    window.lift(120, 120, at: 20)
    host.advance(to: start)
    window.press(x, 120, at: start)
    host.advance(to: start + length)
    window.lift(x, 120, at: start + length)
    host.advance(to: 4000)
    window.press(120, 120, at: 5000)
    host.advance(to: 6000)
    window.lift(120, 120, at: 6000)

    #expect(states.isEmpty)
  }

  @Test("A long press that moves too far or ends too early fails")
  func shortPress() {
    var states: [GestureState] = []
    child.addGestureRecognizer(LongPressGestureRecognizer { states.append($0.state) })
    window.press(120, 120, at: 0)
    window.move(140, 120, at: 10)
    host.advance(to: 800)
    window.lift(140, 120, at: 900)
    window.click(120, 120, at: 2000)
    host.advance(to: 4000)

    #expect(states.isEmpty)
  }
}
