import Containers
import ContainersTesting
import Testing

/// What custom recognizers override, and how recognizers declare what they wait for.
@MainActor
struct RecognizerOverrideTests {
  let stage = Stage(ViewController(), size: Size(width: 300, height: 200))
  let view = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))

  init() {
    stage.window.addSubview(view)
    stage.turn()
  }

  private func down(_ x: Double, id: Int = 1) {
    stage.send(.fingerDown(id: id, Point(x: x, y: 50)))
  }
  private func move(_ x: Double, id: Int = 1) {
    stage.platform.advance(by: .milliseconds(16))
    stage.send(.fingerMoved(id: id, Point(x: x, y: 50)))
  }
  private func up(_ x: Double, id: Int = 1) { stage.send(.fingerUp(id: id, Point(x: x, y: 50))) }

  @Test("A deadline fires once and on time, and never after it was canceled")
  func deadlines() {
    let hold = HoldRecognizer()
    view.addGestureRecognizer(hold)
    down(20)
    stage.advance(by: .milliseconds(150))
    #expect(hold.reached.isEmpty)
    stage.advance(by: .milliseconds(100))
    #expect(hold.reached.count == 1)
    up(20)
    stage.settle()
    down(20)
    move(21)
    stage.advance(by: .seconds(1))
    #expect(hold.reached.count == 1)
  }

  @Test("A recognizer without touches is asked whether to continue with a new one, else it fails")
  func continuing() {
    let pair = PairRecognizer()
    view.addGestureRecognizer(pair)
    for x in [20.0, 200] {
      down(x)
      up(x)
    }
    #expect(pair.asked == 1)
    #expect(pair.recognized == 0)
    down(210)
    up(210)
    #expect(pair.asked == 2)
    #expect(pair.recognized == 1)
  }

  @Test("A recognizer is reset once per gesture, after it is recognized or has failed")
  func resetting() {
    let pair = PairRecognizer()
    view.addGestureRecognizer(pair)
    down(20)
    up(20)
    #expect(pair.resets == 0)
    down(25)
    up(25)
    stage.settle()
    #expect(pair.resets == 1)
  }

  @Test("A subclass that does not prevent another recognizer lets both recognize the same touches")
  func preventing() {
    let outer = View(frame: view.frame)
    stage.window.addSubview(outer)
    outer.addSubview(view)
    var taps = 0
    let tap = TapGestureRecognizer { _ in taps += 1 }
    outer.addGestureRecognizer(tap)
    let polite = PoliteTap()
    view.addGestureRecognizer(polite)
    down(20)
    up(20)
    stage.settle()
    #expect(taps == 1)
    polite.prevents = true
    down(20)
    up(20)
    stage.settle()
    #expect(taps == 1)
  }

  @Test("A subclass can require another recognizer to fail, or be required to fail by it")
  func failureRequirements() {
    var calls: [String] = []
    let double = TapGestureRecognizer { _ in calls.append("double") }
    double.numberOfTapsRequired = 2
    let waiting = WaitingTap { _ in calls.append("waiting") }
    waiting.waitsFor = double
    view.addGestureRecognizer(double)
    view.addGestureRecognizer(waiting)
    down(20)
    up(20)
    #expect(calls.isEmpty)
    stage.settle()
    #expect(calls == ["waiting"])

    view.removeGestureRecognizer(waiting)
    view.removeGestureRecognizer(double)
    calls = []
    let first = WaitingTap { _ in calls.append("first") }
    first.numberOfTapsRequired = 2
    let second = TapGestureRecognizer { _ in calls.append("second") }
    first.holdsBack = second
    view.addGestureRecognizer(second)
    view.addGestureRecognizer(first)
    down(20)
    up(20)
    #expect(calls.isEmpty)
    stage.settle()
    #expect(calls == ["second"])
  }

  @Test("A tap and a long press fail once the finger moves farther than allowed")
  func straying() {
    var calls: [String] = []
    let tap = TapGestureRecognizer { _ in calls.append("tap") }
    tap.allowableMovement = 30
    view.addGestureRecognizer(tap)
    down(20)
    move(45)
    up(45)
    #expect(calls == ["tap"])
    tap.allowableMovement = 5
    down(20)
    move(30)
    up(30)
    #expect(calls == ["tap"])

    let press = LongPressGestureRecognizer { gesture in
      if gesture.state == .began { calls.append("press") }
    }
    press.allowableMovement = 5
    view.addGestureRecognizer(press)
    down(20)
    move(30)
    stage.advance(by: .seconds(1))
    up(30)
    #expect(calls == ["tap"])
    press.allowableMovement = 20
    down(20)
    move(30)
    stage.advance(by: .seconds(1))
    up(30)
    #expect(calls == ["tap", "press"])
  }

  @Test("A pan requires a minimum and a maximum number of fingers")
  func panTouches() {
    var states: [GestureState] = []
    let pan = PanGestureRecognizer { states.append($0.state) }
    pan.minimumNumberOfTouches = 2
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(pan)
    down(20)
    move(60)
    #expect(states.isEmpty)
    down(100, id: 2)
    move(100)
    #expect(states.first == .began)
    #expect(pan.numberOfTouches == 2)
    up(100)
    up(100, id: 2)
    stage.settle()

    pan.minimumNumberOfTouches = 1
    pan.maximumNumberOfTouches = 1
    states = []
    down(20)
    down(100, id: 2)
    move(90)
    #expect(states.isEmpty)
  }
}

/// A press that requests a deadline after 200 ms and cancels it when the touch moves.
@MainActor
private final class HoldRecognizer: GestureRecognizer {
  var reached: [Duration] = []

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {
    setDeadline(event.timestamp + .milliseconds(200))
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent) { setDeadline(nil) }

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent) {
    advance(to: .failed)
  }

  override func deadlineReached(at now: Duration) { reached.append(now) }
}

/// A recognizer of two taps next to each other within two seconds.
@MainActor
private final class PairRecognizer: GestureRecognizer {
  private var taps = 0
  private var place = Point.zero
  var asked = 0
  var recognized = 0
  var resets = 0

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent) {
    taps += 1
    place = location(in: nil)
    // Without a deadline nothing would wait for the second tap.
    guard taps == 2 else { return setDeadline(event.timestamp + .seconds(2)) }
    recognized += 1
    advance(to: .ended)
  }

  override func deadlineReached(at now: Duration) { advance(to: .failed) }

  override func continues(with touch: Touch) -> Bool {
    asked += 1
    return touch.location(in: nil).distance(to: place) < 50
  }

  override func reset() {
    super.reset()
    resets += 1
    taps = 0
  }
}

@MainActor
private final class PoliteTap: TapGestureRecognizer {
  var prevents = false

  override func canPrevent(_ other: GestureRecognizer) -> Bool { prevents }
}

@MainActor
private final class WaitingTap: TapGestureRecognizer {
  weak var waitsFor: GestureRecognizer?
  weak var holdsBack: GestureRecognizer?

  override func shouldRequireFailure(of other: GestureRecognizer) -> Bool { other === waitsFor }

  override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool { other === holdsBack }
}
