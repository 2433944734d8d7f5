import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("What a finger presses")
struct TouchTargetTests {
  private let ground = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  private var presses: [String] = []

  private final class Log { var pressed: [String] = [] }

  private func stage(_ frames: [(String, Rect)]) -> (stage: Stage, log: Log) {
    let (controller, log) = (ViewController(), Log())
    controller.view = ground
    for (name, frame) in frames {
      let button = Button(frame: frame)
      button.addAction(for: .primaryActionTriggered) { log.pressed.append(name) }
      ground.addSubview(button)
    }
    return (Stage(controller, size: ground.bounds.size), log)
  }

  private func touch(_ stage: Stage, _ x: Double, _ y: Double) {
    stage.send(.fingerDown(id: 1, Point(x: x, y: y)))
    stage.send(.fingerUp(id: 1, Point(x: x, y: y)))
    stage.settle()
  }

  @Test("D123: A small button is pressed by a finger within 44 points around its middle")
  func small() {
    let (stage, log) = stage([("a", Rect(x: 100, y: 100, width: 20, height: 20))])
    touch(stage, 89, 121)
    touch(stage, 131, 110)
    #expect(log.pressed == ["a", "a"])
    touch(stage, 133, 110)
    #expect(log.pressed == ["a", "a"])
  }

  @Test("D123: The mouse presses nothing beside a button")
  func mouse() {
    let (stage, log) = stage([("a", Rect(x: 100, y: 100, width: 20, height: 20))])
    stage.tap(at: Point(x: 92, y: 110))
    #expect(log.pressed.isEmpty)
  }

  @Test("D123: Between two small buttons the nearer one is pressed, and a direct hit wins")
  func nearer() {
    let (stage, log) = stage([
      ("a", Rect(x: 100, y: 100, width: 20, height: 20)),
      ("b", Rect(x: 140, y: 100, width: 20, height: 20)),
    ])
    touch(stage, 129.5, 110)
    touch(stage, 130.5, 110)
    touch(stage, 119, 110)
    #expect(log.pressed == ["a", "b", "a"])
  }

  @Test("D123: What is large enough reaches no farther, and the ground is pressed beside it")
  func others() {
    let (stage, log) = stage([("a", Rect(x: 100, y: 100, width: 60, height: 44))])
    touch(stage, 97, 120)
    #expect(log.pressed.isEmpty)
  }
}
