import Containers
import ContainersTesting
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
    #expect(digger.senders.count == 1 && digger.senders.first === recognizer)
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
    #expect(digger.senders.count == 1 && changes == 2)
    recognizer.addTarget(digger, action: dig)
    recognizer.removeTarget(nil, action: nil)
    tap()
    #expect(digger.senders.count == 1 && changes == 3)
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
    #expect(warnings.count == 1 && warnings.first?.contains("dig") == true)
  }

  @Test("A selector wraps a closure and is performed on any object of the closure's type")
  func closures() {
    let bury = Selector("bury") { (digger: Digger) in digger.depth += 1 }
    let move = Selector("move") { (digger: Digger, distance: Double) in digger.depth += distance }
    #expect(bury.perform(on: digger) && move.perform(on: digger, sender: 2.5))
    #expect(digger.depth == 3.5)
    #expect(!move.perform(on: digger, sender: "far") && !bury.perform(on: view))
    #expect(digger.depth == 3.5)
    #expect(bury == Selector("bury") { (_: Digger) in } && bury != move)
    #expect("\(bury)" == "bury")
  }
}

@MainActor
final class Digger {
  var senders: [TapGestureRecognizer] = []
  var depth = 0.0

  func dig(_ sender: TapGestureRecognizer) { senders.append(sender) }
}
