import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
struct GestureTests {
  let host = RecordingHost()
  let window: Window
  let parent = RecordingView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  let child = RecordingView(frame: Rect(x: 100, y: 100, width: 100, height: 100))

  init() {
    window = host.makeWindow()
    window.addSubview(parent)
    parent.addSubview(child)
  }

  @Test(
    "A tap is recognized when the touch is lifted, and the view's touch is canceled")
  func tap() {
    var taps = 0
    let tap = TapGestureRecognizer()
    tap.addTarget { recognizer in
      taps += 1
      #expect(recognizer.location(in: child) == Point(x: 20, y: 30))
    }
    child.addGestureRecognizer(tap)
    window.press(120, 130, at: 0)
    #expect(taps == 0)
    window.lift(120, 130, at: 50)

    #expect(taps == 1)
    #expect(tap.state == .possible)
    #expect(child.log == ["enter", "began1", "cancelled"])
  }

  @Test("Without cancelsTouchesInView the view's touch ends as usual")
  func sharedTouches() {
    let tap = TapGestureRecognizer()
    tap.cancelsTouchesInView = false
    child.addGestureRecognizer(tap)
    window.click(120, 120, at: 0)

    #expect(child.log == ["enter", "began1", "ended"])
  }

  @Test("A touch that moves too far is not a tap")
  func strayingTap() {
    var taps = 0
    child.addGestureRecognizer(TapGestureRecognizer { _ in taps += 1 })
    window.press(120, 120, at: 0)
    window.move(135, 120, at: 10)
    window.lift(120, 120, at: 20)

    #expect(taps == 0)
    #expect(child.log.last == "ended")
  }

  @Test("A tap recognizer considers only its own mouse button")
  func buttons() {
    var taps: [String] = []
    child.addGestureRecognizer(TapGestureRecognizer { _ in taps.append("primary") })
    let secondary = TapGestureRecognizer { _ in taps.append("secondary") }
    secondary.button = .secondary
    child.addGestureRecognizer(secondary)
    window.click(120, 120, at: 0, .secondary)
    window.click(120, 120, at: 1000)

    #expect(taps == ["secondary", "primary"])
  }

  @Test("A double tap requires both taps within half a second")
  func doubleTap() {
    var count = 0
    let tap = TapGestureRecognizer { _ in count += 1 }
    tap.numberOfTapsRequired = 2
    child.addGestureRecognizer(tap)
    window.click(120, 120, at: 0)
    window.click(120, 120, at: 300)
    #expect(count == 1)

    window.click(120, 120, at: 2000)
    host.advance(to: 2600)
    window.click(120, 120, at: 2600)
    host.advance(to: 4000)
    #expect(count == 1)
  }

  @Test("A single tap that requires a double tap to fail is recognized once it has failed")
  func requiredFailure() {
    var log: [String] = []
    let single = TapGestureRecognizer { _ in log.append("single") }
    let double = TapGestureRecognizer { _ in log.append("double") }
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    child.addGestureRecognizer(single)
    child.addGestureRecognizer(double)

    window.click(120, 120, at: 0)
    host.advance(to: 300)
    #expect(log.isEmpty)
    host.advance(to: 500)
    #expect(log == ["single"])

    window.click(120, 120, at: 1000)
    window.click(120, 120, at: 1200)
    host.advance(to: 3000)
    #expect(log == ["single", "double"])
  }

  @Test("A tap elsewhere decides a waiting single tap and is itself recognized")
  func interruptedDoubleTap() {
    var log: [String] = []
    let single = TapGestureRecognizer { _ in log.append("single") }
    let double = TapGestureRecognizer { _ in log.append("double") }
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    child.addGestureRecognizer(single)
    child.addGestureRecognizer(double)
    window.click(120, 120, at: 0)
    window.click(180, 180, at: 200)
    #expect(log == ["single"])
    host.advance(to: 1000)
    #expect(log == ["single", "single"])
  }

  @Test("Of two taps the one on the deeper view wins")
  func deepestWins() {
    var log: [String] = []
    parent.addGestureRecognizer(TapGestureRecognizer { _ in log.append("parent") })
    child.addGestureRecognizer(TapGestureRecognizer { _ in log.append("child") })
    window.click(120, 120, at: 0)
    window.click(20, 20, at: 1000)

    #expect(log == ["child", "parent"])
  }

  @Test("A pan begins after 3 points of mouse movement and reports translation and velocity")
  func pan() {
    var states: [GestureState] = []
    let pan = PanGestureRecognizer { states.append($0.state) }
    child.addGestureRecognizer(pan)
    window.press(120, 120, at: 0)
    window.move(122, 120, at: 10)
    #expect(states.isEmpty)
    window.move(130, 120, at: 50)
    #expect(states == [.began])
    #expect(child.log == ["enter", "began1", "moved", "cancelled"])
    #expect(pan.translation(in: nil) == Point(x: 10, y: 0))
    window.move(130, 140, at: 100)
    #expect(pan.velocity(in: nil) == Point(x: 100, y: 200))
    pan.setTranslation(.zero, in: nil)
    window.move(140, 140, at: 120)
    #expect(pan.translation(in: child) == Point(x: 10, y: 0))
    window.lift(140, 140, at: 130)
    #expect(states == [.began, .changed, .changed, .ended])
  }

  @Test("A pan that pauses before it ends has no velocity")
  func restedPan() {
    var velocity: Point?
    let pan = PanGestureRecognizer()
    pan.addTarget { if $0.state == .ended { velocity = $0.velocity(in: nil) } }
    child.addGestureRecognizer(pan)
    window.press(120, 120, at: 0)
    window.move(180, 120, at: 50)
    window.lift(180, 120, at: 400)

    #expect(velocity == .zero)
  }

  @Test("The translation of a pan is in the coordinates of the given view")
  func scaledPan() {
    parent.transform = Transform(scaleX: 2, y: 2)
    var translation: Point?
    let pan = PanGestureRecognizer()
    pan.addTarget { translation = $0.translation(in: parent) }
    parent.addGestureRecognizer(pan)
    window.press(200, 150, at: 0)
    window.move(220, 150, at: 10)

    #expect(translation == Point(x: 10, y: 0))
  }

  @Test("A pinch reports the ratio of the distance between two fingers")
  func pinch() {
    var states: [GestureState] = []
    let pinch = PinchGestureRecognizer { states.append($0.state) }
    parent.addGestureRecognizer(pinch)
    window.touch(1, 100, 50, at: 0)
    window.touch(2, 180, 50, at: 0)
    window.slide(2, 200, 50, at: 10)
    #expect(states == [.began])
    #expect(pinch.scale == 1)
    window.slide(2, 300, 50, at: 20)
    #expect(pinch.scale == 2)
    #expect(pinch.velocity == 100)
    #expect(pinch.location(in: nil) == Point(x: 200, y: 50))
    window.raise(2, 300, 50, at: 30)
    #expect(pinch.scale == 2)
    window.raise(1, 100, 50, at: 40)
    #expect(states.last == .ended)
    #expect(pinch.scale == 1)
  }

  @Test("A pan and a pinch are recognized together if the delegate allows it")
  func simultaneous() {
    let delegate = Agreeing()
    var log: Set<String> = []
    let pan = PanGestureRecognizer { _ in log.insert("pan") }
    let pinch = PinchGestureRecognizer { _ in log.insert("pinch") }
    parent.addGestureRecognizer(pan)
    parent.addGestureRecognizer(pinch)
    func pinchOut(at time: Int) {
      window.touch(1, 100, 50, at: time)
      window.touch(2, 180, 50, at: time)
      window.slide(2, 240, 50, at: time + 10)
      window.raise(2, 240, 50, at: time + 20)
      window.raise(1, 100, 50, at: time + 30)
    }
    pinchOut(at: 0)
    #expect(log.count == 1)
    log = []
    pan.delegate = delegate
    pinchOut(at: 1000)
    #expect(log == ["pan", "pinch"])
  }

  @Test("Two-finger gestures in two views do not exclude each other")
  func separateViews() {
    let other = View(frame: Rect(x: 250, y: 100, width: 100, height: 100))
    parent.addSubview(other)
    var log: [String] = []
    child.addGestureRecognizer(PanGestureRecognizer { log.append("left \($0.state)") })
    other.addGestureRecognizer(PanGestureRecognizer { log.append("right \($0.state)") })
    window.touch(1, 120, 120, at: 0)
    window.touch(2, 300, 120, at: 0)
    window.slide(1, 140, 120, at: 10)
    window.slide(2, 320, 120, at: 10)

    #expect(log == ["left began", "right began"])
  }

  @Test("Disabling a recognizer or removing its view cancels the gesture")
  func canceling() {
    var states: [GestureState] = []
    let pan = PanGestureRecognizer { states.append($0.state) }
    child.addGestureRecognizer(pan)
    window.press(120, 120, at: 0)
    window.move(140, 120, at: 10)
    pan.isEnabled = false
    window.move(150, 120, at: 20)
    window.lift(150, 120, at: 30)
    #expect(states == [.began, .cancelled])
    #expect(pan.state == .possible)

    pan.isEnabled = true
    window.press(120, 120, at: 1000)
    window.move(140, 120, at: 1010)
    child.removeFromSuperview()
    window.lift(140, 120, at: 1020)
    #expect(states == [.began, .cancelled, .began, .cancelled])
    #expect(pan.state == .possible)
  }

  @Test("Losing the keyboard cancels a gesture")
  func focusLoss() {
    window.focusDidChange(isFocused: true, at: .zero)
    var states: [GestureState] = []
    child.addGestureRecognizer(PanGestureRecognizer { states.append($0.state) })
    window.press(120, 120, at: 0)
    window.move(140, 120, at: 10)
    window.focusDidChange(isFocused: false, at: .milliseconds(20))

    #expect(states == [.began, .cancelled])
  }

  @Test("A delegate can withhold touches from a recognizer and keep it from beginning")
  func delegate() {
    let delegate = Refusing()
    var count = 0
    let tap = TapGestureRecognizer { _ in count += 1 }
    tap.delegate = delegate
    child.addGestureRecognizer(tap)
    delegate.receives = false
    window.click(120, 120, at: 0)
    delegate.receives = true
    delegate.begins = false
    window.click(120, 120, at: 1000)
    #expect(count == 0)
    delegate.begins = true
    window.click(120, 120, at: 2000)
    #expect(count == 1)
  }

  @Test("An action can remove its own recognizer and view")
  func selfRemoval() {
    var count = 0
    child.addGestureRecognizer(
      TapGestureRecognizer { recognizer in
        count += 1
        recognizer.view?.removeFromSuperview()
        recognizer.view?.removeGestureRecognizer(recognizer)
      })
    window.click(120, 120, at: 0)
    window.click(120, 120, at: 1000)

    #expect(count == 1)
    #expect(child.gestureRecognizers.isEmpty)
  }

  @Test("Only the state transitions of the table are allowed")
  func transitions() {
    let all: [GestureState] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    let allowed = all.flatMap { a in all.filter(a.canAdvance).map { "\(a)>\($0)" } }
    #expect(
      allowed == [
        "possible>began", "possible>ended", "possible>failed",
        "began>changed", "began>ended", "began>cancelled",
        "changed>changed", "changed>ended", "changed>cancelled",
        "ended>possible", "cancelled>possible", "failed>possible",
      ])
  }

  @Test("A recognizer and its view are deallocated")
  func memory() {
    weak var recognizer: TapGestureRecognizer?
    weak var view: View?
    do {
      let tapped = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
      let tap = TapGestureRecognizer()
      tap.addTarget { _ in }
      tapped.addGestureRecognizer(tap)
      window.addSubview(tapped)
      window.click(20, 20, at: 0)
      tapped.removeFromSuperview()
      recognizer = tap
      view = tapped
    }
    #expect(recognizer == nil)
    #expect(view == nil)
  }
}

@MainActor
private final class Agreeing: GestureRecognizerDelegate {
  func gestureRecognizer(
    _ recognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { true }
}

@MainActor
private final class Refusing: GestureRecognizerDelegate {
  var receives = true
  var begins = true
  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { begins }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    receives
  }
}
