@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct StepperTests {
  let stage = Stage(ViewController())
  let stepper = Stepper(frame: Rect(x: 100, y: 100, width: 94, height: 32))
  let log = Log()

  init() {
    stepper.accessibility.label = "Copies"
    stage.window.addSubview(stepper)
    stepper.addAction(for: .valueChanged) { [log, stepper] in
      log.lines.append(stepper.accessibility.value ?? "")
    }
    stage.turn()
  }

  private let more = Point(x: 170, y: 116)
  private let less = Point(x: 120, y: 116)

  @Test("The two halves step up and down, and stop at the bounds")
  func steps() {
    stepper.maximumValue = 2
    for point in [more, more, more, less, less, less] { stage.tap(at: point) }
    #expect(log.lines == ["1", "2", "1", "0"])
    stepper.stepValue = 0.1
    for _ in 0..<3 { stage.tap(at: more) }
    #expect(log.lines.suffix(3) == ["0.1", "0.2", "0.3"])
  }

  @Test("A stepper that wraps continues at the other bound")
  func wrapping() {
    stepper.wraps = true
    stage.tap(at: less)
    stage.tap(at: more)
    #expect(log.lines == ["100", "0"])
  }

  @Test("A held half repeats, faster and faster, while the touch is on it")
  func repeating() {
    stepper.maximumValue = 1000
    stage.grab(.point(more))
    stage.advance(by: .milliseconds(450))
    #expect(stepper.value == 1)
    stage.advance(by: .seconds(1))
    let first = stepper.value
    #expect((11...13).contains(first))
    stage.advance(by: .seconds(2))
    #expect(stepper.value - first > 30)
    stage.move(to: .point(Point(x: 300, y: 20)))
    let outside = stepper.value
    stage.advance(by: .seconds(1))
    #expect(stepper.value == outside)
    stage.drop()
    #expect(stage.application.animator.isIdle)
  }

  @Test("Without autorepeat a held half steps once; if not continuous the event is sent at the end")
  func options() {
    stepper.autorepeat = false
    stage.grab(.point(more))
    stage.advance(by: .seconds(2))
    #expect(log.lines == ["1"])
    stage.drop()
    stepper.autorepeat = true
    stepper.isContinuous = false
    stage.grab(.point(more))
    stage.advance(by: .seconds(1))
    #expect(log.lines == ["1"])
    stage.drop()
    #expect(log.lines.count == 2)
    #expect(stepper.value > 3)
  }

  @Test("Removing a stepper stops its repetition")
  func removal() {
    stage.grab(.point(more))
    stepper.removeFromSuperview()
    stage.advance(by: .seconds(2))
    #expect(stepper.value == 1)
    #expect(stage.application.animator.isIdle)
  }

  @Test("Keys and assistive technology step")
  func keys() {
    stage.press(.tab)
    for key in [KeyCode.upArrow, .rightArrow, .downArrow, .pageUp, .end, .end, .leftArrow, .home] {
      stage.press(key)
    }
    stage.element("Copies")?.increment()
    #expect(log.lines == ["1", "2", "1", "11", "100", "99", "0", "1"])
    #expect(stage.outline == "Copies, adjustable: 1")
  }

  @Test("In a right-to-left layout the halves and the arrows are reversed")
  func rightToLeft() {
    stepper.semanticContentAttribute = .forceRightToLeft
    stage.tap(at: less)
    #expect(log.lines == ["1"])
    stage.press(.tab)
    stage.press(.rightArrow)
    #expect(log.lines == ["1", "0"])
  }
}
