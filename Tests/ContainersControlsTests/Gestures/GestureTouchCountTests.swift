import ContainersTesting
import Testing

@testable import Containers

@MainActor
struct GestureTouchCountTests {
  let stage = Stage(ViewController())

  /// Adds a recognizer to the root view, and logs its states with the touches and the location.
  private func log<Recognizer: GestureRecognizer>(_ recognizer: Recognizer) -> GestureLog {
    let log = GestureLog()
    recognizer.addTarget { recognizer in
      let place = recognizer.location(in: nil)
      log.lines.append(
        "\(recognizer.state) \(recognizer.numberOfTouches) at \(Int(place.x)),\(Int(place.y))")
    }
    stage.window.rootViewController?.view.isMultipleTouchEnabled = true
    stage.window.rootViewController?.view.addGestureRecognizer(recognizer)
    return log
  }

  private func down(_ id: Int, _ x: Double, _ y: Double) {
    stage.send(.fingerDown(id: id, Point(x: x, y: y)))
  }

  private func move(_ id: Int, _ x: Double, _ y: Double) {
    stage.platform.advance(by: .milliseconds(16))
    stage.send(.fingerMoved(id: id, Point(x: x, y: y)))
  }

  private func up(_ id: Int, _ x: Double, _ y: Double) {
    stage.send(.fingerUp(id: id, Point(x: x, y: y)))
  }

  @Test("A finger over the maximum of a pan neither counts nor moves it")
  func overMaximum() {
    let pan = PanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    let log = log(pan)
    down(1, 100, 100)
    move(1, 120, 100)
    down(2, 200, 200)
    move(2, 250, 250)
    #expect(pan.translation(in: nil) == Point(x: 20, y: 0))
    move(1, 130, 100)
    up(2, 250, 250)
    move(1, 140, 110)
    up(1, 140, 110)
    #expect(
      log.lines == [
        "began 1 at 120,100", "changed 1 at 130,100", "changed 1 at 140,110", "ended 0 at 140,110",
      ])
  }

  @Test("A third finger does not count in a pan of two fingers that has begun")
  func twoFingers() {
    let pan = PanGestureRecognizer()
    pan.maximumNumberOfTouches = 2
    pan.minimumNumberOfTouches = 2
    let log = log(pan)
    down(1, 100, 100)
    down(2, 140, 100)
    move(1, 130, 100)
    down(3, 300, 100)
    move(3, 300, 200)
    move(2, 170, 100)
    up(3, 300, 200)
    up(1, 130, 100)
    move(2, 180, 100)
    up(2, 180, 100)
    #expect(log.lines.first == "began 2 at 135,100")
    #expect(log.lines.contains("changed 2 at 150,100"))
    #expect(log.lines.last == "ended 0 at 180,100")
    #expect(pan.state == .possible)
  }

  @Test("When the finger of a pan is lifted, another one over its maximum does not take over")
  func noSuccessor() {
    let pan = PanGestureRecognizer()
    pan.maximumNumberOfTouches = 1
    let log = log(pan)
    down(1, 100, 100)
    move(1, 140, 100)
    down(2, 200, 200)
    up(1, 140, 100)
    move(2, 300, 200)
    up(2, 300, 200)
    #expect(log.lines == ["began 1 at 140,100", "ended 0 at 140,100"])
    down(1, 100, 100)
    move(1, 100, 150)
    up(1, 100, 150)
    #expect(log.lines.suffix(2) == ["began 1 at 100,150", "ended 0 at 100,150"])
  }

  @Test("Another mouse button neither counts in a drag nor ends it")
  func otherButton() {
    let pan = PanGestureRecognizer()
    let log = log(pan)
    let place = Point(x: 120, y: 100)
    stage.send(.pointerPressed(.primary, Point(x: 100, y: 100), modifiers: []))
    stage.send(.pointerMoved(place, modifiers: []))
    stage.send(.pointerPressed(.secondary, place, modifiers: []))
    #expect(pan.numberOfTouches == 1)
    stage.send(.pointerReleased(.secondary, place, modifiers: []))
    stage.send(.pointerReleased(.primary, place, modifiers: []))
    #expect(log.lines.last == "ended 0 at 120,100")
  }

  @Test("A third finger neither counts in a pinch or a rotation nor moves it")
  func thirdFinger() {
    for recognizer in [PinchGestureRecognizer(), RotationGestureRecognizer()] {
      let log = log(recognizer)
      down(1, 100, 100)
      down(2, 200, 100)
      move(2, 200, 140)
      move(2, 240, 140)
      down(3, 390, 290)
      move(3, 390, 200)
      move(1, 100, 110)
      #expect(log.lines.last == "changed 2 at 170,125", "\(recognizer)")
      up(3, 390, 200)
      up(1, 100, 110)
      up(2, 240, 140)
      #expect(log.lines.last == "ended 0 at 240,140", "\(recognizer)")
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }

  @Test("A second finger neither counts in a long press nor moves or ends it")
  func longPress() {
    let press = LongPressGestureRecognizer()
    let log = log(press)
    down(1, 100, 100)
    stage.advance(by: .milliseconds(600))
    down(2, 300, 200)
    move(2, 310, 200)
    up(2, 310, 200)
    move(1, 110, 100)
    up(1, 110, 100)
    #expect(
      log.lines == ["began 1 at 100,100", "changed 1 at 110,100", "ended 0 at 110,100"])
  }

  @Test("A second finger over the maximum does not move a drag from the edge")
  func edge() {
    let pan = ScreenEdgePanGestureRecognizer()
    pan.edges = .left
    pan.maximumNumberOfTouches = 1
    let log = log(pan)
    down(1, 5, 100)
    move(1, 40, 100)
    down(2, 200, 200)
    move(2, 300, 200)
    move(1, 60, 100)
    up(1, 60, 100)
    #expect(log.lines == ["began 1 at 40,100", "changed 1 at 60,100", "ended 0 at 60,100"])
  }

  @Test("A tap and a swipe still have the fingers that made them when they are recognized")
  func discrete() {
    let tap = log(TapGestureRecognizer())
    down(1, 100, 100)
    up(1, 102, 100)
    #expect(tap.lines == ["ended 1 at 102,100"])
    let swipe = log(SwipeGestureRecognizer())
    down(1, 100, 100)
    move(1, 180, 100)
    up(1, 180, 100)
    #expect(swipe.lines == ["ended 1 at 180,100"])
  }

  @Test("A gesture that has ended keeps the modifier keys of its last touch")
  func modifiers() {
    let pan = PanGestureRecognizer()
    var flags: [KeyModifierFlags] = []
    pan.addTarget { if $0.state == .ended { flags.append($0.modifierFlags) } }
    stage.window.rootViewController?.view.addGestureRecognizer(pan)
    stage.send(.pointerPressed(.primary, Point(x: 100, y: 100), modifiers: .shift))
    stage.send(.pointerMoved(Point(x: 150, y: 100), modifiers: .shift))
    stage.send(.pointerReleased(.primary, Point(x: 150, y: 100), modifiers: .shift))
    #expect(flags == [.shift])
  }

  @Test("A modifier key that is pressed or released during a drag changes it, and its end knows it")
  func changingModifiers() {
    let pan = PanGestureRecognizer()
    var flags: [KeyModifierFlags] = []
    pan.addTarget { flags.append($0.modifierFlags) }
    stage.window.rootViewController?.view.addGestureRecognizer(pan)
    func key(_ flags: KeyModifierFlags) -> Key { Key(.other(1), modifierFlags: flags) }
    stage.send(.keyDown(key(.shift), isRepeat: false))
    stage.send(.keyUp(key([])))
    stage.send(.pointerPressed(.primary, Point(x: 100, y: 100), modifiers: []))
    stage.send(.pointerMoved(Point(x: 150, y: 100), modifiers: []))
    stage.send(.keyDown(key(.shift), isRepeat: false))
    stage.send(.keyDown(Key(.character("x"), modifierFlags: .shift), isRepeat: false))
    stage.send(.keyUp(key([])))
    stage.send(.pointerReleased(.primary, Point(x: 150, y: 100), modifiers: .control))
    #expect(flags == [[], .shift, [], .control])
  }

  @Test("A recognizer that its delegate disables when it is asked does not begin")
  func disabledWhenAsked() {
    let pan = PanGestureRecognizer()
    let log = log(pan)
    let delegate = DisablingDelegate()
    pan.delegate = delegate
    down(1, 100, 100)
    move(1, 150, 100)
    up(1, 150, 100)
    #expect(log.lines.isEmpty)
    #expect(pan.state == .possible)
    pan.isEnabled = true
    delegate.isDone = true
    down(1, 100, 100)
    move(1, 150, 100)
    up(1, 150, 100)
    #expect(log.lines.count == 2)
  }
}

private final class GestureLog {
  var lines: [String] = []
}

private final class DisablingDelegate: GestureRecognizerDelegate {
  var isDone = false
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    if !isDone { recognizer.isEnabled = false }
    return true
  }
}
