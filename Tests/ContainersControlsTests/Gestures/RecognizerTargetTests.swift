import Containers
import ContainersTesting
import TestSupport
import Testing

/// Targets and actions of recognizers, and selectors made of closures.
@MainActor
struct RecognizerTargetTests {
  let stage = Stage(ViewController(), size: Size(width: 100, height: 100))
  let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let digger = Digger()
  let dig = Selector("dig", Digger.dig)

  init() {
    stage.window.addSubview(view)
    stage.turn()
  }

  private func tap() { stage.tap(at: Point(x: 50, y: 50)) }

  @Test("A recognizer created with a target sends it the action, with itself as sender")
  func target() {
    let recognizer = TapGestureRecognizer(target: digger, action: dig)
    view.addGestureRecognizer(recognizer)
    tap()
    #expect(digger.senders.count == 1)
    #expect(digger.senders.first === recognizer)
  }

  @Test("A target added twice is called once, and a removed one is no longer called")
  func removing() {
    let recognizer = TapGestureRecognizer()
    var changes = 0
    recognizer.addTarget { _ in changes += 1 }
    recognizer.addTarget(digger, action: dig)
    recognizer.addTarget(digger, action: dig)
    view.addGestureRecognizer(recognizer)
    tap()
    #expect(digger.senders.count == 1)
    recognizer.removeTarget(digger, action: dig)
    tap()
    #expect(digger.senders.count == 1)
    #expect(changes == 2)
    recognizer.addTarget(digger, action: dig)
    recognizer.removeTarget(nil, action: nil)
    tap()
    #expect(digger.senders.count == 1)
    #expect(changes == 3)
  }

  @Test("A target is not retained, and a target without the action causes a warning")
  func targets() {
    let recognizer = TapGestureRecognizer()
    var short: Digger? = Digger()
    weak let weakly = short
    if let short { recognizer.addTarget(short, action: dig) }
    short = nil
    #expect(weakly == nil)
    recognizer.addTarget(view, action: dig)
    view.addGestureRecognizer(recognizer)
    let warnings = WarningLog.lines { tap() }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("dig") == true)
  }

  @Test("A selector wraps a closure and is performed on any object of the closure's type")
  func closures() {
    let bury = Selector("bury") { (digger: Digger) in digger.depth += 1 }
    let move = Selector("move") { (digger: Digger, distance: Double) in digger.depth += distance }
    #expect(bury.perform(on: digger))
    #expect(move.perform(on: digger, sender: 2.5))
    #expect(digger.depth == 3.5)
    #expect(!move.perform(on: digger, sender: "far"))
    #expect(!bury.perform(on: view))
    #expect(digger.depth == 3.5)
    #expect(bury == Selector("bury") { (_: Digger) in })
    #expect(bury != move)
    #expect("\(bury)" == "bury")
  }

  @Test("A recognizer knows the modifier keys held during its gesture")
  func modifiers() {
    var flags: [KeyModifierFlags] = []
    view.addGestureRecognizer(TapGestureRecognizer { flags.append($0.modifierFlags) })
    tap()
    stage.send(.pointerPressed(.primary, Point(x: 50, y: 50), modifiers: [.shift, .control]))
    stage.send(.pointerReleased(.primary, Point(x: 50, y: 50), modifiers: [.shift, .control]))
    #expect(flags == [[], [.shift, .control]])
  }

  @Test("A pan and a tap recognize the mouse button they are set to, and no other")
  func buttons() {
    var log: [String] = []
    let tap = TapGestureRecognizer { _ in log.append("tap") }
    let pan = PanGestureRecognizer { if $0.state == .began { log.append("pan") } }
    tap.button = .secondary
    pan.button = .middle
    for recognizer in [tap, pan] { view.addGestureRecognizer(recognizer) }
    for button in [PointerButton.primary, .secondary, .middle] {
      stage.send(.pointerPressed(button, Point(x: 50, y: 50), modifiers: []))
      stage.send(.pointerReleased(button, Point(x: 50, y: 50), modifiers: []))
    }
    #expect(log == ["tap"])
    for button in [PointerButton.primary, .secondary, .middle] {
      stage.send(.pointerPressed(button, Point(x: 50, y: 50), modifiers: []))
      stage.send(.pointerMoved(Point(x: 80, y: 50), modifiers: []))
      stage.send(.pointerReleased(button, Point(x: 80, y: 50), modifiers: []))
    }
    #expect(log == ["tap", "pan"])
  }

  @Test("A tap that requires two fingers needs both of them")
  func twoFingers() {
    var taps = 0
    let recognizer = TapGestureRecognizer { _ in taps += 1 }
    recognizer.numberOfTouchesRequired = 2
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(recognizer)
    for count in 1...2 {
      for id in 1...count {
        stage.send(.fingerDown(id: id, Point(x: Double(20 * id), y: 50)))
      }
      for id in 1...count {
        stage.send(.fingerUp(id: id, Point(x: Double(20 * id), y: 50)))
      }
      #expect(taps == count - 1)
      stage.advance(by: .seconds(1))
    }
  }
}

@MainActor
final class Digger {
  var senders: [TapGestureRecognizer] = []
  var depth = 0.0

  func dig(_ sender: TapGestureRecognizer) { senders.append(sender) }
}
