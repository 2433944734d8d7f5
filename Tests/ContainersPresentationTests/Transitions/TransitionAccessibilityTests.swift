import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("Accessibility during a transition")
struct TransitionAccessibilityTests {
  @Test("D37a: Moving views are not focusable during a transition, and are again after it")
  func transition() {
    let scene = SlidingScene()
    let button = Button(title: "Next")
    button.frame = Rect(x: 0, y: 0, width: 80, height: 40)
    scene.new.view.frame = scene.container.bounds
    scene.new.view.addSubview(button)
    let events = scene.stage.followAccessibility()
    func isFocusable() -> Bool? {
      events.mirror.entries.values.first { $0.semantics.label == "Next" }?.semantics.states
        .contains(.focusable)
    }
    scene.parent.addChild(scene.new)
    scene.parent.transition(
      from: scene.old, to: scene.new, duration: .seconds(1), completion: { _ in })
    scene.wait(500)
    #expect(isFocusable() == false)
    events.clear()
    scene.stage.settle()
    #expect(isFocusable() == true)
    #expect(events.lines.contains("Next: focusable"))
  }
}
